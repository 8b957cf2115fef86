/** From which side a spectator looks at the table: behind whoever lets spectators sit there. */
/** @import { Seat } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { sitterName } from '../meeting.js';
import { closePanel, sitBehind } from '../panels.js';
import { SEATS } from '../seats.js';
import { mayBeWatched, table, vantage } from '../store.js';
import { seatName } from '../words.js';
import { Panel } from './panel.js';

/** @param {Seat} seat */
function sitBehindAndLook(seat) {
  sitBehind(seat);
  closePanel();
}

/** South is where one looks from when one has chosen nothing. @param {{ seat: Seat }} props */
function Place({ seat }) {
  const sitter = table.value?.seats[seat];
  const isOpen = mayBeWatched(seat) || seat === 'S';
  return html`<li><button type="button" aria-pressed=${vantage.value === seat} aria-disabled=${!isOpen}
      onClick=${() => isOpen && sitBehindAndLook(seat)}>
    <span><b>${seatName(seat)}</b> ${sitter ? sitterName(sitter) : gettext('Free seat')}
      ${!isOpen && html`<small>${gettext('lets nobody sit behind')}</small>`}</span></button></li>`;
}

export const WatchPanel = () => html`<${Panel} title=${gettext('Watch from')} name="watch">
  <ul class="entries">${SEATS.map((seat) => html`<${Place} key=${seat} seat=${seat} />`)}</ul>
<//>`;
