/** Choices whose consequences the server has worked out: what each would make of the score and of the totals. */
/** @import { Action, PublicView, Seat, Side, Text } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { act } from '../commands.js';
import { openPanel } from '../panels.js';
import { SIDES } from '../seats.js';
import { myActions, pending } from '../store.js';
import { fill, phaseName, seatName, signed } from '../words.js';
import { Heard, SideText, Words, names } from './pieces.js';

/** @param {{ points: number, turned: boolean }} props `turned`: by this choice, rather than as it is */
const Points = ({ points, turned }) => html`<td class=${names('tnum', points < 0 && 'minus', points > 0 && 'plus', turned && 'turned')}>
  ${signed(points)}${turned && html`<${Heard}> ${gettext('changed')}<//>`}</td>`;

/** @param {{ name: string, values: Record<Side, number>, plain?: Record<Side, number> }} props `plain`: where nothing changes its sign */
const Preview = ({ name, values, plain = values }) =>
  html`<tr><th scope="row">${name}</th>${SIDES.map(
    (side) => html`<${Points} key=${side} points=${values[side]} turned=${values[side] !== plain[side]} />`,
  )}</tr>`;

/** @param {{ action: Action, plain: Action['preview'] }} props */
const Option = ({ action, plain }) => html`<li>
  <button type="button" data-action=${action.action} class=${pending.value?.action === action.action ? 'sending' : ''}
    aria-disabled=${pending.value !== null} onClick=${() => act(action.action)}><${Words} text=${action.label} /></button>
  ${
    action.preview &&
    html`<table><thead><tr><td></td>${SIDES.map((side) => html`<th key=${side} scope="col"><${SideText} side=${side} /></th>`)}</tr></thead>
    <tbody>
      <${Preview} name=${gettext('This board')} values=${action.preview.score} plain=${plain?.score} />
      <${Preview} name=${gettext('Match total')} values=${action.preview.total} plain=${plain?.total} />
    </tbody></table>`
  }
</li>`;

/** @param {{ options: Action[] }} props */
export function Choices({ options }) {
  const plain = options.find(({ action }) => action.endsWith(' decline'))?.preview;
  return options.length > 0 && html`<ul>${options.map((action) => html`<${Option} key=${action.action} action=${action} plain=${plain} />`)}</ul>`;
}

/** By what right a seat chooses. @param {string} phase @param {Seat} seat @returns {Text} */
const rightOf = (phase, seat) => ({
  key:
    phase === 'reversal'
      ? gettext_noop('%(seat)s has won %(club)s, %(diamond)s, the first and the last trick, and so may turn the sign of a side’s match total.')
      : gettext_noop('%(seat)s has won %(club)s and %(diamond)s, and so may turn the sign of a side’s score of this board.'),
  args: { seat: { seat }, club: { card: 'C5' }, diamond: { card: 'D5' } },
});

/** Negation and grand reversal; others see who chooses. @param {{ seen: PublicView }} props */
export function Choice({ seen }) {
  const options = myActions.value.filter((action) => ['negate', 'reverse'].includes(action.group));
  const chooser = seen.turns[0];
  return html`<section class="choice" aria-label=${phaseName(seen.phase)}>
    <h2>${phaseName(seen.phase)}</h2>
    ${chooser && html`<p class="right"><${Words} text=${rightOf(seen.phase, chooser)} /></p>`}
    ${options.length > 0 && html`<p>${gettext('What should change its sign?')}</p>`}
    <${Choices} options=${options} />
    ${!options.length && chooser && html`<p>${fill(gettext('%(seat)s is choosing.'), { seat: seatName(chooser) })}</p>`}
    <button type="button" class="inline" onClick=${() => openPanel('sheet')}>${gettext('Score sheet')}</button>
  </section>`;
}
