/** The finished boards of the match, a row each. */
/** @import { BoardLine } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { SIDES } from '../seats.js';
import { signed } from '../words.js';
import { CallText, SeatText, SideText } from './pieces.js';

/** @param {{ line: BoardLine }} props */
const BoardContract = ({ line }) =>
  !line.declarer || !line.contract
    ? html`<td>${gettext('Passed out')}</td>`
    : html`<td><${CallText} call=${line.contract} /> <${SeatText} seat=${line.declarer} /></td>`;

/** @param {BoardLine} line */
const Row = (
  line,
) => html`<tr key=${line.board}><th scope="row" class="tnum">${line.board}</th><${BoardContract} line=${line} />
  <td class="tnum">${line.tricks ?? '–'}</td>
  ${SIDES.map((side) => html`<td key=${side} class="tnum">${signed(line.score[side])}</td>`)}
  ${SIDES.map((side) => html`<td key=${`${side} total`} class="tnum sum">${signed(line.total[side])}</td>`)}</tr>`;

/** @param {{ side: 'NS' | 'EW', total?: boolean }} props */
const SideHead = ({ side, total = false }) =>
  html`<th scope="col"><${SideText} side=${side} />${total && html` <small>${gettext('total')}</small>`}</th>`;

/** @param {{ boards: BoardLine[] }} props */
export const Boards = ({ boards }) =>
  boards.length > 0 &&
  html`<section class="part boards"><h3>${gettext('Boards so far')}</h3><table>
    <thead><tr>
      ${[gettext('Board'), gettext('Contract'), gettext('Tricks')].map((head) => html`<th key=${head} scope="col">${head}</th>`)}
      ${SIDES.map((side) => html`<${SideHead} key=${side} side=${side} />`)}
      ${SIDES.map((side) => html`<${SideHead} key=${`${side} total`} side=${side} total />`)}
    </tr></thead>
    <tbody>${boards.map(Row)}</tbody></table></section>`;
