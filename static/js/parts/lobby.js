/** The lobby: games, their rooms, and in each room its tables. */
/** @import { ListedRoom } from '../wire.d.ts' */
/** @import { Link } from '../store.js' */
/** @import { Signal } from '@preact/signals' */
import { html, useMemo } from '../../vendor/ui.js';
import { freeOnly, idsIn, rooms, shownIn, toggleFreeOnly } from '../listing.js';
import { formToken, gameName, isGuest, keepUrl, openUrl, playUrl } from '../lobbypage.js';
import { kindMark, roomName } from '../meeting.js';
import { fill, listed } from '../words.js';
import { ListedTable } from './listed.js';

/** Whether the reader may sit and open tables in a room. @param {ListedRoom} room */
const isWelcome = (room) => room.kind === 'casual' || !isGuest;

const ForMembers = () => html`<p class="why">${gettext('Rated rooms are for members.')}
  ${keepUrl && html` <a href=${keepUrl}>${gettext('Keep your account')}</a>`}</p>`;

/** The way to a new table, or why there is none. @param {{ room: ListedRoom }} props */
function OpenTable({ room }) {
  if (!isWelcome(room)) return html`<${ForMembers} />`;
  if (!room.open) return html`<p class="why">${gettext('No tables are opened in this room now.')}</p>`;
  const label = fill(gettext('Open a table: %(room)s'), { room: listed([roomName(room.names), gameName(room.game)]) });
  return html`<a class="primary" href=${openUrl(room.key)} aria-label=${label}>${gettext('Open a table')}</a>`;
}

/** One press, and one plays. @param {{ room: ListedRoom }} props */
const PlayWithBots = ({ room }) =>
  room.kind === 'casual' &&
  room.bots &&
  room.open &&
  html`<form method="post" action=${playUrl} data-once>
    <input type="hidden" name="csrfmiddlewaretoken" value=${formToken} /><input type="hidden" name="game" value=${room.game} />
    <button class="withbots" aria-label=${fill(gettext('Play with three bots: %(game)s'), { game: gameName(room.game) })}
      >${gettext('Play with three bots')}</button>
  </form>`;

/** @param {{ room: ListedRoom }} props */
const NoTables = ({ room }) => html`<p class="none">${
  room.open && isWelcome(room)
    ? gettext('Nobody sits here yet. Open the first table: others see it at once.')
    : gettext('Nobody sits here now.')
}</p>`;

/** @param {{ room: ListedRoom }} props */
function Tables({ room }) {
  const shown = useMemo(() => shownIn(room.key), [room.key]);
  if (idsIn(room.key).value.length === 0) return html`<${NoTables} room=${room} />`;
  if (shown.value.length === 0) return html`<p class="none">${gettext('No table has a free seat now.')}</p>`;
  return html`<ul class="tables">${shown.value.map(
    (id) => html`<${ListedTable} key=${id} id=${id} welcome=${isWelcome(room)} />`,
  )}</ul>`;
}

/** @param {{ room: ListedRoom }} props */
function Room({ room }) {
  const count = idsIn(room.key).value.length;
  const kind = kindMark(room);
  if (!room.open && count === 0) return null;
  return html`<section class="lobby-room" aria-labelledby=${`game-${room.game} room-${room.key}`}>
    <div class="lobby-head">
      <h3 id=${`room-${room.key}`}>${roomName(room.names)} ${kind && html`<small class=${`kind ${room.kind}`}>${kind}</small>`}</h3>
      <p class="count">${fill(ngettext('%(count)s table', '%(count)s tables', count), { count })}</p>
      <${PlayWithBots} room=${room} /><${OpenTable} room=${room} />
    </div>
    <${Tables} room=${room} />
  </section>`;
}

const Filter = () => html`<label class="check">
  <input type="checkbox" checked=${freeOnly.value} onChange=${toggleFreeOnly} /> ${gettext('Only tables with a free seat')}
</label>`;

/** @param {{ link: Signal<Link> }} props */
const Connection = ({ link }) => html`<p class="lobby-link" role="status">${
  link.value === 'lost'
    ? gettext('Connection lost. Reconnecting… What you see may have changed.')
    : link.value === 'ended'
      ? gettext('The connection has been ended.')
      : ''
}</p>`;

/** @param {{ link: Signal<Link> }} props */
export function Lobby({ link }) {
  const games = [...new Set(rooms.value.map((room) => room.game))];
  return html`<div class="lobby-top"><h1>${gettext('Lobby')}</h1><${Filter} /></div>
    <${Connection} link=${link} />
    ${games.map(
      (game) => html`<section key=${game} class="lobby-game" aria-labelledby=${`game-${game}`}>
        <h2 id=${`game-${game}`}>${gameName(game)}</h2>
        ${rooms.value.filter((room) => room.game === game).map((room) => html`<${Room} key=${room.key} room=${room} />`)}
      </section>`,
    )}`;
}
