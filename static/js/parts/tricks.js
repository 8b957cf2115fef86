/** The tricks of the board that are finished and may be looked at again, with the auction above them. */
/** @import { PublicView, Seat, Trick } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { COLUMNS } from '../seats.js';
import { bidsTricks } from '../seen.js';
import { seatName } from '../words.js';
import { Auction } from './auction.js';
import { Bids } from './bids.js';
import { CardText, Heard } from './pieces.js';

/** @param {PublicView} seen @returns {Trick[]} */
const finished = (seen) => seen.facts.history ?? (seen.last ? [seen.last] : []);

/** @param {Trick} trick @param {Seat} seat */
function Cell(trick, seat) {
  const played = trick.cards.find((each) => each.seat === seat);
  const marks = [trick.winner === seat && 'won', trick.leader === seat && 'led', played?.was].filter(Boolean).join(' ');
  return html`<td key=${seat} class=${marks}>${played && html`<${CardText} card=${played.card} />`}
    ${trick.leader === seat && html`<${Heard}>${gettext('led')}<//>`}${trick.winner === seat && html`<${Heard}>${gettext('won')}<//>`}</td>`;
}

/** @param {Trick} trick */
const Row = (trick) => html`<tr key=${trick.number}>
  <th scope="row" class="tnum">${trick.number}</th>${COLUMNS.map((seat) => Cell(trick, seat))}
</tr>`;

/** @param {{ seen: PublicView }} props */
export function TrickTable({ seen }) {
  const tricks = finished(seen);
  if (tricks.length === 0) return html`<p class="none">${gettext('No trick has been played yet.')}</p>`;
  return html`<table class="tricktable"><caption class="sr-only">${gettext('Tricks')}</caption>
    <thead><tr><td></td>${COLUMNS.map((seat) => html`<th key=${seat} scope="col">${seatName(seat)}</th>`)}</tr></thead>
    <tbody>${tricks.map(Row)}</tbody>
  </table>`;
}

/** What was called or bid, where the game has an auction. @param {{ seen: PublicView }} props */
function Called({ seen }) {
  if (bidsTricks(seen)) return html`<h3>${gettext('Bids')}</h3><${Bids} seen=${seen} small />`;
  return (seen.calls.length > 0 || seen.phase === 'auction') && html`<h3>${gettext('Auction')}</h3><${Auction} seen=${seen} small />`;
}

/** @param {{ seen: PublicView }} props */
export const AuctionAndTricks = ({ seen }) => html`<${Called} seen=${seen} />
  ${seen.phase !== 'auction' && html`<h3>${seen.facts.history ? gettext('Tricks') : gettext('Last trick')}</h3><${TrickTable} seen=${seen} />`}`;
