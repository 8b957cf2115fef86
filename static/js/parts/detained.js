/** The detained cards of a seat that are not played yet. */
/** @import { Card, Mark, Seat } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { act } from '../commands.js';
import { useDetained } from '../motion.js';
import { findAction, mode, mySeat, view } from '../store.js';
import { callName, cardName, fill } from '../words.js';
import { CardText, ShownCard, names, shortName } from './pieces.js';

/** In flip mode, one's own face-down card is what is pressed to flip it. @param {{ card: Card }} props */
const OwnBack = ({
  card,
}) => html`<button type="button" class="card back" data-action=${`flip ${card}`} aria-disabled="false"
  aria-label=${fill(gettext('Flip the %(card)s'), { card: cardName(card) })} onClick=${() => act(`flip ${card}`)}></button>`;

/** A back; the reader's own is named. @param {{ card: Card | undefined }} props */
const Back = ({ card }) =>
  html`<div class="card back" role="img" aria-label=${card ? cardName(card) : gettext('a hidden card')}></div>`;

/** @param {{ mark: Mark, own: boolean }} props */
function MarkCard({ mark: { how, card }, own }) {
  if (card && own && how === 'down')
    return mode.value === 'flip' && findAction(`flip ${card}`)
      ? html`<${OwnBack} card=${card} />`
      : html`<${Back} card=${card} />`;
  return card ? html`<${ShownCard} card=${card} />` : html`<${Back} />`;
}

/** Under the card; on phones, where there is no room for a card, all that is seen of it. @param {{ mark: Mark, short: boolean }} props */
const Label = ({ mark, short }) => html`<small>
  <span class="how">${short ? shortName(mark.how) : callName(mark.how)}</span>${mark.card && html`<span class="which"><${CardText} card=${mark.card} /></span>`}
</small>`;

/**
 * `alone`: the seat's only one. `named`: a back whose reader knows the card, so that the label names it.
 * @param {{ seat: Seat, mark: Mark, own: boolean, alone: boolean }} props
 */
function Detention({ seat, mark, own, alone }) {
  const card = useDetained(seat, mark.how, mark.card);
  return html`<li ref=${card} class=${names(mark.how, own && mark.how === 'down' && mark.card && 'named')}>
    <${MarkCard} mark=${mark} own=${own} /><${Label} mark=${mark} short=${!alone} />
  </li>`;
}

/**
 * The detained cards of a seat that are not played yet; the reader's own with what they are.
 * @param {{ seat: Seat }} props
 */
export function Detained({ seat }) {
  const marks = view.value?.you?.marks[seat] ?? view.value?.public.marks[seat] ?? [];
  if (marks.length === 0) return null;
  const own = seat === mySeat.value;
  return html`<ul class="detained" data-count=${marks.length} aria-label=${gettext('Detained cards')}>
    ${marks.map((mark, i) => html`<${Detention} key=${mark.card ?? `down ${i}`} seat=${seat} mark=${mark} own=${own} alone=${marks.length === 1} />`)}
  </ul>`;
}
