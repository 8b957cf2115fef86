/** What the reader has chosen (accounts/preferences.py): applied to the page at once, and kept by the server. */
import { effect, signal } from '../vendor/ui.js';
import { formToken, offered, preferencesUrl } from './page.js';
import { notice } from './store.js';

/**
 * A choice among a few, with what is chosen.
 * @typedef {{ key: string, label: string, help: string, choices: { value: string, label: string }[], value: string }} Preference
 */

const chosen = signal(Object.fromEntries(offered.map(({ key, value }) => [key, value])));

/** @param {string} key */
export const valueOf = (key) => chosen.value[key];
/** @param {string} key of one that is on or off */
export const isOn = (key) => valueOf(key) === 'on';

/** Those that the style sheets look at. */
const SEEN = ['theme', 'deck', 'cards', 'animation'];

/** Shows the page as chosen, now and after every choice. */
export const watchSettings = () =>
  effect(() => {
    for (const key of SEEN) if (valueOf(key)) document.documentElement.dataset[key] = valueOf(key);
  });

/** @param {string} key @param {string} value @returns {Promise<boolean>} whether the server keeps it */
async function post(key, value) {
  const headers = { Accept: 'application/json', 'X-CSRFToken': formToken };
  const body = new URLSearchParams({ [key]: value });
  const answer = await fetch(preferencesUrl, { method: 'POST', headers, body }).catch(() => null);
  return answer?.ok ?? false;
}

/** @param {string} key @param {boolean} kept */
function answered(key, kept) {
  if (!kept) notice.value = { words: gettext('This choice could not be kept. It lasts until you leave.'), tone: 'bad' };
  else if (key === 'language') location.reload();
}

/** One after another: the server keeps all that was chosen as one. */
let keeping = Promise.resolve();

/** @param {string} key @param {string} value one of its choices */
export function choose(key, value) {
  chosen.value = { ...chosen.value, [key]: value };
  keeping = keeping.then(async () => answered(key, await post(key, value)));
}

/** @param {string} key of one that is on or off */
export const toggle = (key) => choose(key, isOn(key) ? 'off' : 'on');

const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
/** Whether things may move: as chosen, and as the reader's system has it. */
export const mayMove = () => valueOf('animation') !== 'off' && stillness?.matches === false;
