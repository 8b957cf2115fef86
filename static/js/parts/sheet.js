/** The score sheet: what was played, its sums, every line of the board explained, and the boards before it. */
/** @import { PublicView } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { act } from '../commands.js';
import { ending } from '../ending.js';
import { currentBoard, partsOf } from '../scores.js';
import { sideOf } from '../seats.js';
import { bidsTricks } from '../seen.js';
import { findAction, isPlayedFor, mySeat, pending, view } from '../store.js';
import { fill, listed, outcomeWords, seatName, trickCount } from '../words.js';
import { Again } from './again.js';
import { Bids } from './bids.js';
import { Boards } from './boards.js';
import { Ending } from './ending.js';
import { Panel } from './panel.js';
import { Words } from './pieces.js';
import { Rubber } from './rubber.js';
import { PartSection } from './sheetlines.js';
import { Clock } from './status.js';
import { Sums } from './sums.js';

/** Of a board that all passed; some games do not count it. @param {PublicView} seen */
function passedOutWords(seen) {
  if (!currentBoard(seen)?.contract) return '';
  return seen.facts.counted === undefined
    ? gettext('Passed out: no score.')
    : gettext('Passed out: the board is void and does not count.');
}

/** How the play ended before its last card. @param {{ seen: PublicView }} props */
const Agreed = ({ seen: { claim } }) =>
  claim &&
  Object.values(claim.answers).every((answer) => answer === 'accept') &&
  html`<p class="agreed">${fill(gettext('%(seat)s claimed %(tricks)s; both defenders accepted.'), {
    seat: seatName(claim.seat),
    tricks: trickCount(claim.tricks),
  })}</p>`;

/** What was played, in one line or, where each seat bids, in a table. @param {{ seen: PublicView }} props */
function Result({ seen }) {
  if (bidsTricks(seen)) return html`<${Bids} seen=${seen} small />`;
  if (!seen.contract) return html`<p class="result">${passedOutWords(seen)}</p>`;
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
      <${Outcome} seen=${seen} /><${Result} seen=${seen} /><${Agreed} seen=${seen} /><${Sums} seen=${seen} />
      ${partsOf(seen).map((part) => html`<${PartSection} key=${part} seen=${seen} part=${part} />`)}
      <${Rubber} seen=${seen} /><${Boards} boards=${seen.sheet.boards} />
    </div>
    <${Foot} seen=${seen} />
  <//>`;
}
