/** Before a match: who sits where and is ready, the free seats, and how others are invited. */
/** @import { Seat, TableFrame } from '../wire.d.ts' */
import { html, useLayoutEffect, useRef } from '../../vendor/ui.js';
import { setQuiet, setReady, sit, stand } from '../commands.js';
import { isFull, kindName, missing, optionWords, query, roomName, tableName } from '../meeting.js';
import { formToken, guestUrl, lobbyUrl, loginTo, loginUrl } from '../page.js';
import { panel } from '../store.js';
import { SEATS } from '../seats.js';
import { seatName } from '../words.js';
import { Icon } from './icons.js';
import { Invite } from './invite.js';
import { Heard, names } from './pieces.js';

/** Where one goes on to after logging in. @param {Seat} seat */
const onward = (seat) => `${location.pathname}${query(seat, new URLSearchParams(location.search).get('invite'))}`;

/** @param {{ seat: Seat }} props */
const GuestForm = ({ seat }) => html`<form method="post" action=${guestUrl}>
  <input type="hidden" name="csrfmiddlewaretoken" value=${formToken} /><input type="hidden" name="next" value=${onward(seat)} />
  <button class="sit">${gettext('Sit here as a guest')}<${Heard}> ${seatName(seat)}<//></button>
</form>`;

/** @param {{ seat: Seat, casual: boolean }} props */
const StrangersSeat = ({ seat, casual }) => html`
  ${casual && guestUrl && html`<${GuestForm} seat=${seat} />`}
  <a class="sit plain" href=${loginTo(onward(seat))}>${gettext('Log in to sit here')}<${Heard}> ${seatName(seat)}<//></a>`;

/** @param {{ seat: Seat, table: TableFrame }} props */
const FreeSeat = ({ seat, table }) => html`<p class="free">${gettext('Free')}</p>
  ${
    loginUrl
      ? html`<${StrangersSeat} seat=${seat} casual=${table.room.kind === 'casual'} />`
      : html`<button type="button" class=${names('sit', table.you && 'plain')} onClick=${() => sit(seat)}>
          ${table.you ? gettext('Move here') : gettext('Sit here')}<${Heard}> ${seatName(seat)}<//></button>`
  }`;

/** @param {{ seat: Seat, table: TableFrame }} props */
function TakenSeat({ seat, table }) {
  const sitter = table.seats[seat];
  const isMe = table.you === seat;
  const marks = [
    isMe && gettext('you'),
    table.owner === seat && gettext('owner'),
    !isMe && sitter?.present === false && gettext('away'),
  ];
  return html`<p class="name">${sitter?.name} ${marks.filter(Boolean).map((mark) => html`<small key=${mark}>${mark}</small>`)}</p>
    <p class=${names('mark', sitter?.ready && 'ready')}>
      ${sitter?.ready && html`<${Icon} name="check" />`}${sitter?.ready ? gettext('Ready') : gettext('Not ready')}
    </p>
    ${isMe && html`<button type="button" class="sit plain" onClick=${stand}>${gettext('Stand up')}</button>`}`;
}

/** @param {{ seat: Seat, table: TableFrame }} props */
const Chair = ({ seat, table }) =>
  html`<li class=${names('chair', seat, table.you === seat && 'mine')}><h3>${seatName(seat)}</h3>
    <${table.seats[seat] ? TakenSeat : FreeSeat} seat=${seat} table=${table} />
  </li>`;

/** With all four seated the button has the focus: one press, and one plays. Never taken from one who types. */
function useReadyFocus(/** @type {boolean} */ due) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (due && !document.activeElement?.matches('input, textarea')) button.current?.focus({ preventScroll: true });
  }, [due]);
  return button;
}

/** @param {{ table: TableFrame }} props */
function ReadyButton({ table }) {
  const isReady = (table.you && table.seats[table.you]?.ready) || false;
  const full = isFull(table);
  const button = useReadyFocus(full && !isReady);
  return (
    table.you &&
    html`<button type="button" ref=${button} class=${names('readiness', full && 'big', isReady && 'plain')}
      onClick=${() => setReady(!isReady)}>${isReady ? gettext('Not ready after all') : gettext('Ready')}</button>`
  );
}

/** @param {{ table: TableFrame }} props */
const QuietChoice = ({ table }) => html`<label class="check">
  <input type="checkbox" checked=${table.quiet} onChange=${() => setQuiet(!table.quiet)} /> ${gettext('Do not disturb: nobody may watch')}
</label>`;

/** What table this is. @param {{ table: TableFrame }} props */
const About = ({ table }) => html`<div class="about">
  <h2>${roomName(table.room.names)} · ${tableName(table.table)}</h2>
  <ul class="terms">
    <li class=${`kind ${table.room.kind}`}>${kindName(table.room.kind)}</li>
    ${table.private && html`<li class="private">${gettext('private')}</li>`}
    ${table.quiet && !table.host && html`<li>${gettext('do not disturb')}</li>`}
    ${optionWords(table.options).map((words) => html`<li key=${words}>${words}</li>`)}
  </ul>
</div>`;

/** @param {TableFrame} table */
const headline = (table) =>
  table.state === 'over' ? `${gettext('The match is over; another can be played.')} ${missing(table)}` : missing(table);

/** @param {{ table: TableFrame }} props */
export const Waiting = ({ table }) => html`<main class="waiting" tabindex="-1" inert=${panel.value !== null}>
  <${About} table=${table} />
  <p role="status" class="missing">${headline(table)}</p>
  <div class="round">
    <${ReadyButton} table=${table} />
    <ul class="chairs" role="list" aria-label=${gettext('Seats')}>
      ${SEATS.map((seat) => html`<${Chair} key=${seat} seat=${seat} table=${table} />`)}
    </ul>
  </div>
  <div class="ways">
    ${table.host && html`<${QuietChoice} table=${table} />`}
    <a class="sit plain" href=${lobbyUrl}>${gettext('Back to the lobby')}</a>
  </div>
  ${!loginUrl && html`<${Invite} table=${table} />`}
</main>`;
