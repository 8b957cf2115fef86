/**
 * How long a finished trick lies on the table: until the next lead or three seconds, and never less than one.
 * Only what is drawn waits; the reader's cards can be played all the while.
 */
/** @import { Trick, ViewFrame } from './wire.d.ts' */
import { lastTrickOpen, resting, view } from './store.js';

const AT_LEAST = 1000;
const AT_MOST = 3000;

let laidAt = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {ViewFrame} frame */
const lastKey = (frame) => `${frame.match}/${frame.public.board}/${frame.public.last?.number ?? 0}`;

/** Whether nothing is to come on this board that would take the trick's place. */
const isPlayOver = () => view.value?.public.phase !== 'play';
const isNextLed = () => (view.value?.public.trick?.cards.length ?? 0) > 0;

function clear() {
  clearTimeout(timer);
  resting.value = null;
}

/** @param {Trick} trick */
function lay(trick) {
  resting.value = trick;
  laidAt = Date.now();
  clearTimeout(timer);
  timer = setTimeout(settle, AT_LEAST);
}

/** Takes the trick away if its time has come, else looks again later. */
function settle() {
  if (!resting.value) return;
  const lain = Date.now() - laidAt;
  if (lain >= AT_MOST - 20 || (lain >= AT_LEAST - 20 && (isNextLed() || isPlayOver()))) clear();
  else {
    clearTimeout(timer);
    timer = setTimeout(settle, (lain < AT_LEAST ? AT_LEAST : AT_MOST) - lain);
  }
}

/**
 * Called with each view: lays the trick that it finished, or makes room for what came after.
 * @param {ViewFrame | null} before @param {ViewFrame} now
 */
export function layTrick(before, now) {
  if (before && before.version !== now.version) lastTrickOpen.value = false;
  const last = now.public.last;
  if (!last || !before || before.public.board !== now.public.board) clear();
  else if (lastKey(before) !== lastKey(now)) lay(last);
  else settle();
}
