/** What an ended match came to: a fragment that the server renders, asked for until the match is settled. */
import { effect, signal } from '../vendor/ui.js';
import { spoken, table } from './store.js';

/** How long to wait before asking again, in milliseconds. */
const WAITS = [500, 1000, 2000, 4000, 8000, 16000];
const SETTLING = 202;
/** What no fragment of the server's holds, and none is to bring onto the page. */
const FOREIGN = 'script, style, link, meta, base, iframe, object, embed, form';

/** The fragment about the match that has just ended, once there is one. */
export const ending = signal(/** @type {Element | null} */ (null));

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {string} url @param {AbortSignal} stop @returns {Promise<Response | null>} null: there was no answer */
const ask = (url, stop) => fetch(url, { signal: stop }).catch(() => null);

/**
 * The markup at `url`, asked for again while the match is being settled or the server does not answer.
 * @param {string} url @param {AbortSignal} stop @returns {Promise<string | null>} null: given up
 */
export async function fetchEnding(url, stop) {
  for (const wait of [0, ...WAITS]) {
    if (wait) await pause(wait);
    if (stop.aborted) return null;
    const answer = await ask(url, stop);
    if (answer?.status === 200) return answer.text();
    if (answer && answer.status !== SETTLING && answer.status < 500) return null;
  }
  return null;
}

/** The first element of some markup, without anything that does more than say something. @param {string} markup */
function parse(markup) {
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  for (const element of parsed.querySelectorAll(FOREIGN)) element.remove();
  const first = parsed.body.firstElementChild;
  return first && document.importNode(first, true);
}

/** What a screen reader says of a node. @param {Node} node @returns {string} */
function heard(node) {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.getAttribute('aria-hidden') === 'true') return '';
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(heard).join('');
}

/** @param {string} url @param {AbortSignal} stop */
async function show(url, stop) {
  const markup = await fetchEnding(url, stop);
  if (markup === null || stop.aborted) return;
  ending.value = parse(markup);
  const own = ending.value?.querySelector('.ending-own');
  if (own) spoken.value = heard(own).replace(/\s+/g, ' ').trim();
}

/** Asks for each ended match's fragment, and drops it when the next match begins. */
export function watchEnding() {
  /** @type {string | null} */
  let asked = null;
  let stop = new AbortController();
  return effect(() => {
    const url = table.value?.end ?? null;
    if (url === asked) return;
    asked = url;
    stop.abort();
    stop = new AbortController();
    ending.value = null;
    if (url) show(url, stop.signal);
  });
}
