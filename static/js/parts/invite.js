/** How others come to the table: its link, the same as a picture for a phone, and a link to each free seat. */
/** @import { Seat, TableFrame } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { mayBeTaken, query } from '../meeting.js';
import { qrUrl } from '../page.js';
import { SEATS } from '../seats.js';
import { fill, seatName } from '../words.js';
import { CopyButton } from './copy.js';

/** The table's address without what this page was asked for. @param {string} wishes */
const address = (wishes) => `${location.origin}${location.pathname}${wishes}`;

/** @param {FocusEvent} event */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).select();

/** @param {{ invite: string | null }} props */
const TableLink = ({ invite }) => html`<div class="link">
  <input readonly value=${address(query(null, invite))} aria-label=${gettext('Link to this table')} onFocus=${selectAll} />
  <${CopyButton} text=${address(query(null, invite))} what=${gettext('Link to this table')} />
</div>`;

/** @param {{ seat: Seat, invite: string | null }} props */
const SeatLink = ({ seat, invite }) => html`<li>
  <b>${seatName(seat)}</b> <span class="path">${query(seat)}</span>
  <${CopyButton} text=${address(query(seat, invite))} what=${fill(gettext('Link to the seat %(seat)s'), { seat: seatName(seat) })} />
</li>`;

/** @param {{ table: TableFrame }} props */
export function Invite({ table }) {
  const free = SEATS.filter((seat) => mayBeTaken(table, seat));
  if (free.length === 0) return null;
  return html`<section class="invite" aria-labelledby="invite-title">
    <h3 id="invite-title">${gettext('Invite others')}</h3>
    ${qrUrl && html`<img class="qr" src=${qrUrl} alt=${gettext('The link to this table as a QR code')} width="116" height="116" />`}
    <div class="links">
      <p>${table.private ? gettext('This table is not listed. Whoever has the link may come.') : gettext('Whoever has the link may come.')}</p>
      <${TableLink} invite=${table.invite} />
      <h4>${gettext('Links that take a seat at once')}</h4>
      <ul>${free.map((seat) => html`<${SeatLink} key=${seat} seat=${seat} invite=${table.invite} />`)}</ul>
    </div>
  </section>`;
}
