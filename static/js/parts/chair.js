/** The four chairs of the waiting room: a person's, a bot's, or free. */
/** @import { Seat, TableFrame } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { setBot, stand } from '../commands.js';
import { mayBringBots, sitterName } from '../meeting.js';
import { seatName } from '../words.js';
import { Badge } from './badge.js';
import { Icon } from './icons.js';
import { Heard, names } from './pieces.js';
import { SitDown } from './sitdown.js';

/** @typedef {{ seat: Seat, table: TableFrame }} ChairProps */

/** The owner lets a bot keep a seat, or no more. @param {{ seat: Seat, bot: boolean, words: string }} props */
const BotChoice = ({ seat, bot, words }) =>
  html`<button type="button" class="sit plain" onClick=${() => setBot(seat, bot)}>${words}<${Heard}> ${seatName(seat)}<//></button>`;

/** @param {ChairProps} props */
const FreeSeat = ({ seat, table }) => html`<p class="free">${gettext('Free')}</p>
  <div class="choices">
    <${SitDown} seat=${seat} table=${table} />
    ${mayBringBots(table) && html`<${BotChoice} seat=${seat} bot words=${gettext('Add a bot')} />`}
  </div>`;

/** @param {{ ready: boolean }} props */
const Readiness = ({ ready }) => html`<p class=${names('mark', ready && 'ready')}>
  ${ready && html`<${Icon} name="check" />`}${ready ? gettext('Ready') : gettext('Not ready')}
</p>`;

/** A bot's place, which anyone may take. @param {ChairProps} props */
const BotSeat = ({ seat, table }) => html`
  <p class="name"><${Icon} name="computer" />${gettext('Computer')}</p><${Readiness} ready />
  <div class="choices">
    <${SitDown} seat=${seat} table=${table} />
    ${mayBringBots(table) && html`<${BotChoice} seat=${seat} bot=${false} words=${gettext('Take the bot away')} />`}
  </div>`;

/** @param {ChairProps} props */
function OwnOrOthersSeat({ seat, table }) {
  const sitter = table.seats[seat];
  if (!sitter) return null;
  const isMe = table.you === seat;
  const marks = [isMe && gettext('you'), table.owner === seat && gettext('owner'), !isMe && !sitter.present && gettext('away')];
  return html`<p class="name">${sitterName(sitter)} ${marks.filter(Boolean).map((mark) => html`<small key=${mark}>${mark}</small>`)}</p>
    ${sitter.badge && html`<${Badge} badge=${sitter.badge} />`}
    <${Readiness} ready=${sitter.ready} />
    ${isMe && html`<button type="button" class="sit plain" onClick=${stand}>${gettext('Stand up')}</button>`}`;
}

/** @param {ChairProps} props */
function occupant({ seat, table }) {
  const sitter = table.seats[seat];
  if (!sitter) return FreeSeat;
  return sitter.name === null ? BotSeat : OwnOrOthersSeat;
}

/** @param {ChairProps} props */
export const Chair = (props) =>
  html`<li class=${names('chair', props.seat, props.table.you === props.seat && 'mine')}><h3>${seatName(props.seat)}</h3>
    <${occupant(props)} ...${props} />
  </li>`;
