/** Where there is nothing more to be done here: why, and the way to the lobby. */
/** @import { TableFrame } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { lobbyUrl } from '../page.js';
import { farewell } from '../store.js';
import { say } from '../words.js';

/** @param {{ title: string, why: string }} props */
const End = ({ title, why }) => html`<main class="waiting end" tabindex="-1">
  <div class="about" role="alert"><h2>${title}</h2>${why && html`<p>${why}</p>`}</div>
  <a class="sit" href=${lobbyUrl}>${gettext('To the lobby')}</a>
</main>`;

/** The table is closed. What an admin wrote stands as written; what the server says by itself is translated.
 * @param {{ table: TableFrame }} props */
export const Closed = ({ table }) =>
  html`<${End} title=${gettext('This table is closed.')} why=${table.closed ? gettext(table.closed) : ''} />`;

/** The server has ended the connection for good. */
export const Ended = () =>
  html`<${End} title=${gettext('The connection has been ended.')} why=${farewell.value ? say(farewell.value) : ''} />`;
