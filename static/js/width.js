/** What depends on the page's width beyond its style. */
import { signal } from '../vendor/ui.js';

/** @param {string} condition of a style sheet @param {boolean} otherwise where there are no style sheets */
function watched(condition, otherwise) {
  const query = globalThis.matchMedia?.(condition);
  const holds = signal(query?.matches ?? otherwise);
  query?.addEventListener('change', () => (holds.value = query.matches));
  return holds;
}

/** Whether there is room for a list beside the table. The width is that of css/table/narrow.css. */
export const wide = watched('(min-width: 1081px)', true);
/** Whether every card of the hand is so small that it needs no fine face (css/card.css), whatever size is chosen. */
export const tiny = watched('(max-width: 430px)', false);
