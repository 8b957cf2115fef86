/** The keyboard at the table. Single keys can be turned off by those whose aids type for them. */
/** @import { Mode } from './store.js' */
import { signal } from '../vendor/ui.js';
import { act } from './commands.js';
import { recall, remember } from './memory.js';
import { closePanel, openPanel, toggleLastTrick, toggleTalk } from './panels.js';
import { chooseMode, pressCall } from './presses.js';
import { bidsTricks } from './seen.js';
import { toggleSound } from './sound.js';
import { actionsOf, armed, findAction, isMyTurn, lastTrickOpen, mode, mySeat, panel, typedLevel, view } from './store.js';
import { pressTrickBid } from './trickbids.js';

export const keysOn = signal(recall('keys') !== 'off');

export function toggleKeys() {
  keysOn.value = !keysOn.value;
  remember('keys', keysOn.value ? 'on' : 'off');
}

/** The cards of the hand that is on turn, which may be dummy's; else the reader's own. @returns {HTMLElement[]} */
function handButtons() {
  const hand = document.querySelector('[data-hand="turn"]') ?? document.querySelector('.hand');
  return [.../** @type {NodeListOf<HTMLElement>} */ (hand?.querySelectorAll('button') ?? [])];
}

/** Goes so many cards on from the one that has the focus, else to the one that Tab reaches. @param {number} step */
function stepInHand(step) {
  const cards = handButtons();
  const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = at < 0 ? cards.find((card) => card.tabIndex === 0) : cards[(at + step + cards.length) % cards.length];
  next?.focus();
}

/** To the next card of a suit, from the one that has the focus. @param {string} suit */
function goToSuit(suit) {
  const cards = handButtons();
  const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const inOrder = [...cards.slice(at + 1), ...cards.slice(0, at + 1)].filter((card) => card.dataset.suit === suit);
  (inOrder.find((card) => card.ariaDisabled !== 'true') ?? inOrder[0])?.focus();
}

/** @type {Record<string, Mode>} */
const MODES = { u: 'up', o: 'down', f: 'flip' };
/** @type {Record<string, string>} */
const DENOMINATION_KEYS = { c: 'C', d: 'D', h: 'H', s: 'S', n: 'NT' };

/** @param {string} key in lower case @param {boolean} shift @returns {boolean} whether the key meant something */
function pressInAuction(key, shift) {
  if (/^[1-7]$/.test(key)) typedLevel.value = isMyTurn.value ? Number(key) : 0;
  else if (typedLevel.value && DENOMINATION_KEYS[key]) bidTyped(DENOMINATION_KEYS[key]);
  else if (key === 'p') pressCall('P');
  else if (key === 'x') pressCall(shift ? 'XX' : 'X');
  else if (MODES[key]) chooseMode(MODES[key]);
  else return false;
  return true;
}

/** @param {string} key in lower case @param {boolean} shift */
function pressInBidding(key, shift) {
  const seen = view.value?.public;
  return seen && bidsTricks(seen) ? pressTrickBid(key) : pressInAuction(key, shift);
}

/** @param {string} denomination */
function bidTyped(denomination) {
  const level = typedLevel.value;
  typedLevel.value = 0;
  pressCall(`${level}${denomination}`);
}

/** @param {string} key in lower case */
function pressInPlay(key) {
  if (key === 'k' && actionsOf('claim').length) openPanel('claim');
  else if ('shdc'.includes(key)) goToSuit(key.toUpperCase());
  else return false;
  return true;
}

/** @param {string} key in lower case */
function pressAnywhere(key) {
  if (key === 'l') toggleLastTrick();
  else if (key === 'b') openPanel('sheet');
  else if (key === 'm') toggleSound();
  else if (key === '?') openPanel('keys');
  else if (key === 'arrowleft' || key === 'arrowright') stepInHand(key === 'arrowleft' ? -1 : 1);
  else return false;
  return true;
}

/** Leaves the innermost thing that is open. */
function leave() {
  if (mode.value || typedLevel.value || armed.value) {
    mode.value = armed.value = null;
    typedLevel.value = 0;
  } else if (lastTrickOpen.value) lastTrickOpen.value = false;
  else closePanel();
}

/** Enter on a sheet confirms it, wherever on the sheet the focus is. */
function confirmSheet() {
  if (panel.value === 'sheet' && findAction('ok')) act('ok');
}

/** @param {Element} target */
const isTyping = (target) => target.matches('input, textarea, select, [contenteditable]');
/** @param {Element} target */
const isPressable = (target) => target.closest('button, a, summary') !== null;

/** @param {string} key in lower case @param {boolean} shift */
function pressKey(key, shift) {
  const phase = view.value?.public.phase;
  if (panel.value === null && mySeat.value) {
    if (phase === 'auction' && pressInBidding(key, shift)) return true;
    if (phase === 'play' && pressInPlay(key)) return true;
  }
  if (key === 't') toggleTalk();
  else if (key === 'g') openPanel('settings');
  else return view.value !== null && pressAnywhere(key);
  return true;
}

/** Escape while typing: out of the drawer, or back to the table. @param {HTMLElement} target */
function leaveTyping(target) {
  if (panel.value) return closePanel();
  target.blur();
  return document.querySelector('main')?.focus();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(target)) {
    if (event.key === 'Escape') leaveTyping(target);
  } else if (event.key === 'Escape') leave();
  else if (event.key === 'Enter' && !isPressable(target)) confirmSheet();
  else if (keysOn.value && event.key.length <= 1 && pressKey(event.key.toLowerCase(), event.shiftKey))
    event.preventDefault();
  else if (event.key.startsWith('Arrow') && pressKey(event.key.toLowerCase(), false)) event.preventDefault();
}

/** Starts listening. */
export const startKeys = () => document.addEventListener('keydown', onKey);
