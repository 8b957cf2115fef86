/** The settings at the table: each applies at once. The same as the settings' own page. */
/** @import { Preference } from '../settings.js' */
import { html } from '../../vendor/ui.js';
import { offered } from '../page.js';
import { choose, valueOf } from '../settings.js';
import { Panel } from './panel.js';

/** @param {{ preference: Preference, choice: { value: string, label: string } }} props */
const Choice = ({ preference: { key, help }, choice: { value, label } }) => html`<label>
  <input type="radio" name=${key} value=${value} checked=${valueOf(key) === value} onChange=${() => choose(key, value)}
    aria-describedby=${help ? `${key}-help` : null} /><span>${label}</span>
</label>`;

/** @param {{ preference: Preference }} props */
const Setting = ({ preference }) => html`<fieldset>
  <legend>${preference.label}</legend>
  ${preference.help && html`<p id=${`${preference.key}-help`}>${preference.help}</p>`}
  <div class="choices">${preference.choices.map((choice) => html`<${Choice} key=${choice.value} preference=${preference} choice=${choice} />`)}</div>
</fieldset>`;

export const SettingsPanel = () => html`<${Panel} title=${gettext('Settings')} name="settings">
  <div class="scroll">${offered.map((preference) => html`<${Setting} key=${preference.key} preference=${preference} />`)}</div>
<//>`;
