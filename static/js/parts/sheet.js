/** The score sheet: every line of the board explained, its sums, the totals, and the boards before it. */
/** @import { Part, PublicView, ScoreLine, Seat, Side } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { act } from '../commands.js';
import { ending } from '../ending.js';
import { sitterName } from '../meeting.js';
import { currentBoard, linesOf, seatLines, sideSum, sumOf } from '../scores.js';
import { SEATS, SIDES, sideOf } from '../seats.js';
import { findAction, isPlayedFor, mySeat, pending, table, view } from '../store.js';
import { fill, listed, outcomeWords, seatName, sideName, signed, trickCount } from '../words.js';
import { Again } from './again.js';
import { Boards } from './boards.js';
import { Ending } from './ending.js';
import { Panel } from './panel.js';
import { Words, names } from './pieces.js';
import { Clock } from './status.js';

/** @type {Part[]} */
const SCORED = ['trick', 'card', 'sequence'];
/** @type {Part[]} */
const CHOSEN = ['negation', 'reversal'];

/** @param {Part} part */
const partName = (part) =>
  ({
    trick: gettext('Trick score'),
    card: gettext('Card score'),
    sequence: gettext('Sequence score'),
    negation: gettext('Negation'),
    reversal: gettext('Grand reversal'),
  })[part];

/** @param {{ points: number, strong?: boolean }} props */
const Points = ({ points, strong = false }) =>
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
function PartSection({ seen, part }) {
  const lines = linesOf(seen, part);
  return (
    lines.length > 0 &&
    html`<section class="part" data-part=${part}><h3>${partName(part)}</h3><${PartLines} part=${part} lines=${lines} /></section>`
  );
}

/** @param {{ name: string, values: Record<Side, number>, strong?: boolean }} props */
const SumRow = ({
  name,
  values,
  strong = false,
}) => html`<tr class=${strong ? 'strong' : ''}><th scope="row">${name}</th>
  ${SIDES.map((side) => html`<td key=${side}><${Points} points=${values[side]} strong=${strong} /></td>`)}</tr>`;

/** @param {PublicView} seen @param {Part} part */
const sums = (seen, part) => ({
  NS: sideSum(seen.sheet.current, part, 'NS'),
  EW: sideSum(seen.sheet.current, part, 'EW'),
});

/** @param {Side} side */
const isMine = (side) => mySeat.value !== null && side === sideOf(mySeat.value);

/** @param {{ seen: PublicView }} props */
function Sums({ seen }) {
  const board = currentBoard(seen);
  const scored = seen.sheet.current.length ? SCORED : [];
  const chosen = CHOSEN.filter((part) => linesOf(seen, part).length);
  return html`<table class="sums"><caption class="sr-only">${gettext('Sums')}</caption>
    <thead><tr><td></td>${SIDES.map((side) => html`<th key=${side} scope="col" class=${isMine(side) ? 'mine' : ''}>${sideName(side)}</th>`)}</tr></thead>
    <tbody>
      ${scored.map((part) => html`<${SumRow} key=${part} name=${partName(part)} values=${sums(seen, part)} />`)}
      ${chosen.includes('negation') && html`<${SumRow} name=${partName('negation')} values=${sums(seen, 'negation')} />`}
      ${board && html`<${SumRow} name=${gettext('This board')} values=${board.score} strong />`}
      ${chosen.includes('reversal') && html`<${SumRow} name=${partName('reversal')} values=${sums(seen, 'reversal')} />`}
      <${SumRow} name=${gettext('Match total')} values=${board?.total ?? seen.totals} strong />
    </tbody></table>`;
}

/** What was played, in one line. @param {{ seen: PublicView }} props */
function Result({ seen }) {
  if (!seen.contract)
    return html`<p class="result">${seen.sheet.current.length || currentBoard(seen) ? gettext('Passed out: no score.') : ''}</p>`;
  const { text, declarer } = seen.contract;
  const args = {
    contract: { call: text },
    seat: { seat: declarer },
    tricks: trickCount(seen.tricks[sideOf(declarer)]),
  };
  return html`<p class="result"><${Words} text=${{ key: gettext_noop('%(contract)s by %(seat)s: %(tricks)s'), args }} /></p>`;
}

/** @param {PublicView} seen */
const boardTitle = (seen) => fill(gettext('Board %(board)s'), { board: seen.board });

/** What the match came to, above its last board. @param {{ seen: PublicView }} props */
function Outcome({ seen }) {
  if (!seen.outcome.over) return null;
  return html`${ending.value ? html`<${Ending} />` : html`<p class="winner">${outcomeWords(seen.outcome)}</p>`}
    <h3 class="lastboard">${boardTitle(seen)}</h3>`;
}

/** Who has still to confirm. @param {{ seen: PublicView }} props */
const Waiting = ({ seen }) => html`<p class="waitingfor">
  ${fill(gettext('Not confirmed yet: %(seats)s'), { seats: listed(seen.turns.map(seatName)) })}
 <${Clock} /></p>`;

const OkButton = () =>
  html`<button type="button" class="ok" data-action="ok" data-first aria-disabled=${!findAction('ok') || pending.value !== null}
    onClick=${() => findAction('ok') && act('ok')}>${gettext('OK')}</button>`;

/** @param {{ seen: PublicView }} props */
const Foot = ({ seen }) => html`<div class="panel-foot">
  ${seen.phase === 'scoreboard' && html`<${Waiting} seen=${seen} />${mySeat.value && !isPlayedFor.value && html`<${OkButton} />`}`}
  ${seen.phase === 'over' && html`<${Again} />`}
</div>`;

export function Sheet() {
  const seen = view.value?.public;
  if (!seen) return null;
  const title = seen.phase === 'over' ? gettext('Match over') : boardTitle(seen);
  return html`<${Panel} title=${title} name="sheet">
    <div class="scroll" tabindex="0" role="group" aria-label=${gettext('Score sheet')}>
      <${Outcome} seen=${seen} /><${Result} seen=${seen} /><${Sums} seen=${seen} />
      ${[...SCORED, ...CHOSEN].map((part) => html`<${PartSection} key=${part} seen=${seen} part=${part} />`)}
      <${Boards} boards=${seen.sheet.boards} />
    </div>
    <${Foot} seen=${seen} />
  <//>`;
}
