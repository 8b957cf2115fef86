/** The ways to sit down on a seat that may be taken: for whoever is logged in one press, for a stranger as a guest or by logging in. */
/** @import { Seat, TableFrame } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { sit } from '../commands.js';
import { query } from '../meeting.js';
import { formToken, guestUrl, loginTo, loginUrl } from '../page.js';
import { seatName } from '../words.js';
import { Heard, names } from './pieces.js';

/** Where one goes on to after logging in. @param {Seat} seat */
const onward = (seat) => `${location.pathname}${query(seat, new URLSearchParams(location.search).get('invite'))}`;

/** @param {{ seat: Seat, words: string, kind: string }} props */
const GuestForm = ({ seat, words, kind }) => html`<form method="post" action=${guestUrl} data-once>
  <input type="hidden" name="csrfmiddlewaretoken" value=${formToken} /><input type="hidden" name="next" value=${onward(seat)} />
  <button class=${kind}>${words}<${Heard}> ${seatName(seat)}<//></button>
</form>`;

/** @param {{ seat: Seat, casual: boolean }} props */
const StrangersSeat = ({ seat, casual }) => html`
  ${casual && guestUrl && html`<${GuestForm} seat=${seat} words=${gettext('Sit here as a guest')} kind="sit" />`}
  <a class="sit plain" href=${loginTo(onward(seat))}>${gettext('Log in to sit here')}<${Heard}> ${seatName(seat)}<//></a>`;

/** On a chair. @param {{ seat: Seat, table: TableFrame }} props */
export const SitDown = ({ seat, table }) =>
  loginUrl
    ? html`<${StrangersSeat} seat=${seat} casual=${table.room.kind === 'casual'} />`
    : html`<button type="button" class=${names('sit', table.you && 'plain')} onClick=${() => sit(seat)}>
        ${table.you ? gettext('Move here') : gettext('Sit here')}<${Heard}> ${seatName(seat)}<//></button>`;

/** On a plate, in a bot's place while a match is played. @param {{ seat: Seat }} props */
export const TakePlace = ({ seat }) =>
  guestUrl
    ? html`<${GuestForm} seat=${seat} words=${gettext('Sit here')} kind="inline" />`
    : html`<button type="button" class="inline" onClick=${() => sit(seat)}>${gettext('Sit here')}<${Heard}> ${seatName(seat)}<//></button>`;
