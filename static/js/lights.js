/** How well each player is connected: a light, and the last round trip in seconds. */
/** @import { Seat } from './wire.d.ts' */
import { link, mySeat, roundTrip, table, trips } from './store.js';
import { fill } from './words.js';

/** @typedef {'quick' | 'slow' | 'bad' | 'away'} Light */

/** From so many milliseconds on a connection is slow, and from so many bad. */
const SLOW = 2000;
const BAD = 4000;

/** The last round trip of a seat in milliseconds, where it is known: the reader's own is known best here. @param {Seat} seat */
export const tripOf = (seat) => (seat === mySeat.value ? roundTrip.value : (trips.value[seat] ?? null));

/** @param {number | null} trip @returns {Light} */
const lightOfTrip = (trip) => (trip === null || trip < SLOW ? 'quick' : trip <= BAD ? 'slow' : 'bad');

/** The light of a seat: grey where nobody is. @param {Seat} seat @returns {Light} */
export function lightOf(seat) {
  if (!table.value?.seats[seat]?.present) return 'away';
  if (seat === mySeat.value && link.value !== 'open') return 'bad';
  return lightOfTrip(tripOf(seat));
}

/** @param {number | null} trip milliseconds @returns {string} `0.3 s`, or '' */
export const secondsOf = (trip) =>
  trip === null ? '' : fill(gettext('%(seconds)s s'), { seconds: (trip / 1000).toFixed(1) });

/** @param {Light} light */
export const lightName = (light) =>
  ({
    quick: gettext('quick connection'),
    slow: gettext('slow connection'),
    bad: gettext('bad connection'),
    away: gettext('away'),
  })[light];
