/** The hand at the bottom: a fan of buttons, of which the arrow keys reach one at a time. */
/** @import { Card, Mark, Seat } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { sortHand } from '../cards.js';
import { actionOfCard, pressCard } from '../presses.js';
import { playsFrom, seatsOnTurn } from '../seen.js';
import { armed, isMyTurn, mode, mySeat, pending, vantage, view } from '../store.js';
import { tiny } from '../width.js';
import { callName, cardCount, cardName, fill } from '../words.js';
import { Face } from './card.js';
import { Heard, ShownCard, names } from './pieces.js';

/** The bottom seat's cards in the order they lie in; empty where the reader may not see them. @returns {Card[]} */
export function bottomHand() {
  const frame = view.value;
  if (!frame) return [];
  const seat = vantage.value;
  const cards = frame.public.hands[seat] ?? frame.you?.hands[seat] ?? [];
  return sortHand(cards, frame.public.trump);
}

/** How one of the reader's own cards is detained, if it is. @param {Card} card */
const markOf = (card) => view.value?.you?.marks[vantage.value]?.find((mark) => mark.card === card);

/** @param {Card} card @param {Mark | undefined} mark */
const labelOf = (card, mark) => (mark ? `${cardName(card)}, ${callName(mark.how)}` : cardName(card));

/** What pressing would do: a play, a mode's choice, or nothing now. */
export function handMode() {
  if (mode.value) return mode.value;
  return view.value?.public.phase === 'play' && isMyTurn.value ? 'play' : 'idle';
}

/** Whether the next card to be played, or the next call, is that hand's and the reader's to choose. @param {Seat} hand */
export const isHandOnTurn = (hand) => isMyTurn.value && view.value !== null && seatsOnTurn(view.value.public).includes(hand);

/** @param {{ card: Card, index: number, reached: boolean }} props `reached`: the one in the order of Tab */
export function HandCard({ card, index, reached }) {
  const action = actionOfCard(card);
  const mark = markOf(card);
  const isSending = pending.value !== null && pending.value.action === action;
  return html`<li style=${{ '--i': index }}>
    <button type="button" class=${names('card', tiny.value && 'tiny', isSending && 'sending', action !== null && armed.value === action && 'armed')} tabindex=${reached ? 0 : -1}
      data-suit=${card[0]} data-card=${card} data-detain=${mark?.how} data-action=${mode.value === 'flip' ? null : action}
      aria-label=${labelOf(card, mark)} aria-disabled=${!action} onClick=${() => pressCard(card)}
    ><${Face} card=${card} small=${tiny.value} /></button>
  </li>`;
}

/** A hand that its own player has not seen. @param {{ count: number }} props */
const FaceDown = ({ count }) => html`<${Heard}>${fill(gettext('Face down: %(cards)s'), { cards: cardCount(count) })}<//>
  <ol class="fan hand" data-mode="shown" aria-hidden="true" style=${{ '--n': count }}>${Array.from({ length: count }, (_, i) => html`<li key=${i} style=${{ '--i': i }}><div class="card back"></div></li>`)}</ol>`;

/** A hand that is only looked at. @param {{ cards: Card[] }} props */
const ShownHand = ({ cards }) => html`<ol class="fan hand" data-mode="shown" style=${{ '--n': cards.length }}>
  ${cards.map((card, i) => html`<li key=${card} style=${{ '--i': i }}><${ShownCard} card=${card} /></li>`)}
</ol>`;

/** Which card Tab reaches: the first that can be played, else the first. @param {Card[]} cards */
export const reachedCard = (cards) => cards.find((card) => actionOfCard(card)) ?? cards[0];

/** Whether the reader plays the hand at the bottom: not before the play is over, and not dummy's own player. */
function isMine() {
  const seen = view.value?.public;
  if (!seen || !mySeat.value || !['auction', 'play'].includes(seen.phase)) return false;
  return playsFrom(seen, mySeat.value, mySeat.value);
}

export function Hand() {
  const cards = bottomHand();
  const count = view.value?.public.seats[vantage.value].cards ?? 0;
  if (cards.length === 0 && count > 0) return html`<${FaceDown} count=${count} />`;
  if (!isMine()) return html`<${ShownHand} cards=${cards} />`;
  const reached = reachedCard(cards);
  return html`<ol class="fan hand" data-mode=${handMode()} data-hand=${isHandOnTurn(vantage.value) ? 'turn' : null} style=${{ '--n': cards.length }}>
    ${cards.map((card, i) => html`<${HandCard} key=${card} card=${card} index=${i} reached=${card === reached} />`)}
  </ol>`;
}
