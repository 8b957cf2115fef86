/** Rooms and tables in words: their names, options and states. */
/** @import { BySeat, Room, Seat, TableFrame, TableState, Text } from './wire.d.ts' */
import { SEATS } from './seats.js';
import { fill, language, listed, say, seatName } from './words.js';

/** @type {Record<Seat, string>} the words that an address names a seat by */
const SEAT_WORDS = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** @param {Seat} seat */
export const seatWord = (seat) => SEAT_WORDS[seat];
/** The seat that an address names, by its word or letter. @param {string | null} word */
export const seatOfWord = (word) => SEATS.find((seat) => word && [seat, SEAT_WORDS[seat]].some((each) => each.toLowerCase() === word.toLowerCase())) ?? null;

/** What is added to a table's address. @param {Seat | null} seat @param {string | null} [invite] */
export function query(seat, invite = null) {
  const wishes = new URLSearchParams();
  if (seat) wishes.set('seat', SEAT_WORDS[seat]);
  if (invite) wishes.set('invite', invite);
  return wishes.size ? `?${wishes}` : '';
}

/** A room's name in the page's language. @param {Record<string, string>} names by language code */
export const roomName = (names) => names[language()] ?? names.en;

/** @param {'casual' | 'rated'} kind */
const kindName = (kind) => (kind === 'rated' ? gettext('rated') : gettext('casual'));

/** What kind of room it is, where its name does not say so. @param {Room} room */
export function kindMark(room) {
  const kind = kindName(room.kind);
  return roomName(room.names).toLowerCase().includes(kind.toLowerCase()) ? '' : kind;
}

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

/** A table's options, each in a few words. @param {{ option_texts: Text[] }} table */
export const optionWords = (table) => table.option_texts.map(say);

/** Whoever sits somewhere: a person, or where nobody does the computer. @param {{ name: string | null }} sitter */
export const sitterName = (sitter) => sitter.name ?? gettext('Computer');

/**
 * Whether a person may sit down there now: a bot's place is free, in a match to everyone where bots are allowed, else to
 * whoever has left it.
 * @param {{ state: TableState, bots: boolean, seats: BySeat<{ name: string | null } | null>, left?: Seat | null }} table
 * @param {Seat} seat
 */
export function mayBeTaken(table, seat) {
  if (table.state === 'closed' || table.seats[seat]?.name) return false;
  if (table.state !== 'playing') return true;
  return table.left ? table.left === seat : table.bots;
}

/** Whether the reader may let bots fill seats. Bots alone do not play. @param {TableFrame} table */
export const mayBringBots = (table) => table.host && table.bots && SEATS.some((seat) => table.seats[seat]?.name);

/** @param {TableFrame} table */
export const freeSeats = (table) => SEATS.filter((seat) => !table.seats[seat]);

/** @param {TableFrame} table */
export const isFull = (table) => SEATS.every((seat) => table.seats[seat]);

/** Who sits and has not said to be ready. @param {TableFrame} table */
const unready = (table) => SEATS.filter((seat) => table.seats[seat]?.ready === false);

/** What keeps the match from starting. @param {TableFrame} table */
export function missing(table) {
  const free = freeSeats(table);
  const late = unready(table).map((seat) => `${table.seats[seat]?.name} (${seatName(seat)})`);
  if (free.length + late.length === 0) return gettext('The match is starting.');
  return [
    free.length && fill(gettext('Free seats: %(seats)s.'), { seats: listed(free.map(seatName)) }),
    late.length && fill(gettext('Not ready yet: %(names)s.'), { names: listed(late) }),
  ]
    .filter(Boolean)
    .join(' ');
}
