/** The explained lines of a board, part by part: by player, by side, or in the order of the tricks. */
/** @import { Part, PublicView, ScoreLine, Seat, Side } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { sitterName } from '../meeting.js';
import { linesOf, seatLines, sumOf } from '../scores.js';
import { SEATS, SIDES } from '../seats.js';
import { table } from '../store.js';
import { seatName, sideName, signed } from '../words.js';
import { Words, names } from './pieces.js';

/** A part's name; one that the page does not know stands as it is. @param {Part} part */
export const partName = (part) =>
  ({
    trick: gettext('Trick score'),
    card: gettext('Card score'),
    sequence: gettext('Sequence score'),
    negation: gettext('Negation'),
    reversal: gettext('Grand reversal'),
    contract: gettext('Contract'),
    below: gettext('Below the line'),
    above: gettext('Above the line'),
    imps: gettext('IMPs'),
    nil: gettext('Nil'),
    bags: gettext('Bags'),
  })[part] ?? part;

/** @param {{ points: number, strong?: boolean }} props */
export const Points = ({ points, strong = false }) =>
  html`<span class=${names('points tnum', points < 0 && 'minus', points > 0 && 'plus', strong && 'sum')}>${signed(points)}</span>`;

/** @param {ScoreLine} line @param {number} i */
const Line = (line, i) =>
  html`<li key=${i}><span><${Words} text=${line.text} /></span><${Points} points=${line.points} /></li>`;

/** @param {Seat} seat */
function nameAt(seat) {
  const sitter = table.value?.seats[seat];
  return sitter && sitterName(sitter);
}

/** @param {{ seat: Seat, lines: ScoreLine[] }} props */
const SeatLines = ({ seat, lines }) => html`<section class="seatlines">
  <h4>${seatName(seat)} <small>${nameAt(seat)}</small> <${Points} points=${sumOf(lines)} strong /></h4>
  ${lines.length ? html`<ul>${lines.map(Line)}</ul>` : html`<p class="none">${gettext('No scoring cards')}</p>`}
</section>`;

/** @param {{ side: Side, lines: ScoreLine[] }} props */
const SideLines = ({ side, lines }) => html`<section class="sidelines">
  <h4>${sideName(side)} <${Points} points=${sumOf(lines)} strong /></h4>
  <ul>${lines.map(Line)}</ul>
</section>`;

/** The sequence's thirteen lines in one list, each with the side that gets its points. @param {{ lines: ScoreLine[] }} props */
const SequenceLines = ({ lines }) =>
  html`<ol class="sequence">${lines.map(
    (line, i) =>
      html`<li key=${i}>
        <span><${Words} text=${line.text} /></span><b class="side">${sideName(line.side)}</b><${Points} points=${line.points} />
      </li>`,
  )}</ol>`;

/** @param {{ part: Part, lines: ScoreLine[] }} props */
function PartLines({ part, lines }) {
  if (part === 'sequence') return html`<${SequenceLines} lines=${lines} />`;
  if (part === 'card')
    return html`<div class="four">
      ${SEATS.map((seat) => html`<${SeatLines} key=${seat} seat=${seat} lines=${seatLines(lines, seat)} />`)}
    </div>`;
  return html`<div class="two">${SIDES.map((side) => {
    const own = lines.filter((line) => line.side === side);
    return own.length > 0 && html`<${SideLines} key=${side} side=${side} lines=${own} />`;
  })}</div>`;
}

/** @param {{ seen: PublicView, part: Part }} props */
export const PartSection = ({ seen, part }) => html`<section class="part" data-part=${part}>
  <h3>${partName(part)}</h3><${PartLines} part=${part} lines=${linesOf(seen, part)} />
</section>`;
