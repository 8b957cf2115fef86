/** Whether there is room for a list beside the table. The width is that of css/table/narrow.css. */
import { signal } from '../vendor/ui.js';

const query = globalThis.matchMedia?.('(min-width: 1081px)');

export const wide = signal(query?.matches ?? true);
query?.addEventListener('change', () => {
  wide.value = query.matches;
});
