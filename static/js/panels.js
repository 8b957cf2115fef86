/** Opening and closing of what lies over the table, and the keyboard's place when that happens. */
/** @import { Seat, ViewFrame } from './wire.d.ts' */
/** @import { Panel } from './store.js' */
import { computed, effect, signal } from '../vendor/ui.js';
import { seatWord } from './meeting.js';
import { actionsOf, behind, lastTrickOpen, mayLeaveToBot, mySeat, panel, resting, table, view } from './store.js';
import { wide } from './width.js';

/** @param {Panel} name opened, or closed if it is open */
export function openPanel(name) {
  panel.value = panel.value === name ? null : name;
}

export const closePanel = () => {
  panel.value = null;
};

/** Shows the last trick again where there is one. */
export const toggleLastTrick = () => {
  lastTrickOpen.value = !lastTrickOpen.value && Boolean(view.value?.public.last);
};

/** To the talk: where it lies beside the table it is always open. */
export function toggleTalk() {
  if (!wide.value) return openPanel('talk');
  return /** @type {HTMLElement | null} */ (document.querySelector('.talk :is(input, a)'))?.focus();
}

/** With one's seat in a match goes what could be done about it. */
export const watchSeat = () =>
  effect(() => {
    if (!mayLeaveToBot.value && panel.value === 'leave') panel.value = null;
  });

/** A claim may be made as long as it is offered. */
export const watchClaim = () =>
  effect(() => {
    if (panel.value === 'claim' && actionsOf('claim').length === 0) panel.value = null;
  });

/** Where the talk comes to lie beside the table, and the tools into the bar, they need no drawer and no menu. */
export const watchDrawer = () =>
  effect(() => {
    if (wide.value && (panel.value === 'talk' || panel.value === 'menu')) panel.value = null;
  });

/** Whether the reader looks on at a match, from a side that may be chosen. */
export const mayChooseSide = computed(() => view.value !== null && mySeat.value === null && !isInRoom.value);

/** Looks at the table from behind a seat; the address remembers it. @param {Seat} seat */
export function sitBehind(seat) {
  behind.value = seat;
  history.replaceState(history.state, '', `${location.pathname}?watch=${seatWord(seat)}`);
}

/** Those that may be opened before a match as well. */
const AT_ANY_TIME = ['talk', 'menu', 'settings', 'connections', 'watch'];

/** @param {ViewFrame} frame */
const boardOf = (frame) => `${frame.match}/${frame.public.board}`;
/** The board whose sheet has been put before the reader, or did not have to be. */
const sheetShownFor = signal('');

/** Whether the reader stands before the chairs: no match is played, and the last one's sheet is put away. */
export const isInRoom = computed(() => {
  const frame = view.value;
  if (!frame) return true;
  if (panel.value !== null && !AT_ANY_TIME.includes(panel.value)) return false;
  if (table.value?.state === 'closed') return true;
  const isSeen = sheetShownFor.value === boardOf(frame) && !resting.value;
  return table.value?.state === 'over' && frame.public.outcome.over && isSeen;
});

/** With the next board the last one's sheet goes. @param {string} board */
function putSheetAway(board) {
  if (!sheetShownFor.peek() || sheetShownFor.peek() === board) return;
  sheetShownFor.value = '';
  if (panel.peek() === 'sheet') panel.value = null;
}

/** Opens the score sheet once a board, when its last trick has been seen, and closes it when the next board is there. */
export function watchSheet() {
  let isFirst = true;
  return effect(() => {
    const frame = view.value;
    if (!frame) return;
    const board = boardOf(frame);
    // A match that was over before a stranger came is no news: such a one came for a seat.
    const isOld = isFirst && frame.public.phase === 'over' && !frame.you?.seat;
    isFirst = false;
    if (!['scoreboard', 'over'].includes(frame.public.phase)) return putSheetAway(board);
    if (resting.value || sheetShownFor.peek() === board) return;
    sheetShownFor.value = board;
    if (!isOld && table.peek()?.state !== 'closed') panel.value = 'sheet';
  });
}
