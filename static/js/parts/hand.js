/** The hand at the bottom: a fan of buttons, of which the arrow keys reach one at a time. */
/** @import { Card, Mark } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { sortHand } from '../cards.js';
import { actionOfCard, pressCard } from '../presses.js';
import { isMyTurn, mode, mySeat, pending, vantage, view } from '../store.js';
import { callName, cardName } from '../words.js';
import { Face } from './card.js';
import { ShownCard, names } from './pieces.js';

/** The bottom seat's cards in the order they lie in; empty where the reader may not see them. @returns {Card[]} */
export function bottomHand() {
  const frame = view.value;
  if (!frame) return [];
  const seat = vantage.value;
  const cards = frame.public.hands[seat] ?? frame.you?.hands[seat] ?? [];
  return sortHand(cards, frame.public.phase === 'auction' ? null : (frame.public.contract?.denomination ?? null));
}

/** How one of the reader's own cards is detained, if it is. @param {Card} card */
const markOf = (card) => view.value?.you?.marks[vantage.value]?.find((mark) => mark.card === card);

/** @param {Card} card @param {Mark | undefined} mark */
const labelOf = (card, mark) => (mark ? `${cardName(card)}, ${callName(mark.how)}` : cardName(card));

/** What pressing would do: a play, a mode's choice, or nothing now. */
function handMode() {
  if (mode.value) return mode.value;
  return view.value?.public.phase === 'play' && isMyTurn.value ? 'play' : 'idle';
}

/** @param {{ card: Card, index: number, reached: boolean }} props `reached`: the one in the order of Tab */
function HandCard({ card, index, reached }) {
  const action = actionOfCard(card);
  const mark = markOf(card);
  const isSending = pending.value !== null && pending.value.action === action;
  return html`<li style=${{ '--i': index }}>
    <button type="button" class=${names('card', isSending && 'sending')} tabindex=${reached ? 0 : -1}
      data-suit=${card[0]} data-card=${card} data-detain=${mark?.how} data-action=${mode.value === 'flip' ? null : action}
      aria-label=${labelOf(card, mark)} aria-disabled=${!action} onClick=${() => pressCard(card)}
    ><${Face} card=${card} /></button>
  </li>`;
}

/** A hand that is only looked at. @param {{ cards: Card[] }} props */
const ShownHand = ({ cards }) => html`<ol class="fan hand" data-mode="shown" style=${{ '--n': cards.length }}>
  ${cards.map((card, i) => html`<li key=${card} style=${{ '--i': i }}><${ShownCard} card=${card} /></li>`)}
</ol>`;

/** Which card Tab reaches: the first that can be played, else the first. @param {Card[]} cards */
const reachedCard = (cards) => cards.find((card) => actionOfCard(card)) ?? cards[0];

export function Hand() {
  const cards = bottomHand();
  const isMine = mySeat.value !== null && ['auction', 'play'].includes(view.value?.public.phase ?? '');
  if (!isMine) return html`<${ShownHand} cards=${cards} />`;
  const reached = reachedCard(cards);
  return html`<ol class="fan hand" data-mode=${handMode()} style=${{ '--n': cards.length }}>
    ${cards.map((card, i) => html`<${HandCard} key=${card} card=${card} index=${i} reached=${card === reached} />`)}
  </ol>`;
}
