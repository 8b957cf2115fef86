/** Before the match: who sits where, the free seats, and the links by which others come. */
/** @import { Seat, TableFrame } from '../wire.d.ts' */
import { html, useState } from '../../vendor/ui.js';
import { sit, stand } from '../commands.js';
import { loginTo, loginUrl } from '../page.js';
import { SEATS } from '../seats.js';
import { fill, listed, seatName } from '../words.js';
import { Icon } from './icons.js';
import { Heard } from './pieces.js';

/** The words that an address names a seat by. @type {Record<Seat, string>} */
const SEAT_WORDS = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** @param {Seat} seat */
const seatLink = (seat) => `${location.origin}${location.pathname}?seat=${SEAT_WORDS[seat]}`;
/** @param {Seat} seat */
const loginLink = (seat) => loginTo(`${location.pathname}?seat=${SEAT_WORDS[seat]}`);

/**
 * Copies by the clipboard where the page may use it, else by selecting.
 * @param {string} text @param {HTMLInputElement | null} field
 */
async function copy(text, field) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  field?.select();
  document.execCommand('copy');
  return undefined;
}

/** @param {FocusEvent} event */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();

/** @param {{ seat: Seat }} props */
function InviteLink({ seat }) {
  const [copied, setCopied] = useState(false);
  const link = seatLink(seat);
  /** @param {MouseEvent} event */
  const onCopy = async (event) => {
    await copy(link, /** @type {HTMLElement} */ (event.currentTarget).parentElement?.querySelector('input') ?? null);
    setCopied(true);
  };
  return html`<div class="invite">
    <input readonly value=${link} aria-label=${fill(gettext('Link to the seat %(seat)s'), { seat: seatName(seat) })} onFocus=${selectAll} />
    <button type="button" onClick=${onCopy} title=${gettext('Copy the link')}>
      <${Icon} name="copy" /><span>${copied ? gettext('Copied') : gettext('Copy')}</span><${Heard}> ${seatName(seat)}<//>
    </button>
  </div>`;
}

/** @param {{ seat: Seat, me: Seat | null }} props */
const FreeSeat = ({ seat, me }) => html`<p class="free">${gettext('Free')}</p>
  ${
    loginUrl
      ? html`<a class="sit" href=${loginLink(seat)}>${gettext('Log in to sit here')}<${Heard}> ${seatName(seat)}<//></a>`
      : !me &&
        html`<button type="button" class="sit" onClick=${() => sit(seat)}>${gettext('Sit here')}<${Heard}> ${seatName(seat)}<//></button>`
  }
  <${InviteLink} seat=${seat} />`;

/** @param {{ seat: Seat, table: TableFrame }} props */
function SeatCard({ seat, table }) {
  const sitter = table.seats[seat];
  const isMe = table.you === seat;
  return html`<li class=${`chair ${isMe ? 'mine' : ''}`}><h3>${seatName(seat)}</h3>
    ${
      sitter
        ? html`<p class="name">${sitter.name} <small>${isMe ? gettext('you') : sitter.present ? '' : gettext('away')}</small></p>`
        : html`<${FreeSeat} seat=${seat} me=${table.you} />`
    }
    ${isMe && html`<button type="button" class="sit plain" onClick=${stand}>${gettext('Stand up')}</button>`}
  </li>`;
}

/** @param {TableFrame} table */
function missing(table) {
  const free = SEATS.filter((seat) => !table.seats[seat]).map(seatName);
  return free.length
    ? fill(gettext('Waiting for: %(seats)s. The match starts when four are seated.'), { seats: listed(free) })
    : gettext('The match is starting.');
}

/** @param {TableFrame} table */
const headline = (table) =>
  table.state === 'closed'
    ? gettext('This table is closed.')
    : table.state === 'over'
      ? gettext('The match is over.')
      : missing(table);

/** @param {{ table: TableFrame }} props */
export const Waiting = ({ table }) => html`<main class="waiting" tabindex="-1">
  <h2>${gettext('Take a seat')}</h2>
  <p role="status">${headline(table)}</p>
  ${
    table.state !== 'closed' &&
    html`<ul class="chairs">
    ${SEATS.map((seat) => html`<${SeatCard} key=${seat} seat=${seat} table=${table} />`)}
  </ul>`
  }
</main>`;
