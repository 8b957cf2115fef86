/** The menu where the bar is narrow, and one's own seat in a casual match: the computer may play it, and one may leave it. */
import { html } from '../../vendor/ui.js';
import { setComputer } from '../commands.js';
import { leaveToLobby } from '../leaving.js';
import { closePanel, mayChooseSide, openPanel } from '../panels.js';
import { muted, toggleSound } from '../sound.js';
import { isPlayedFor, mayLeaveToBot } from '../store.js';
import { Icon } from './icons.js';
import { Panel } from './panel.js';

const toggleComputer = () => setComputer(!isPlayedFor.value);

/** In the menu it is closed as well, to see what comes of it. @param {() => void} act */
const andClose = (act) => () => {
  closePanel();
  act();
};

/** @param {{ icon: string, words: string, hint?: string, onPress: () => void, pressed?: boolean }} props */
const Entry = ({ icon, words, hint, onPress, pressed }) => html`<li>
  <button type="button" aria-pressed=${pressed} onClick=${onPress}><${Icon} name=${icon} />
    <span><b>${words}</b>${hint && html`<small>${hint}</small>`}</span></button>
</li>`;

const ComputerEntry = () =>
  html`<${Entry} icon="computer" onPress=${andClose(toggleComputer)} words=${isPlayedFor.value ? gettext('Take your seat back') : gettext('Computer')}
    hint=${isPlayedFor.value ? gettext('The computer plays for you now.') : gettext('It plays for you until you take your seat back.')} />`;

const SeatEntries = () => html`<${ComputerEntry} />
  <${Entry} icon="leave" words=${gettext('Leave')} hint=${gettext('A bot plays on; you may come back.')} onPress=${() => openPanel('leave')} />`;

/** Where the bar has no room for all of its tools. */
export const MenuPanel = () => html`<${Panel} title=${gettext('Menu')} name="menu">
  <ul class="entries">
    ${mayLeaveToBot.value && html`<${SeatEntries} />`}
    ${mayChooseSide.value && html`<${Entry} icon="watch" words=${gettext('Watch from another seat')} onPress=${() => openPanel('watch')} />`}
    <${Entry} icon="settings" words=${gettext('Settings')} onPress=${() => openPanel('settings')} />
    <${Entry} icon=${muted.value ? 'muted' : 'sound'} words=${gettext('Sound')} pressed=${!muted.value} onPress=${toggleSound} />
  </ul>
<//>`;

/** Before one leaves in the middle of a match. */
export const LeavePanel = () => html`<${Panel} title=${gettext('Leave the table?')} name="leave">
  <p class="explain">${gettext('A bot plays on in your place. Until the match is over you may come back and take your seat again, unless someone else has sat down there.')}</p>
  <div class="panel-foot">
    <button type="button" class="ok plain" data-first onClick=${closePanel}>${gettext('Stay')}</button>
    <button type="button" class="ok" onClick=${leaveToLobby}>${gettext('Leave')}</button>
  </div>
<//>`;
