/** The line over the hand: whose turn it is, what is wanted, and how long there is. */
import { html } from '../../vendor/ui.js';
import { timeLeft } from '../clock.js';
import { setComputer } from '../commands.js';
import { openPanel } from '../panels.js';
import { isMyTurn, isPlayedFor, mode, mySeat, pending, view } from '../store.js';
import { clockTime, fill, listed, say, seatName } from '../words.js';
import { Icon } from './icons.js';
import { names } from './pieces.js';

/** Milliseconds from which on the clock warns. */
const SHORT = 6000;

const MODE_HINTS = () => ({
  up: gettext('choose the card to detain face up'),
  down: gettext('choose the card to detain face down'),
  flip: gettext('choose your face-down card'),
});

/** Following suit is said in the words of a refusal. */
function playHint() {
  const refusals = Object.values(view.value?.you?.refused ?? {});
  if (refusals.length) return say(refusals[0]);
  return view.value?.public.trick?.cards.length ? gettext('play a card') : gettext('lead a card');
}

function hint() {
  if (mode.value) return MODE_HINTS()[mode.value];
  const phase = view.value?.public.phase;
  if (phase === 'auction') return gettext('bid or detain');
  if (phase === 'play') return playHint();
  if (phase === 'negation' || phase === 'reversal') return gettext('choose');
  return gettext('confirm the score');
}

function words() {
  if (pending.value) return html`<b>${gettext('Sending…')}</b>`;
  if (isMyTurn.value) return html`<b>${gettext('Your turn')}</b> <span>${hint()}</span>`;
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
  html`<div class="status" data-mode=${mode.value} data-turn=${isMyTurn.value && mySeat.value !== null}>${words()}<${Clock} /><${SheetButton} /></div>`;

export const Status = () => (isPlayedFor.value && view.value?.public.phase !== 'over' ? html`<${PlayedFor} />` : html`<${OwnStatus} />`);
