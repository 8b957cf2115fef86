/** Bids of tricks: at the seats and in a table, beside the tricks won and what each side has bid together. */
/** @import { PublicView, Seat, Side } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { COLUMNS, SEATS, SIDES, sideOf } from '../seats.js';
import { wonOfBid } from '../seen.js';
import { mySeat, view } from '../store.js';
import { bidCall, callName, fill, seatName, sideName } from '../words.js';
import { CallText, Heard, SideText, names } from './pieces.js';

/** @param {PublicView} seen @param {Seat} seat */
const bidOf = (seen, seat) => seen.facts.bids?.[seat] ?? null;

/** Whether a bid is to win no trick at all. @param {string} bid */
const isNil = (bid) => !/^\d+$/.test(bid);

/** `2/4` for the eye; a nil by its name, with the tricks that it should not have. @param {string} bid @param {number} won */
const shortOf = (bid, won) => (isNil(bid) ? `${callName(bid)} ${won || ''}` : `${won}/${bid}`);

/** On a plate: the bid, and in the play what has been won of it. @param {{ seen: PublicView, seat: Seat }} props */
export function BidTag({ seen, seat }) {
  const bid = bidOf(seen, seat);
  if (!bid) return null;
  const call = callName(bidCall(bid));
  if (seen.phase === 'auction') return html`<em class="bidtag">${call}</em>`;
  const won = seen.seats[seat].tricks;
  const words = fill(gettext('%(call)s, won %(won)s'), { call, won });
  return html`<em class=${names('bidtag tnum', isNil(bid) && won > 0 && 'failed')} title=${words}>
    <${Heard}>${words}<//><span aria-hidden="true">${shortOf(bid, won)}</span>
  </em>`;
}

/** @param {{ seen: PublicView, seat: Seat }} props */
function BidCell({ seen, seat }) {
  const bid = bidOf(seen, seat);
  if (bid) return html`<td><${CallText} call=${bidCall(bid)} /></td>`;
  return html`<td>${seen.phase === 'auction' && seen.turns.includes(seat) && html`<span class="ask">?</span>`}</td>`;
}

/** @param {{ seen: PublicView }} props */
const BySeat = ({ seen }) => html`<table class="auction"><caption class="sr-only">${gettext('Bids')}</caption>
  <thead><tr><td></td>${COLUMNS.map(
    (seat) => html`<th key=${seat} scope="col" class=${seat === mySeat.value ? 'mine' : ''}>${seatName(seat)}</th>`,
  )}</tr></thead>
  <tbody>
    <tr><th scope="row">${gettext('Bid')}</th>${COLUMNS.map((seat) => html`<${BidCell} key=${seat} seen=${seen} seat=${seat} />`)}</tr>
    ${
      seen.phase !== 'auction' &&
      html`<tr><th scope="row">${gettext('Won')}</th>
        ${COLUMNS.map((seat) => html`<td key=${seat} class="tnum">${seen.seats[seat].tricks}</td>`)}</tr>`
    }
  </tbody></table>`;

/** @param {PublicView} seen @param {Side} side */
const hasBid = (seen, side) => SEATS.some((seat) => sideOf(seat) === side && bidOf(seen, seat) !== null);

/** @param {{ seen: PublicView, side: Side }} props */
const SideRow = ({ seen, side }) => html`<tr><th scope="row"><${SideText} side=${side} /> <${Heard}>${sideName(side)}<//></th>
  <td class="tnum">${wonOfBid(seen, side) || (hasBid(seen, side) ? seen.facts.contracts?.[side] : '–')}</td>
  <td class="tnum">${seen.facts.bags?.[side]}</td></tr>`;

/** @param {{ seen: PublicView }} props */
const BySide = ({ seen }) => html`<table class="sidebids"><caption class="sr-only">${gettext('By side')}</caption>
  <thead><tr><td></td><th scope="col">${seen.phase === 'auction' ? gettext('Bid') : gettext('Won of bid')}</th>
    <th scope="col">${gettext('Bags')}</th></tr></thead>
  <tbody>${SIDES.map((side) => html`<${SideRow} key=${side} seen=${seen} side=${side} />`)}</tbody></table>`;

/** Whether the reader's own cards lie face down before the reader. @param {PublicView} seen */
const isOwnHidden = (seen) => mySeat.value !== null && !seen.facts.seen?.includes(mySeat.value);

/** @param {{ seen: PublicView, small?: boolean }} props `small`: in a list */
export const Bids = ({ seen, small = false }) => html`<div class=${names('pad bids-so-far', small && 'mini')}>
  <${BySeat} seen=${seen} /><${BySide} seen=${seen} />
  ${
    seen.phase === 'auction' &&
    isOwnHidden(seen) &&
    !view.value?.you?.actions.length &&
    html`<p class="none">${gettext('Your cards stay face down until it is your turn to bid.')}</p>`
  }
</div>`;
