/** The bidding box: seven levels by five denominations, pass, double, redouble, and where cards can be detained its three modes. */
/** @import { Mode } from '../store.js' */
import { html } from '../../vendor/ui.js';
import { DENOMINATIONS } from '../cards.js';
import { chooseMode, pressCall } from '../presses.js';
import { actionsOf, findAction, mode, pending, typedLevel, view } from '../store.js';
import { bidName, callName } from '../words.js';
import { Denomination, names } from './pieces.js';

const LEVELS = [7, 6, 5, 4, 3, 2, 1];

/** @param {string} action */
const stateOf = (action) => (pending.value?.action === action ? 'sending' : '');

/** @param {{ level: number, denomination: string }} props */
function Bid({ level, denomination }) {
  const action = `${level}${denomination}`;
  return html`<button type="button" class=${names('bid', `k-${denomination}`, stateOf(action), typedLevel.value === level && 'typed')}
    data-action=${action} aria-label=${bidName(level, denomination)} aria-disabled=${!findAction(action)}
    onClick=${() => pressCall(action)}
  ><span>${level}</span><${Denomination} denomination=${denomination} /></button>`;
}

/** @param {{ action: string, kind: string, letter: string, children?: unknown }} props */
const CallButton = ({
  action,
  kind,
  letter,
  children,
}) => html`<button type="button" class=${`act ${kind} ${stateOf(action)}`}
  data-action=${action} aria-label=${callName(action)} aria-keyshortcuts=${letter} aria-disabled=${!findAction(action)}
  onClick=${() => pressCall(action)}
>${children}</button>`;

/** @param {{ name: Mode }} props */
const ModeButton = ({ name }) => html`<button type="button" class=${`act ${name}`}
  aria-pressed=${mode.value === name} aria-disabled=${actionsOf(name).length === 0} onClick=${() => chooseMode(name)}
>${callName(name)}</button>`;

export const BiddingBox = () => html`<section class="box" aria-label=${gettext('Bidding box')}>
  <div class="bids" role="group" aria-label=${gettext('Bids')}>
    ${LEVELS.map((level) => DENOMINATIONS.map((each) => html`<${Bid} key=${level + each} level=${level} denomination=${each} />`))}
  </div>
  <div class="calls" role="group" aria-label=${gettext('Other calls')}>
    <${CallButton} action="P" kind="pass" letter="P">${callName('P')}<//>
    <${CallButton} action="X" kind="dbl" letter="X">X<//>
    <${CallButton} action="XX" kind="dbl" letter="Shift+X">XX<//>
    ${view.value?.public.facts.detains && html`<${ModeButton} name="up" /><${ModeButton} name="down" /><${ModeButton} name="flip" />`}
  </div>
</section>`;
