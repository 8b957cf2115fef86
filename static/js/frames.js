/** What each frame of the server does to the store. */
/** @import { ErrorFrame, TableFrame, TableSocketFrame, ViewFrame } from './wire.d.ts' */
import { batch } from '../vendor/ui.js';
import { answered } from './commands.js';
import { layTrick } from './lingering.js';
import { expectMotion } from './motion.js';
import { narrate, narrateSeats } from './narrate.js';
import * as sound from './sound.js';
import {
  actionsOf,
  armed,
  farewell,
  isMyTurn,
  isNews,
  isPlayedFor,
  mode,
  mySeat,
  nextTable,
  notice,
  panel,
  pending,
  skew,
  spoken,
  stillPending,
  table,
  trips,
  typedLevel,
  view,
} from './store.js';
import { catchUp, hear } from './talk.js';
import { say } from './words.js';

/**
 * Puts a notice before the reader; the same words twice are two notices.
 * @param {string} words @param {'plain' | 'bad'} [tone]
 */
export const notify = (words, tone = 'plain') => {
  notice.value = { words, tone };
};

/** What begins a match waits for its first view, so that no waiting room is drawn between them. @type {TableFrame | null} */
let beginning = null;

/** @param {TableFrame} frame */
const isBeginning = (frame) =>
  frame.state === 'playing' && !!table.value && table.value.state !== 'playing' && view.value?.match !== frame.match;

function receiveTable(/** @type {TableFrame} */ frame) {
  beginning = isBeginning(frame) ? frame : null;
  if (!beginning) takeTable(frame);
}

function takeTable(/** @type {TableFrame} */ frame) {
  const before = table.value;
  table.value = nextTable(before, frame);
  const told = narrateSeats(before, table.value);
  if (told) spoken.value = told;
  // Why a table was closed is not to lie hidden under a score sheet.
  if (frame.state === 'closed' && before?.state !== 'closed') panel.value = null;
}

function receiveView(/** @type {ViewFrame} */ next) {
  if (beginning?.match === next.match) {
    takeTable(beginning);
    beginning = null;
  }
  const present = view.value;
  if (!isNews(present, next)) return;
  expectMotion(present, next);
  view.value = next;
  pending.value = stillPending(pending.value, next.version);
  if (next.version !== present?.version) leaveModes();
  layTrick(present, next);
  const told = narrate(present, next, isPlayedFor.value ? null : mySeat.value);
  if (told.words) spoken.value = told.words;
  if (told.cue) sound.play(told.cue);
}

/** A mode ends with the turn it was entered in, and where it offers nothing any more. */
function leaveModes() {
  armed.value = null;
  if (!isMyTurn.value || !actionsOf(mode.value ?? '').length) mode.value = null;
  if (!isMyTurn.value || !actionsOf('bid').length) typedLevel.value = 0;
}

function receiveError(/** @type {ErrorFrame} */ frame) {
  answered(frame.id ?? '', false);
  if (frame.id && frame.id === pending.value?.id) pending.value = null;
  sound.play('error');
  notify(say(frame.text), 'bad');
}

/** @param {string} id @param {number} version the version at which the command took effect */
function receiveOk(id, version) {
  answered(id, true);
  if (pending.value?.id !== id) return;
  pending.value = stillPending({ ...pending.value, version }, view.value?.version ?? 0);
}

function dispatch(/** @type {TableSocketFrame} */ frame) {
  switch (frame.type) {
    case 'table':
      return receiveTable(frame);
    case 'view':
      skew.value = frame.now - Date.now();
      return receiveView(frame);
    case 'chat':
      return hear(frame.messages);
    case 'trips':
      trips.value = frame.trips;
      return undefined;
    case 'pong':
      return catchUp();
    case 'ok':
      return receiveOk(frame.id, frame.version);
    case 'error':
      return receiveError(frame);
    case 'closed':
      farewell.value = frame.text;
      return undefined;
    default:
      return undefined;
  }
}

/** @param {TableSocketFrame} frame */
export const receive = (frame) => batch(() => dispatch(frame));
