/** Negation and grand reversal: what each choice would make of the score and of the totals. Others see who chooses. */
/** @import { Action, PublicView, Side } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { act } from '../commands.js';
import { openPanel } from '../panels.js';
import { SIDES } from '../seats.js';
import { myActions, pending } from '../store.js';
import { fill, phaseName, seatName, signed } from '../words.js';
import { SideText, Words } from './pieces.js';

/** @param {{ name: string, values: Record<Side, number> }} props */
const Preview = ({ name, values }) =>
  html`<tr><th scope="row">${name}</th>${SIDES.map(
    (side) => html`<td key=${side} class=${`tnum ${values[side] < 0 ? 'minus' : 'plus'}`}>${signed(values[side])}</td>`,
  )}</tr>`;

/** @param {{ action: Action }} props */
const Option = ({ action }) => html`<li>
  <button type="button" data-action=${action.action} class=${pending.value?.action === action.action ? 'sending' : ''}
    aria-disabled=${pending.value !== null} onClick=${() => act(action.action)}><${Words} text=${action.label} /></button>
  ${
    action.preview &&
    html`<table><thead><tr><td></td>${SIDES.map((side) => html`<th key=${side} scope="col"><${SideText} side=${side} /></th>`)}</tr></thead>
    <tbody>
      <${Preview} name=${gettext('This board')} values=${action.preview.score} />
      <${Preview} name=${gettext('Match total')} values=${action.preview.total} />
    </tbody></table>`
  }
</li>`;

/** @param {{ seen: PublicView }} props */
export function Choice({ seen }) {
  const options = myActions.value.filter((action) => ['negate', 'reverse'].includes(action.group));
  const chooser = seen.turns[0];
  return html`<section class="choice" aria-label=${phaseName(seen.phase)}>
    <h2>${phaseName(seen.phase)}</h2>
    ${
      options.length
        ? html`<p>${gettext('What should change its sign?')}</p>
            <ul>${options.map((action) => html`<${Option} key=${action.action} action=${action} />`)}</ul>`
        : chooser && html`<p>${fill(gettext('%(seat)s is choosing.'), { seat: seatName(chooser) })}</p>`
    }
    <button type="button" class="inline" onClick=${() => openPanel('sheet')}>${gettext('Score sheet')}</button>
  </section>`;
}
