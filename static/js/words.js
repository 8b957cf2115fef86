/**
 * Everything the page says, as words in the reader's language. Drawn forms of the same are in parts/pieces.js.
 * The keys are literal, so that makemessages finds them; `gettext` and its kin come from Django's catalogue.
 */
/** @import { Arg, Card, Claim, Contract, PublicView, Seat, Side, Text } from './wire.d.ts' */

/** @param {string} format @param {Record<string, unknown>} values */
export const fill = (format, values) => interpolate(format, values, true);

/** The page's language, as a code. */
export const language = () => document.documentElement.lang || 'en';

/** @param {Seat} seat */
export const seatName = (seat) =>
  ({ N: gettext('North'), E: gettext('East'), S: gettext('South'), W: gettext('West') })[seat];

/** @param {Seat} seat */
export const seatLetter = (seat) =>
  ({
    N: pgettext('seat', 'N'),
    E: pgettext('seat', 'E'),
    S: pgettext('seat', 'S'),
    W: pgettext('seat', 'W'),
  })[seat];

/** @param {Side} side */
export const sideName = (side) => (side === 'NS' ? gettext('North–South') : gettext('East–West'));
/** @param {Side} side */
export const sideLetters = (side) => (side === 'NS' ? pgettext('side', 'NS') : pgettext('side', 'EW'));

/** @param {string} vulnerable one of None, NS, EW, All */
export const vulnerableName = (vulnerable) =>
  vulnerable === 'None'
    ? pgettext('vulnerable', 'None')
    : vulnerable === 'All'
      ? pgettext('vulnerable', 'Both')
      : sideLetters(/** @type {Side} */ (vulnerable));

/** A suit, or no trump. @param {string} denomination */
export const denominationName = (denomination) =>
  ({
    S: gettext('spades'),
    H: gettext('hearts'),
    D: gettext('diamonds'),
    C: gettext('clubs'),
    NT: gettext('no trump'),
  })[denomination] ?? denomination;

/** @param {string} rank */
const rankName = (rank) =>
  ({ A: gettext('ace'), K: gettext('king'), Q: gettext('queen'), J: gettext('jack'), T: '10' })[rank] ?? rank;

/** @param {Card} card */
export const cardName = (card) =>
  fill(gettext('%(rank)s of %(suit)s'), { rank: rankName(card[1]), suit: denominationName(card[0]) });

/** @param {string} word what precedes the card in a detention's text @param {Card} [card] */
const detention = (word, card) =>
  card ? fill(gettext('%(how)s: %(card)s'), { how: word, card: cardName(card) }) : word;

/** A call of the auction or a contract's text: `P`, `1S`, `4SX`, `up SQ`, `down`, `bid 4`, `nil`. @param {string} call */
export function callName(call) {
  const bid = /^([1-7])(NT|[CDHS])(X{0,2})$/.exec(call);
  if (bid) return [bidName(bid[1], bid[2]), doubledName(bid[3])].filter(Boolean).join(' ');
  const [word, card] = call.split(' ');
  switch (word) {
    case 'P':
      return gettext('Pass');
    case 'X':
      return gettext('Double');
    case 'XX':
      return gettext('Redouble');
    case 'up':
      return detention(gettext('Face-Up'), card);
    case 'down':
      return detention(gettext('Face-Down'), card);
    case 'flip':
      return detention(gettext('Flip'), card);
    case 'bid':
      return fill(gettext('Bid %(number)s'), { number: card });
    case 'nil':
      return gettext('Nil');
    case 'blind':
      return gettext('Blind nil');
    default:
      return call;
  }
}

/** A bid of tricks as the score sheets write it, `4` or `nil`, as a call's text. @param {string} bid */
export const bidCall = (bid) => (/^\d+$/.test(bid) ? `bid ${bid}` : bid);

/** @param {string | number} level @param {string} denomination */
export const bidName = (level, denomination) =>
  fill(gettext('%(level)s %(denomination)s'), { level, denomination: denominationName(denomination) });

/** @param {string} doubled '', 'X' or 'XX' */
const doubledName = (doubled) => (doubled === 'X' ? gettext('doubled') : doubled === 'XX' ? gettext('redoubled') : '');

/** @param {Contract} contract */
export const contractName = (contract) =>
  fill(gettext('%(contract)s by %(seat)s'), { contract: callName(contract.text), seat: seatName(contract.declarer) });

/** A hand suit by suit, as it lies: `spades: ace, 10; hearts: 2`. @param {Card[]} cards */
export const handWords = (cards) =>
  [...new Set(cards.map((card) => card[0]))]
    .map((suit) => {
      const ranks = cards.filter((card) => card[0] === suit).map((card) => rankName(card[1]));
      return fill(gettext('%(suit)s: %(cards)s'), { suit: denominationName(suit), cards: listed(ranks) });
    })
    .join(pgettext('between suits', '; '));

/** @param {string} phase */
export const phaseName = (phase) =>
  ({
    auction: gettext('Auction'),
    play: gettext('Play'),
    claim: gettext('Claim'),
    negation: gettext('Negation'),
    reversal: gettext('Grand reversal'),
    scoreboard: gettext('Score'),
    over: gettext('Match over'),
  })[phase] ?? phase;

/** @param {Claim} claim @param {number} left the tricks not complete */
export const claimWords = ({ seat, tricks }, left) =>
  fill(ngettext('%(seat)s claims %(tricks)s of %(left)s trick left.', '%(seat)s claims %(tricks)s of %(left)s tricks left.', left), {
    seat: seatName(seat),
    tricks,
    left,
  });

/** Several names in a row. @param {string[]} each */
export const listed = (each) => each.join(pgettext('between names', ', '));

/** Points with their sign: `+620`, `−30`, `0`. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : plainNumber(points));

/** @param {number} count */
export const trickCount = (count) => fill(ngettext('%(count)s trick', '%(count)s tricks', count), { count });
/** @param {number} count */
export const bagCount = (count) => fill(ngettext('%(count)s bag', '%(count)s bags', count), { count });
/** @param {number} count */
export const cardCount = (count) => fill(ngettext('%(count)s card', '%(count)s cards', count), { count });

/** Minutes and seconds, rounded up. @param {number} milliseconds */
export function clockTime(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How the match stands at its end, '' before it. @param {PublicView['outcome']} outcome */
export function outcomeWords({ over, winner }) {
  if (!over) return '';
  if (winner === 'NS' || winner === 'EW') return fill(gettext('%(side)s win the match.'), { side: sideName(winner) });
  return winner === 'draw' ? gettext('The match is a draw.') : gettext('The match has ended without a winner.');
}

/** A number within a text, its thousands set apart. @param {number} number */
export const groupedNumber = (number) => plainNumber(number.toLocaleString(language()));

/** A number with a true minus sign. @param {number | string} number */
export const plainNumber = (number) => `${number}`.replace('-', '−');

/** @param {Arg} arg */
function sayArg(arg) {
  if (typeof arg === 'number') return groupedNumber(arg);
  if (typeof arg === 'string') return arg;
  if ('card' in arg) return cardName(arg.card);
  if ('seat' in arg) return seatName(arg.seat);
  if ('side' in arg) return sideName(arg.side);
  if ('call' in arg) return callName(arg.call);
  return say(arg);
}

/** A text of the wire as spoken words. @param {Text} text @returns {string} */
export const say = (text) =>
  fill(
    gettext(text.key),
    Object.fromEntries(Object.entries(text.args ?? {}).map(([name, arg]) => [name, sayArg(arg)])),
  );
