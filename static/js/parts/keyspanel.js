/** The keys of the table, and whether single keys work. */
import { html } from '../../vendor/ui.js';
import { keysOn, toggleKeys } from '../keys.js';
import { Panel } from './panel.js';

/** @returns {[keys: string[], does: string][]} */
const list = () => [
  [['1–7', 'C D H S N'], gettext('bid: the level, then the denomination')],
  [['P', 'X', 'Shift+X'], gettext('pass, double, redouble')],
  [['U', 'O', 'F'], gettext('detain face up, detain face down, flip')],
  [['1–13', 'N', 'Enter'], gettext('where tricks are bid: to that number or to nil, and bid it')],
  [['U'], gettext('where tricks are bid: look at the cards')],
  [['K'], gettext('claim tricks')],
  [['←', '→'], gettext('move in the hand, or in dummy when it is to play')],
  [['Enter', 'Space'], gettext('play or choose the card')],
  [['S', 'H', 'D', 'C'], gettext('in play: to the next card of the suit')],
  [['Esc'], gettext('leave a mode or a panel')],
  [['L', 'B', 'T', 'M', 'G', '?'], gettext('last trick, score sheet, talk, sound, settings, these keys')],
];

export const KeysPanel = () => html`<${Panel} title=${gettext('Keys')} name="keys">
  <div class="scroll"><dl class="keylist">${list().map(
    ([keys, does]) =>
      html`<div key=${does}><dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd>`)}</dt><dd>${does}</dd></div>`,
  )}</dl>
  <label class="check"><input type="checkbox" checked=${keysOn.value} onChange=${toggleKeys} />
    ${gettext('Single keys do something without being held with Ctrl or Alt')}</label></div>
<//>`;
