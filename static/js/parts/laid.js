/** A hand that lies open during the play, a row a suit, trumps first: dummy's, a claimer's, or one the reader may see. */
/** @import { Card, Seat } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { sortHand, suitOf } from '../cards.js';
import { playsFrom } from '../seen.js';
import { isPlayedFor, mySeat, view } from '../store.js';
import { fill, seatName } from '../words.js';
import { HandCard, handMode, isHandOnTurn, reachedCard } from './hand.js';
import { ShownCard } from './pieces.js';

/** The cards of each suit held, in the order they lie in. @param {Card[]} cards sorted @returns {Card[][]} */
const bySuit = (cards) =>
  [...new Set(cards.map(suitOf))].map((suit) => cards.filter((card) => suitOf(card) === suit));

/** Whether the reader plays these cards. @param {Seat} seat */
function isReaders(seat) {
  const seen = view.value?.public;
  if (!seen || !mySeat.value || isPlayedFor.value || seen.phase !== 'play') return false;
  return playsFrom(seen, mySeat.value, seat);
}

/** @param {Seat} seat */
const label = (seat) =>
  view.value?.public.seats[seat].role === 'dummy'
    ? fill(gettext('Dummy: %(seat)s'), { seat: seatName(seat) })
    : fill(gettext('Open cards: %(seat)s'), { seat: seatName(seat) });

/** @param {{ seat: Seat, cards: Card[] }} props */
export function LaidHand({ seat, cards }) {
  const suits = bySuit(sortHand(cards, view.value?.public.trump));
  const longest = Math.max(0, ...suits.map((suit) => suit.length));
  const own = isReaders(seat);
  const reached = own && reachedCard(suits.flat());
  return html`<div class="laid" role="group" aria-label=${label(seat)} style=${{ '--n': cards.length, '--longest': longest }}
    data-mode=${own ? handMode() : 'shown'} data-hand=${own && isHandOnTurn(seat) ? 'turn' : null}
  >${suits.map(
    (suit) => html`<ol key=${suitOf(suit[0])}>${suit.map((card, i) =>
      own
        ? html`<${HandCard} key=${card} card=${card} index=${i} reached=${card === reached} />`
        : html`<li key=${card}><${ShownCard} card=${card} /></li>`,
    )}</ol>`,
  )}</div>`;
}
