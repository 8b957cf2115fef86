/** How well the players are connected: a light each, and on request its seconds. */
/** @import { Seat } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { lightName, lightOf, secondsOf, tripOf } from '../lights.js';
import { sitterName } from '../meeting.js';
import { SEATS } from '../seats.js';
import { table } from '../store.js';
import { seatName } from '../words.js';
import { Panel } from './panel.js';

/** Who sits there, as far as anybody does. @param {Seat} seat */
function nameAt(seat) {
  const sitter = table.value?.seats[seat];
  return sitter ? sitterName(sitter) : gettext('Free seat');
}

/** A bot needs no connection. @param {{ seat: Seat }} props */
function Line({ seat }) {
  const isBot = table.value?.seats[seat]?.bot;
  const light = lightOf(seat);
  return html`<div><dt><b>${seatName(seat)}</b> ${nameAt(seat)}</dt>
    <dd>${!isBot && html`<i class=${`lamp ${light}`} aria-hidden="true"></i>${lightName(light)} <span class="tnum">${light === 'away' ? '' : secondsOf(tripOf(seat))}</span>`}</dd></div>`;
}

export const ConnectionsPanel = () => html`<${Panel} title=${gettext('Connections')} name="connections">
  <dl class="lines">${SEATS.map((seat) => html`<${Line} key=${seat} seat=${seat} />`)}</dl>
  <p class="explain">${gettext('How long the last question to the server took there and back: green below 2 seconds, yellow up to 4, red above.')}</p>
<//>`;
