/** After a match: whether the four play another, or leave. */
/** @import { TableFrame } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { setReady } from '../commands.js';
import { leaveToLobby } from '../leaving.js';
import { missing } from '../meeting.js';
import { lobbyUrl } from '../page.js';
import { SEATS } from '../seats.js';
import { table } from '../store.js';
import { fill, listed } from '../words.js';
import { names } from './pieces.js';

/** The people who have agreed to another match; bots always do. @param {TableFrame} present */
const agreed = (present) =>
  SEATS.map((seat) => present.seats[seat])
    .filter((sitter) => sitter?.ready)
    .flatMap((sitter) => sitter?.name ?? []);

/** @param {{ present: TableFrame }} props */
function Agreement({ present }) {
  const those = agreed(present);
  return html`<p class="waitingfor" role="status">
    ${those.length > 0 && fill(gettext('Want to play again: %(names)s.'), { names: listed(those) })} ${missing(present)}
  </p>`;
}

/** @param {{ present: TableFrame }} props */
function Choices({ present }) {
  const isReady = (present.you && present.seats[present.you]?.ready) || false;
  return html`<button type="button" class="ok plain" onClick=${leaveToLobby}>${gettext('Leave to the lobby')}</button>
    <button type="button" class=${names('ok', isReady && 'plain')} data-first onClick=${() => setReady(!isReady)}>
      ${isReady ? gettext('Rather not') : gettext('Play again')}</button>`;
}

/** The foot of a match's last sheet. */
export function Again() {
  const present = table.value;
  if (!present?.you || present.state !== 'over')
    return html`<a class="ok" data-first href=${lobbyUrl}>${gettext('To the lobby')}</a>`;
  return html`<${Agreement} present=${present} /><${Choices} present=${present} />`;
}
