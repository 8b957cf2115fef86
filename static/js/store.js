/** What the page knows: what the server sent last, and what the reader has opened. Drawn from here, changed in one place each. */
/** @import { BySeat, Seat, TableFrame, Text, Trick, ViewFrame } from './wire.d.ts' */
import { computed, signal } from '../vendor/ui.js';

/** @typedef {'connecting' | 'open' | 'lost' | 'ended'} Link */
/** @typedef {'up' | 'down' | 'flip'} Mode how the next card pressed is meant, in the auction */
/** @typedef {'sheet' | 'tricks' | 'keys' | 'talk' | 'menu' | 'leave' | 'settings' | 'connections' | 'watch' | 'claim'} Panel */
/** @typedef {{ id: string, action: string, version: number | null }} Pending `version` once the server has accepted it */

export const table = signal(/** @type {TableFrame | null} */ (null));
export const view = signal(/** @type {ViewFrame | null} */ (null));

export const link = signal(/** @type {Link} */ ('connecting'));
/** Why the server ended the connection for good. */
export const farewell = signal(/** @type {Text | null} */ (null));
/** The server's clock less this one's, in milliseconds. */
export const skew = signal(0);
/** The last round trip, in milliseconds. */
export const roundTrip = signal(/** @type {number | null} */ (null));
/** The last round trips of those at the table, in milliseconds. */
export const trips = signal(/** @type {Partial<BySeat<number>>} */ ({}));

export const mode = signal(/** @type {Mode | null} */ (null));
/** The level typed so far of a bid made by keys. */
export const typedLevel = signal(0);
/** The play that a further press makes, where each is to be confirmed. */
export const armed = signal(/** @type {string | null} */ (null));
/** The decision that the server has not answered yet. */
export const pending = signal(/** @type {Pending | null} */ (null));
export const panel = signal(/** @type {Panel | null} */ (null));
/** The finished trick that still lies on the table. */
export const resting = signal(/** @type {Trick | null} */ (null));
export const lastTrickOpen = signal(false);

/** The words just spoken by the live region, and a notice that is seen as well. */
export const spoken = signal('');
export const notice = signal(/** @type {{ words: string, tone: 'plain' | 'bad' } | null} */ (null));

/** The reader's own seat, or null. */
export const mySeat = computed(() => view.value?.you?.seat ?? table.value?.you ?? null);
/** The seat behind which a spectator wishes to sit. */
export const behind = signal(/** @type {Seat | null} */ (null));
/** @param {Seat | null} seat */
export const mayBeWatched = (seat) => seat !== null && table.value?.seats[seat]?.watched === true;
/** The seat drawn at the bottom. */
export const vantage = computed(
  () => /** @type {Seat} */ (mySeat.value ?? (mayBeWatched(behind.value) ? behind.value : 'S')),
);
/** Whether the computer plays for the reader, who has nothing to decide meanwhile. */
export const isPlayedFor = computed(() => {
  const seat = table.value?.you;
  return (seat && table.value?.seats[seat]?.bot) || false;
});
/** Whether the reader plays a casual match, which a bot may go on with. */
export const mayLeaveToBot = computed(() => {
  const present = table.value;
  return present?.you != null && present.state === 'playing' && present.room.kind === 'casual';
});
export const myActions = computed(() => (isPlayedFor.value ? [] : (view.value?.you?.actions ?? [])));
export const isMyTurn = computed(() => {
  const seat = mySeat.value;
  return seat !== null && !isPlayedFor.value && (view.value?.public.turns.includes(seat) ?? false);
});

/** @param {string} action its text */
export const findAction = (action) => myActions.value.find((each) => each.action === action);
/** @param {string} group */
export const actionsOf = (group) => myActions.value.filter((each) => each.group === group);

/**
 * Whether `next` may take the place of `present`: never an older state.
 * @param {ViewFrame | null} present @param {ViewFrame} next
 */
export function isNews(present, next) {
  if (!present) return true;
  return next.match === present.match ? next.version >= present.version : next.match > present.match;
}

/** The table after a frame about it. @param {TableFrame | null} present @param {TableFrame} next */
export const nextTable = (present, next) => (present && next.rev < present.rev ? present : next);

/**
 * What is still unanswered once the table stands at `version`.
 * @param {Pending | null} present @param {number} version
 */
export const stillPending = (present, version) =>
  present && present.version !== null && present.version <= version ? null : present;
