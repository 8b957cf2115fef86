/** One table of the lobby: who sits, what is played, and the ways in. */
/** @import { ListedTable as Table, Seat } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { tableOf } from '../listing.js';
import { myName, tableUrl } from '../lobbypage.js';
import { optionWords, stateName, tableName, watching } from '../meeting.js';
import { SEATS } from '../seats.js';
import { fill, seatName } from '../words.js';
import { Icon } from './icons.js';
import { SeatText, names } from './pieces.js';

/** @param {{ table: Table, seat: Seat, welcome: boolean }} props */
function Place({ table, seat, welcome }) {
  const name = table.seats[seat];
  if (name) return html`<b class="name" title=${name}>${name}</b>`;
  if (!welcome || table.state === 'playing') return html`<span class="free">${gettext('Free')}</span>`;
  const label = fill(gettext('Sit here: %(seat)s, %(table)s'), { seat: seatName(seat), table: tableName(table.id) });
  return html`<a class="sit" href=${tableUrl(table.id, seat)} aria-label=${label}>${gettext('Sit here')}</a>`;
}

/** @param {{ table: Table, welcome: boolean }} props */
const Places = ({ table, welcome }) => html`<ul class="places">${SEATS.map(
  (seat) => html`<li key=${seat} class=${names(seat, table.seats[seat] === myName && myName && 'mine')}>
    <span class="dir"><${SeatText} seat=${seat} /></span><${Place} table=${table} seat=${seat} welcome=${welcome} />
  </li>`,
)}</ul>`;

/** @param {Table} table */
const isMine = (table) => myName !== '' && SEATS.some((seat) => table.seats[seat] === myName);

/** The way to the table for those who do not sit down there. @param {{ table: Table }} props */
function Watch({ table }) {
  if (isMine(table)) return html`<a class="watch" href=${tableUrl(table.id)}>${gettext('Return to your table')}</a>`;
  if (table.quiet)
    return html`<span class="watch off"><${Icon} name="close" />${gettext('Do not disturb: not to be watched')}</span>`;
  const label = fill(gettext('Watch: %(table)s'), { table: tableName(table.id) });
  return html`<a class="watch" href=${tableUrl(table.id)} aria-label=${label}><${Icon} name="eye" />${gettext('Watch')}</a>`;
}

/** @param {{ id: number, welcome: boolean }} props `welcome`: the reader may sit in this room */
export function ListedTable({ id, welcome }) {
  const table = tableOf(id).value;
  return html`<li class=${names('listed', table.state, isMine(table) && 'mine')}>
    <div class="listed-head"><h4>${tableName(id)}</h4><span class="state">${stateName(table.state)}</span></div>
    <p class="terms">${optionWords(table.options).join(' · ')}</p>
    <${Places} table=${table} welcome=${welcome} />
    <div class="listed-foot"><${Watch} table=${table} />
      ${table.watchers > 0 && html`<span class="watchers">${watching(table.watchers)}</span>`}</div>
  </li>`;
}
