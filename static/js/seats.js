/** Seats and sides, and where each seat lies for one who looks at the table. */
/** @import { Seat, Side } from './wire.d.ts' */

/** Clockwise from North. @type {Seat[]} */
export const SEATS = ['N', 'E', 'S', 'W'];
/** The order of the auction's columns. @type {Seat[]} */
export const COLUMNS = ['E', 'S', 'W', 'N'];
/** @type {Side[]} */
export const SIDES = ['NS', 'EW'];

/** Clockwise from the reader's own edge. @typedef {'bottom' | 'left' | 'top' | 'right'} Place */
/** @type {Place[]} */
const PLACES = ['bottom', 'left', 'top', 'right'];

/** @param {Seat} seat @returns {Side} */
export const sideOf = (seat) => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** The edge at which `seat` is drawn when `vantage` is at the bottom. @param {Seat} seat @param {Seat} vantage */
export const placeOf = (seat, vantage) => PLACES[(SEATS.indexOf(seat) - SEATS.indexOf(vantage) + 4) % 4];

/** @param {Place} place @param {Seat} vantage */
export const seatAt = (place, vantage) => SEATS[(PLACES.indexOf(place) + SEATS.indexOf(vantage)) % 4];

/** @param {string} vulnerable one of None, NS, EW, All @param {Seat} seat */
export const isVulnerable = (vulnerable, seat) => vulnerable === 'All' || vulnerable === sideOf(seat);
