/** The sums of a board's sheet: its parts, the board, what was made of it, and the totals. */
/** @import { BySide, Part, PublicView, Side } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { currentBoard, eachSide, linesOf, partsOf, sideSum } from '../scores.js';
import { SIDES, sideOf } from '../seats.js';
import { mySeat, table } from '../store.js';
import { bagCount, sideName } from '../words.js';
import { names } from './pieces.js';
import { Points, partName } from './sheetlines.js';

/** Parts that are made of the board's score, rather than part of it. @type {Part[]} */
const AFTER = ['imps', 'reversal'];

/** @param {{ name: string, values: BySide<number>, strong?: boolean }} props */
const SumRow = ({
  name,
  values,
  strong = false,
}) => html`<tr class=${names(strong && 'strong')}><th scope="row">${name}</th>
  ${SIDES.map((side) => html`<td key=${side}><${Points} points=${values[side]} strong=${strong} /></td>`)}</tr>`;

/** Nothing for a part that only says something. @param {{ seen: PublicView, part: Part }} props */
const PartRow = ({ seen, part }) =>
  linesOf(seen, part).some(({ points }) => points) &&
  html`<${SumRow} name=${partName(part)} values=${eachSide((side) => sideSum(seen.sheet.current, part, side))} />`;

/** @param {{ bags: BySide<number> }} props */
const BagsRow = ({ bags }) => html`<tr><th scope="row">${gettext('Bags kept')}</th>
  ${SIDES.map((side) => html`<td key=${side} class="tnum">${bagCount(bags[side])}</td>`)}</tr>`;

/** @param {Side} side */
const isMine = (side) => mySeat.value !== null && side === sideOf(mySeat.value);

/** The match's, and where matches follow one another all of them together. @param {{ seen: PublicView, total: BySide<number> }} props */
function Totals({ seen, total }) {
  const earlier = table.value?.earlier;
  const name = partsOf(seen).includes('imps') ? gettext('Match total in IMPs') : gettext('Match total');
  return html`<${SumRow} name=${name} values=${total} strong />
    ${earlier && html`<${SumRow} name=${gettext('All matches at this table')} values=${eachSide((side) => earlier[side] + total[side])} strong />`}`;
}

/** @param {{ seen: PublicView }} props */
export function Sums({ seen }) {
  const board = currentBoard(seen);
  const [scored, after] = [false, true].map((isAfter) => partsOf(seen).filter((part) => AFTER.includes(part) === isAfter));
  return html`<table class="sums"><caption class="sr-only">${gettext('Sums')}</caption>
    <thead><tr><td></td>${SIDES.map((side) => html`<th key=${side} scope="col" class=${names(isMine(side) && 'mine')}>${sideName(side)}</th>`)}</tr></thead>
    <tbody>
      ${scored.length > 1 && scored.map((part) => html`<${PartRow} key=${part} seen=${seen} part=${part} />`)}
      ${board && html`<${SumRow} name=${gettext('This board')} values=${board.score} strong />`}
      ${after.map((part) => html`<${PartRow} key=${part} seen=${seen} part=${part} />`)}
      <${Totals} seen=${seen} total=${board?.total ?? seen.totals} />
      ${board?.bags && html`<${BagsRow} bags=${board.bags} />`}
    </tbody></table>`;
}
