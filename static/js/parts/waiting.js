/** Before a match: who sits where and is ready, the free seats, and how others are invited. */
/** @import { TableFrame } from '../wire.d.ts' */
import { html, useLayoutEffect, useRef } from '../../vendor/ui.js';
import { setBot, setQuiet, setReady } from '../commands.js';
import { freeSeats, isFull, kindMark, mayBringBots, missing, optionWords, roomName, tableName } from '../meeting.js';
import { lobbyUrl, loginUrl } from '../page.js';
import { panel } from '../store.js';
import { SEATS } from '../seats.js';
import { Chair } from './chair.js';
import { Invite } from './invite.js';
import { names } from './pieces.js';

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
function About({ table }) {
  const kind = kindMark(table.room);
  return html`<div class="about">
    <h2>${roomName(table.room.names)} · ${tableName(table.table)}</h2>
    <ul class="terms">
      ${kind && html`<li class=${`kind ${table.room.kind}`}>${kind}</li>`}
      ${table.private && html`<li class="private">${gettext('private')}</li>`}
      ${table.quiet && !table.host && html`<li>${gettext('do not disturb')}</li>`}
      ${optionWords(table).map((words) => html`<li key=${words}>${words}</li>`)}
    </ul>
  </div>`;
}

/** One press for all that is free. @param {{ table: TableFrame }} props */
const FillWithBots = ({ table }) =>
  mayBringBots(table) &&
  freeSeats(table).length > 0 &&
  html`<button type="button" class="sit plain" onClick=${() => freeSeats(table).forEach((seat) => setBot(seat, true))}>
    ${gettext('Fill with bots')}</button>`;

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
    <${FillWithBots} table=${table} />
    ${table.host && html`<${QuietChoice} table=${table} />`}
    <a class="sit plain" href=${lobbyUrl}>${gettext('Back to the lobby')}</a>
  </div>
  ${!loginUrl && html`<${Invite} table=${table} />`}
</main>`;
