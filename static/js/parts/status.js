/** The line over the hand: whose turn it is, what is wanted, and how long there is. */
import { html } from '../../vendor/ui.js';
import { timeLeft } from '../clock.js';
import { setComputer } from '../commands.js';
import { dummyHint, turnHint } from '../hints.js';
import { openPanel } from '../panels.js';
import { armed, isMyTurn, isPlayedFor, mode, mySeat, pending, view } from '../store.js';
import { cardName, clockTime, fill, listed, seatName } from '../words.js';
import { ClaimButton } from './claim.js';
import { Icon } from './icons.js';
import { names } from './pieces.js';

/** Milliseconds from which on the clock warns. */
const SHORT = 6000;

const MODE_HINTS = () => ({
  up: gettext('choose the card to detain face up'),
  down: gettext('choose the card to detain face down'),
  flip: gettext('choose your face-down card'),
});

function hint() {
  if (mode.value) return MODE_HINTS()[mode.value];
  if (armed.value) return fill(gettext('press the %(card)s once more'), { card: cardName(armed.value) });
  return turnHint();
}

function words() {
  if (pending.value) return html`<b>${gettext('Sending…')}</b>`;
  if (isMyTurn.value) return html`<b>${gettext('Your turn')}</b> <span>${hint()}</span>`;
  if (dummyHint()) return html`<span>${dummyHint()}</span>`;
  const turns = view.value?.public.turns ?? [];
  return turns.length
    ? html`<span>${fill(gettext('Waiting for %(seats)s'), { seats: listed(turns.map(seatName)) })}</span>`
    : null;
}

/** The time left, where a clock runs. */
export const Clock = () =>
  timeLeft.value !== null &&
  html`<span class=${names('clock tnum', timeLeft.value < SHORT && 'short')} role="timer" aria-label=${gettext('Time left')}
    >${clockTime(timeLeft.value)}</span
  >`;

/** With the score sheet put away, the way back to it. */
const SheetButton = () =>
  view.value?.public.phase === 'scoreboard' &&
  html`<button type="button" class="inline" onClick=${() => openPanel('sheet')}>${gettext('Score sheet')}</button>`;

/** What stands in place of the reader's own controls. */
const PlayedFor = () => html`<div class="status playedfor">
  <${Icon} name="computer" /><span>${gettext('The computer plays for you')}</span>
  <button type="button" class="inline" onClick=${() => setComputer(false)}>${gettext('Take your seat back')}</button>
</div>`;

const OwnStatus = () =>
  html`<div class="status" data-mode=${mode.value} data-turn=${isMyTurn.value && mySeat.value !== null}>${words()}<${Clock} /><${ClaimButton} /><${SheetButton} /></div>`;

export const Status = () => (isPlayedFor.value && view.value?.public.phase !== 'over' ? html`<${PlayedFor} />` : html`<${OwnStatus} />`);
