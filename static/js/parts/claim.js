/** Claims: declarer says how many of the tricks left the side takes, the defenders answer before the open cards. */
/** @import { PublicView, Seat } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { act } from '../commands.js';
import { closePanel, openPanel } from '../panels.js';
import { SEATS } from '../seats.js';
import { tricksLeft } from '../seen.js';
import { actionsOf, myActions, pending } from '../store.js';
import { claimWords, fill, phaseName, say, seatName } from '../words.js';
import { Choices } from './choice.js';
import { Panel } from './panel.js';
import { CardText } from './pieces.js';

/** Beside the line over the hand, while one may claim. */
export const ClaimButton = () =>
  actionsOf('claim').length > 0 &&
  html`<button type="button" class="inline" aria-keyshortcuts="K" onClick=${() => openPanel('claim')}>${gettext('Claim')}</button>`;

/** @param {string} action */
function claim(action) {
  closePanel();
  act(action);
}

/** From all the tricks down to none; the most usual claim has the focus. */
export function ClaimPanel() {
  const claims = [...actionsOf('claim')].reverse();
  const count = claims.length - 1;
  return html`<${Panel} title=${gettext('Claim')} name="claim">
    <div class="scroll">
      <p>${fill(ngettext('%(count)s trick is not complete. How many of it does your side take?', '%(count)s tricks are not complete. How many of them does your side take?', count), { count })}</p>
      <div class="bids" role="group" aria-label=${gettext('Tricks that your side takes')}>${claims.map(
        ({ action, label }, i) => html`<button key=${action} type="button" class="bid" data-first=${i === 0 ? '' : null} data-action=${action}
          aria-label=${say(label)} aria-disabled=${pending.value !== null} onClick=${() => claim(action)}
        ><span class="tnum">${action.split(' ')[1]}</span></button>`,
      )}</div>
      <p class="none">${gettext('Your cards are shown. If both defenders accept, the board is scored so; if one rejects, play goes on.')}</p>
    </div>
  <//>`;
}

/** What has been played to the trick under way, which the claim includes. @param {{ seen: PublicView }} props */
const UnderWay = ({ seen }) =>
  (seen.trick?.cards.length ?? 0) > 0 &&
  html`<p class="underway">${gettext('In the trick under way:')} ${seen.trick?.cards.map(
    ({ seat, card }) => html`<span key=${seat}>${seatName(seat)} <${CardText} card=${card} /></span> `,
  )}</p>`;

/** @param {PublicView} seen @param {Seat} seat */
function answerOf(seen, seat) {
  if (seen.claim?.answers[seat] === 'accept') return fill(gettext('%(seat)s accepts the claim.'), { seat: seatName(seat) });
  return seen.turns.includes(seat) ? fill(gettext('%(seat)s is to answer.'), { seat: seatName(seat) }) : '';
}

/** In the middle of the table while a claim is answered. @param {{ seen: PublicView }} props */
export function Claimed({ seen }) {
  const answers = myActions.value.filter(({ group }) => group === 'accept' || group === 'reject');
  return html`<section class="choice claimed" aria-label=${phaseName(seen.phase)}>
    <h2>${seen.claim && claimWords(seen.claim, tricksLeft(seen))}</h2>
    <${UnderWay} seen=${seen} />
    <p>${SEATS.map((seat) => answerOf(seen, seat)).filter(Boolean).join(' ')}</p>
    <${Choices} options=${answers} />
  </section>`;
}

/** A claim that was rejected, under the trick that goes on. @param {{ seen: PublicView }} props */
export const Rejected = ({ seen }) =>
  seen.phase === 'play' &&
  seen.claim !== null &&
  html`<p class="rejected">${fill(gettext('Claim rejected: %(tricks)s'), { tricks: seen.claim.tricks })}</p>`;
