/** The finished boards of the match, a row each; the columns are those that the game's lines have. */
/** @import { BoardLine, Side } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { SEATS, SIDES, sideOf } from '../seats.js';
import { bagCount, bidCall, callName, signed } from '../words.js';
import { CallText, SeatText, SideText } from './pieces.js';

/** @param {{ line: BoardLine }} props */
const Contract = ({ line }) =>
  !line.declarer || !line.contract
    ? html`<td>${gettext('Passed out')}</td>`
    : html`<td><${CallText} call=${line.contract} /> <${SeatText} seat=${line.declarer} /></td>`;

/** Each side's two values in a line of its own. @param {{ values: (side: Side) => string }} props */
const PerSide = ({ values }) => html`<td>${SIDES.map(
  (side) => html`<div key=${side} class="perside"><${SideText} side=${side} /> ${values(side)}</div>`,
)}</td>`;

/** @param {Side} side */
const seatsOf = (side) => SEATS.filter((seat) => sideOf(seat) === side);

/** @param {string} bid */
const bidText = (bid) => (/^\d+$/.test(bid) ? bid : callName(bidCall(bid)));

/** @param {{ line: BoardLine }} props */
function Played({ line }) {
  const { bids } = line;
  if (!bids && !line.contract) return null;
  if (!bids) return html`<${Contract} line=${line} />`;
  return html`<${PerSide} values=${(/** @type {Side} */ side) => seatsOf(side).map((seat) => bidText(bids[seat])).join(' + ')} />`;
}

/** @param {{ line: BoardLine }} props */
function Tricks({ line: { tricks } }) {
  if (typeof tricks !== 'object') return html`<td class="tnum">${tricks ?? '–'}</td>`;
  return html`<${PerSide} values=${(/** @type {Side} */ side) => seatsOf(side).map((seat) => tricks[seat]).join(' + ')} />`;
}

/** @param {BoardLine} line */
const Row = (line) => html`<tr key=${line.board}><th scope="row" class="tnum">${line.board}</th>
  <${Played} line=${line} /><${Tricks} line=${line} />
  ${SIDES.map((side) => html`<td key=${side} class="tnum">${signed(line.score[side])}</td>`)}
  ${line.imps && SIDES.map((side) => html`<td key=${`${side} imps`} class="tnum">${line.imps?.[side]}</td>`)}
  ${SIDES.map(
    (side) => html`<td key=${`${side} total`} class="tnum sum">${signed(line.total[side])}
      ${line.bags && html`<small>${bagCount(line.bags[side])}</small>`}</td>`,
  )}</tr>`;

/** @param {{ side: Side, what?: string }} props */
const SideHead = ({ side, what }) =>
  html`<th scope="col"><${SideText} side=${side} />${what && html` <small>${what}</small>`}</th>`;

/** The heads of the columns before the scores. @param {BoardLine} line */
const headsOf = (line) => [
  gettext('Board'),
  ...(line.bids ? [gettext('Bids')] : line.contract ? [gettext('Contract')] : []),
  gettext('Tricks'),
];

/** @param {{ line: BoardLine }} props */
const Head = ({ line }) => html`<thead><tr>
  ${headsOf(line).map((head) => html`<th key=${head} scope="col">${head}</th>`)}
  ${SIDES.map((side) => html`<${SideHead} key=${side} side=${side} />`)}
  ${line.imps && SIDES.map((side) => html`<${SideHead} key=${`${side} imps`} side=${side} what=${gettext('IMPs')} />`)}
  ${SIDES.map((side) => html`<${SideHead} key=${`${side} total`} side=${side} what=${gettext('total')} />`)}
</tr></thead>`;

/** @param {{ boards: BoardLine[] }} props */
export const Boards = ({ boards }) =>
  boards.length > 0 &&
  html`<section class="part boards"><h3>${gettext('Boards so far')}</h3><table>
    <${Head} line=${boards[0]} /><tbody>${boards.map(Row)}</tbody></table></section>`;
