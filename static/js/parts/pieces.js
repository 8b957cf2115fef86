/** Suits, calls, cards and texts drawn within a line. A suit is a drawing with a name, never a character of a font. */
/** @import { Arg, Card, Seat, Side, Text } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import {
  callName,
  cardName,
  denominationName,
  groupedNumber,
  say,
  seatLetter,
  seatName,
  sideLetters,
  sideName,
} from '../words.js';
import { Face, SUIT_PATH } from './card.js';

/** Class names: the strings among `parts`, of which some may be false. @param {...(string | false | null | undefined)} parts */
export const names = (...parts) => parts.filter(Boolean).join(' ');

/** What is read out but not seen. @param {{ children?: unknown }} props */
export const Heard = ({ children }) => html`<span class="sr-only">${children}</span>`;

/** @param {{ suit: string, named?: boolean }} props `named`: read out, rather than only seen */
export const SuitIcon = ({ suit, named = false }) => html`<svg
  class=${`suit k-${suit.toLowerCase()}`}
  viewBox="0 0 100 100"
  role=${named ? 'img' : null}
  aria-label=${named ? denominationName(suit) : null}
  aria-hidden=${named ? null : 'true'}
><path d=${SUIT_PATH[suit]} /></svg>`;

/** @param {{ denomination: string }} props */
export const Denomination = ({ denomination }) =>
  denomination === 'NT'
    ? html`<span class="nt">${pgettext('denomination', 'NT')}</span>`
    : html`<${SuitIcon} suit=${denomination} />`;

/** @param {Card} card */
const cardDrawing = (card) => html`<${SuitIcon} suit=${card[0]} />${card[1] === 'T' ? '10' : card[1]}`;

/** A card that is only looked at. @param {{ card: Card, label?: string, detained?: 'up' | 'down' }} props */
export const ShownCard = ({ card, label = cardName(card), detained }) =>
  html`<div class="card" data-suit=${card[0]} data-detain=${detained} role="img" aria-label=${label}><${Face} card=${card} /></div>`;

/** A seat by its name for the ear and by its letter for the eye. @param {{ seat: Seat }} props */
export const SeatText = ({ seat }) =>
  html`<${Heard}>${seatName(seat)}<//><span aria-hidden="true">${seatLetter(seat)}</span>`;

/** A side by its letters, its name on request. @param {{ side: Side }} props */
export const SideText = ({ side }) => html`<abbr title=${sideName(side)}>${sideLetters(side)}</abbr>`;

/** A card within a line. @param {{ card: Card }} props */
export const CardText = ({ card }) => html`<span class="piece" role="img" aria-label=${cardName(card)}
  >${cardDrawing(card)}</span
>`;

/** A detention's name where there is little room. @param {string} word */
export const shortName = (word) =>
  word === 'down' ? pgettext('detained', 'Down') : word === 'up' ? pgettext('detained', 'Up') : callName(word);

/** @param {string} call */
function callDrawing(call) {
  const bid = /^([1-7])(NT|[CDHS])(X{0,2})$/.exec(call);
  if (bid)
    return html`${bid[1]}<${Denomination} denomination=${bid[2]} />${bid[3] && html`<b class="x">${bid[3]}</b>`}`;
  const [word, card] = call.split(' ');
  if (word === 'X' || word === 'XX') return html`<b class="x">${word}</b>`;
  if (word === 'P') return html`<span class="pass">${callName(call)}</span>`;
  if (word === 'bid') return html`<span class="tnum">${card}</span>`;
  if (word === 'nil' || word === 'blind') return html`<b class="nil">${callName(call)}</b>`;
  return html`<span class=${`mark ${word}`}>${shortName(word)}</span>${card && html`<span class="piece">${cardDrawing(card)}</span>`}`;
}

/** A call, a detention or a contract. @param {{ call: string }} props */
export const CallText = ({ call }) =>
  html`<span class="call" role="img" aria-label=${callName(call)}>${callDrawing(call)}</span>`;

/** @param {Arg} arg */
function drawArg(arg) {
  if (typeof arg !== 'object') return typeof arg === 'number' ? groupedNumber(arg) : arg;
  if ('card' in arg) return html`<${CardText} card=${arg.card} />`;
  if ('call' in arg) return html`<${CallText} call=${arg.call} />`;
  if ('seat' in arg) return seatName(arg.seat);
  if ('side' in arg) return sideName(arg.side);
  return say(arg);
}

/** A text of the wire, its cards and calls drawn. @param {{ text: Text }} props */
export const Words = ({ text }) =>
  html`${gettext(text.key)
    .split(/%\((\w+)\)s/)
    .map((piece, i) => (i % 2 ? drawArg(text.args?.[piece] ?? '') : piece))}`;
