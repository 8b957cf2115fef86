/** One table of the lobby: who sits, what is played, and the ways in. */
/** @import { ListedTable as Table, Seat } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { tableOf } from '../listing.js';
import { myName, tableUrl } from '../lobbypage.js';
import { mayBeTaken, optionWords, sitterName, stateName, tableName, watching } from '../meeting.js';
import { SEATS } from '../seats.js';
import { fill, seatName } from '../words.js';
import { Icon } from './icons.js';
import { Heard, SeatText, names } from './pieces.js';

/** The computer plays here. */
const BotMark = () => html`<span class="botmark"><${Icon} name="computer" /><${Heard}>${gettext('Computer')}<//></span>`;

/** To a free seat, or to one that the computer keeps or plays. @param {{ table: Table, seat: Seat }} props */
function WayIn({ table, seat }) {
  const place = { seat: seatName(seat), table: tableName(table.id) };
  const [words, label] =
    table.state === 'playing'
      ? [gettext('Take over'), gettext('Take over from the computer: %(seat)s, %(table)s')]
      : [gettext('Sit here'), gettext('Sit here: %(seat)s, %(table)s')];
  return html`<a class="sit" href=${tableUrl(table.id, seat)} aria-label=${fill(label, place)}>
    ${table.seats[seat]?.bot && html`<${BotMark} />`}${words}
  </a>`;
}

/** @param {{ table: Table, seat: Seat, welcome: boolean }} props */
function Place({ table, seat, welcome }) {
  if (welcome && mayBeTaken(table, seat)) return html`<${WayIn} table=${table} seat=${seat} />`;
  const sitter = table.seats[seat];
  if (!sitter) return html`<span class="free">${gettext('Free')}</span>`;
  const name = sitterName(sitter);
  return html`<b class="name" title=${name}>${name}</b>${sitter.bot && html`<${BotMark} />`}`;
}

/** @param {Table} table @param {Seat} seat */
const isOwn = (table, seat) => myName !== '' && table.seats[seat]?.name === myName;

/** @param {{ table: Table, welcome: boolean }} props */
const Places = ({ table, welcome }) => html`<ul class="places">${SEATS.map(
  (seat) => html`<li key=${seat} class=${names(seat, isOwn(table, seat) && 'mine')}>
    <span class="dir"><${SeatText} seat=${seat} /></span><${Place} table=${table} seat=${seat} welcome=${welcome} />
  </li>`,
)}</ul>`;

/** @param {Table} table */
const isMine = (table) => SEATS.some((seat) => isOwn(table, seat));

/** The way to the table for those who do not sit down there. @param {{ table: Table }} props */
function Watch({ table }) {
  if (isMine(table)) return html`<a class="watch" href=${tableUrl(table.id)}>${gettext('Return to your table')}</a>`;
  if (table.quiet)
    return html`<span class="watch off"><${Icon} name="close" />${gettext('Do not disturb: not to be watched')}</span>`;
  const label = fill(gettext('Watch: %(table)s'), { table: tableName(table.id) });
  return html`<a class="watch" href=${tableUrl(table.id)} aria-label=${label}><${Icon} name="watch" />${gettext('Watch')}</a>`;
}

/** @param {{ id: number, welcome: boolean }} props `welcome`: the reader may sit in this room */
export function ListedTable({ id, welcome }) {
  const table = tableOf(id).value;
  return html`<li class=${names('listed', table.state, isMine(table) && 'mine')}>
    <div class="listed-head"><h4>${tableName(id)}</h4><span class="state">${stateName(table.state)}</span></div>
    <p class="terms">${optionWords(table).join(' · ')}</p>
    <${Places} table=${table} welcome=${welcome} />
    <div class="listed-foot"><${Watch} table=${table} />
      ${table.watchers > 0 && html`<span class="watchers">${watching(table.watchers)}</span>`}</div>
  </li>`;
}
