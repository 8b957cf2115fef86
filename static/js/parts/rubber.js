/** How the rubber stands: games and rubbers won, and where the scoring draws a line what is written on either side of it. */
/** @import { BySide, PublicView } from '../wire.d.ts' */
/** @import { Entry } from '../scores.js' */
import { html } from '../../vendor/ui.js';
import { entriesOf } from '../scores.js';
import { SIDES } from '../seats.js';
import { Heard, SideText, names } from './pieces.js';

/** @param {Entry} entry */
const EntryRow = ({ board, points, isGame }) => html`<tr key=${board} class=${isGame ? 'won' : ''}>
  <th scope="row" class="tnum"><${Heard}>${gettext('Board')}<//> ${board}</th>
  ${SIDES.map((side) => html`<td key=${side} class="tnum">${points[side] || ''}</td>`)}
</tr>`;

/** @param {{ name: string, values: BySide<number>, kind?: string }} props */
const Row = ({ name, values, kind = '' }) => html`<tr class=${kind}><th scope="row">${name}</th>
  ${SIDES.map((side) => html`<td key=${side} class="tnum">${values[side]}</td>`)}</tr>`;

/** Upwards from the line above it, downwards below it, with a rule under each game. @param {{ seen: PublicView }} props */
const Columns = ({ seen }) => html`
  <tbody class="above">
    ${seen.facts.above && html`<${Row} kind="sum" name=${gettext('Above the line')} values=${seen.facts.above} />`}
    ${entriesOf(seen.sheet.boards, 'above').reverse().map(EntryRow)}
  </tbody>
  <tbody class="below">
    ${entriesOf(seen.sheet.boards, 'below').map(EntryRow)}
    ${seen.facts.below && html`<${Row} kind="sum" name=${gettext('Below the line')} values=${seen.facts.below} />`}
  </tbody>`;

/** @param {{ seen: PublicView }} props */
export function Rubber({ seen }) {
  const { games, won, below, part } = seen.facts;
  if (!games || !won) return null;
  return html`<section class="part rubber"><h3>${gettext('The rubber')}</h3><table class=${names(below && 'lined')}>
    <thead><tr><td></td>${SIDES.map((side) => html`<th key=${side} scope="col"><${SideText} side=${side} /></th>`)}</tr></thead>
    ${below && html`<${Columns} seen=${seen} />`}
    <tbody class="reached">
      ${part && html`<${Row} name=${gettext('Part-score')} values=${part} />`}
      <${Row} name=${gettext('Games')} values=${games} />
      <${Row} name=${gettext('Rubbers won')} values=${won} />
    </tbody></table></section>`;
}
