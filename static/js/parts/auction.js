/** The auction in four columns, a row a round: one entry a turn, detentions among the calls. */
/** @import { Call, PublicView } from '../wire.d.ts' */
import { html, useLayoutEffect, useRef } from '../../vendor/ui.js';
import { COLUMNS, isVulnerable } from '../seats.js';
import { firstCaller } from '../seen.js';
import { mySeat } from '../store.js';
import { seatName } from '../words.js';
import { CallText, names } from './pieces.js';

const FULL_ROWS = 6;

/**
 * The cells from the first column on: null before who calls first, the calls, and 'ask' for the turn.
 * @param {PublicView} seen @returns {(Call | 'ask' | null)[]}
 */
function cellsOf(seen) {
  const before = COLUMNS.indexOf(firstCaller(seen));
  /** @type {(Call | 'ask' | null)[]} */
  const cells = [...Array(before).fill(null), ...seen.calls];
  return seen.phase === 'auction' ? [...cells, 'ask'] : cells;
}

/** @param {PublicView} seen @param {boolean} small @returns {(Call | 'ask' | null)[][]} */
function rowsOf(seen, small) {
  const cells = cellsOf(seen);
  const count = Math.max(small ? 1 : FULL_ROWS, Math.ceil(cells.length / 4));
  return Array.from({ length: count }, (_, row) => COLUMNS.map((_, column) => cells[row * 4 + column] ?? null));
}

/** @param {Call | 'ask' | null} cell */
function Cell(cell) {
  if (cell === 'ask') return html`<td><span class="ask">?</span></td>`;
  return html`<td>${cell && html`<${CallText} call=${cell.call} />`}</td>`;
}

/** @param {{ seen: PublicView }} props */
const Head = ({ seen }) =>
  html`<tr>${COLUMNS.map(
    (seat) =>
      html`<th scope="col" class=${names(isVulnerable(seen.vulnerable, seat) && 'isvul', seat === mySeat.value && 'mine')}>${seatName(seat)}</th>`,
  )}</tr>`;

/** @param {{ seen: PublicView, small?: boolean }} props `small`: without empty rows */
export function Auction({ seen, small = false }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const known = useRef(seen.calls.length);
  useLayoutEffect(() => {
    // What is drawn anew lies at its latest row by itself; to say so would cost the page a layout before its first picture.
    if (box.current && known.current !== seen.calls.length) box.current.scrollTop = 0;
    known.current = seen.calls.length;
  }, [seen.calls.length]);
  return html`<div class=${`pad ${small ? 'mini' : ''}`} ref=${box} tabindex=${small ? null : 0} role="group" aria-label=${gettext('Auction')}><table class="auction">
    <caption class="sr-only">${gettext('Auction')}</caption>
    <thead><${Head} seen=${seen} /></thead>
    <tbody>
      ${rowsOf(seen, small).map((row, i) => html`<tr key=${i} class=${row.some(Boolean) ? '' : 'empty'}>${row.map(Cell)}</tr>`)}
    </tbody>
  </table></div>`;
}
