/** Rooms and tables in words: their names, options and states. */
/** @import { Options, Seat, TableFrame, TableState } from './wire.d.ts' */
import { SEATS } from './seats.js';
import { fill, listed, seatName } from './words.js';

/** @type {Record<Seat, string>} the words that an address names a seat by */
const SEAT_WORDS = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** What is added to a table's address. @param {Seat | null} seat @param {string | null} [invite] */
export function query(seat, invite = null) {
  const wishes = new URLSearchParams();
  if (seat) wishes.set('seat', SEAT_WORDS[seat]);
  if (invite) wishes.set('invite', invite);
  return wishes.size ? `?${wishes}` : '';
}

const language = () => document.documentElement.lang || 'en';

/** A room's name in the page's language. @param {Record<string, string>} names by language code */
export const roomName = (names) => names[language()] ?? names.en;

/** @param {'casual' | 'rated'} kind */
export const kindName = (kind) => (kind === 'rated' ? gettext('rated') : gettext('casual'));

/** @param {number} number */
export const tableName = (number) => fill(gettext('Table %(number)s'), { number });

/** @param {TableState} state */
export const stateName = (state) =>
  ({
    waiting: gettext('waiting'),
    playing: gettext('playing'),
    over: gettext('between two matches'),
    closed: gettext('closed'),
  })[state];

/** @param {number} count */
export const watching = (count) => fill(ngettext('%(count)s watching', '%(count)s watching', count), { count });

/** @type {Record<string, (value: any) => string>} */
const OPTIONS = {
  boards: (count) => fill(ngettext('%(count)s board', '%(count)s boards', count), { count }),
  limit: (points) =>
    points === null
      ? gettext('no limit')
      : fill(gettext('to %(points)s points'), { points: points.toLocaleString(language()) }),
  clock: (seconds) =>
    seconds === null ? gettext('no clock') : fill(gettext('%(seconds)s seconds a turn'), { seconds }),
};

/** A table's options, each in a few words. @param {Options} options @returns {string[]} */
export const optionWords = (options) =>
  Object.entries(options).map(([name, value]) => OPTIONS[name]?.(value) ?? `${name}: ${value}`);

/** @param {TableFrame} table */
export const isFull = (table) => SEATS.every((seat) => table.seats[seat]);

/** Who sits and has not said to be ready. @param {TableFrame} table */
const unready = (table) => SEATS.filter((seat) => table.seats[seat]?.ready === false);

/** What keeps the match from starting. @param {TableFrame} table */
export function missing(table) {
  const free = SEATS.filter((seat) => !table.seats[seat]);
  const late = unready(table).map((seat) => `${table.seats[seat]?.name} (${seatName(seat)})`);
  if (free.length + late.length === 0) return gettext('The match is starting.');
  return [
    free.length && fill(gettext('Free seats: %(seats)s.'), { seats: listed(free.map(seatName)) }),
    late.length && fill(gettext('Not ready yet: %(names)s.'), { names: listed(late) }),
  ]
    .filter(Boolean)
    .join(' ');
}
