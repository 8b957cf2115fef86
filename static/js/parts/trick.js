/** The cards on the table: the trick under way, the finished one while it rests there, or the last one looked at again. */
/** @import { PlayedCard, PublicView, Seat, Trick as TrickShown } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { usePlayed } from '../motion.js';
import { SEATS, isVulnerable, placeOf } from '../seats.js';
import { seatsOnTurn } from '../seen.js';
import { lastTrickOpen, resting, vantage } from '../store.js';
import { callName, cardName, fill, seatLetter, seatName } from '../words.js';
import { Rejected } from './claim.js';
import { ShownCard, names } from './pieces.js';

const TRICKS = 13;

/** @param {PublicView} seen */
const shownTrick = (seen) => (lastTrickOpen.value ? seen.last : (resting.value ?? seen.trick));

/** @param {PlayedCard} played @param {boolean} wins */
function labelOf({ seat, card, was }, wins) {
  const words = fill(gettext('%(seat)s: %(card)s'), { seat: seatName(seat), card: cardName(card) });
  return [words, was && callName(was), wins && gettext('winning')].filter(Boolean).join(', ');
}

/** @param {{ played: PlayedCard, wins: boolean }} props */
function OnTable({ played, wins }) {
  const card = usePlayed(played.seat, played.card);
  return html`<li ref=${card} class=${`${placeOf(played.seat, vantage.value)} ${wins ? 'winning' : ''}`}>
    <${ShownCard} card=${played.card} label=${labelOf(played, wins)} detained=${played.was} />
  </li>`;
}

/** Where the next card will lie. @param {{ seen: PublicView, trick: TrickShown }} props */
const Slot = ({ seen, trick }) =>
  trick === seen.trick &&
  seatsOnTurn(seen).length > 0 &&
  html`<li class=${`${placeOf(seatsOnTurn(seen)[0], vantage.value)} slot`} aria-hidden="true"></li>`;

/** @param {PublicView} seen @param {Seat} seat */
const compassClass = (seen, seat) =>
  names(
    placeOf(seat, vantage.value),
    isVulnerable(seen.vulnerable, seat) && 'isvul',
    seatsOnTurn(seen).includes(seat) && 'turn',
  );

/** @param {{ seen: PublicView, number: number | undefined }} props */
const Compass = ({ seen, number }) => html`<div class="compass" aria-hidden="true">
  ${SEATS.map((seat) => html`<i key=${seat} class=${compassClass(seen, seat)}>${seatLetter(seat)}</i>`)}
  ${number && html`<b class="tnum">${number}<small>/${TRICKS}</small></b>`}
</div>`;

/** @param {{ seen: PublicView }} props */
export function Trick({ seen }) {
  const trick = shownTrick(seen);
  const winner = trick?.winner ?? trick?.winning;
  return html`<section class="trick" aria-label=${lastTrickOpen.value ? gettext('Last trick') : gettext('Current trick')}>
    <${Compass} seen=${seen} number=${trick?.number} />
    ${
      trick &&
      html`<ol key=${`${seen.board}/${trick.number}`}>
      ${trick.cards.map((played) => html`<${OnTable} key=${played.card} played=${played} wins=${played.seat === winner} />`)}
      <${Slot} seen=${seen} trick=${trick} />
    </ol>`
    }
    ${lastTrickOpen.value ? html`<p class="caption">${gettext('Last trick')}</p>` : html`<${Rejected} seen=${seen} />`}
  </section>`;
}
