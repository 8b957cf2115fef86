/** The box for bids of tricks: first whether to look at one's cards, then nil or so many tricks. */
/** @import { Action } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { pressCall } from '../presses.js';
import { actionsOf, pending, typedLevel } from '../store.js';
import { say } from '../words.js';
import { names } from './pieces.js';

/** @param {Action} action */
const stateOf = ({ action }) => (pending.value?.action === action ? 'sending' : '');

/** The number of a bid such as `bid 4`. @param {Action} action */
const numberOf = ({ action }) => Number(action.split(' ')[1]);

/** @param {{ action: Action, hint: string, keys?: string }} props */
const Unseen = ({ action, hint, keys }) => html`<button type="button" class=${names('unseen', action.group, stateOf(action))}
  data-action=${action.action} aria-disabled="false" aria-keyshortcuts=${keys} onClick=${() => pressCall(action.action)}>
  <b>${say(action.label)}</b> <small>${hint}</small>
</button>`;

/** @param {Action} action */
const Look = (action) =>
  html`<${Unseen} key="look" action=${action} keys="U" hint=${gettext('Turn them up, then bid nil or a number of tricks.')} />`;

/** @param {Action} action */
const Blind = (action) =>
  html`<${Unseen} key="blind" action=${action} keys="N" hint=${gettext('Not one trick, promised without a look: worth twice a nil, won or lost.')} />`;

/** @param {Action} action */
const Nil = (action) => html`<button key="nil" type="button" class=${names('bid nil', stateOf(action))} data-action=${action.action}
  aria-disabled="false" aria-keyshortcuts="N" onClick=${() => pressCall(action.action)}>${say(action.label)}</button>`;

/** @param {Action} action */
const Tricks = (action) => html`<button key=${action.action} type="button" data-action=${action.action}
  class=${names('bid', stateOf(action), typedLevel.value === numberOf(action) && 'typed')} aria-label=${say(action.label)}
  aria-disabled="false" onClick=${() => pressCall(action.action)}><span class="tnum">${numberOf(action)}</span></button>`;

export function TrickBidBox() {
  const before = [...actionsOf('look').map(Look), ...actionsOf('blind').map(Blind)];
  const bids = actionsOf('tricks');
  if (before.length + bids.length === 0) return null;
  return html`<section class="box trickbids" aria-label=${gettext('Bidding box')}>
    ${before}
    ${
      bids.length > 0 &&
      html`<div class="bids" role="group" aria-label=${gettext('Bids')}>${actionsOf('nil').map(Nil)}${bids.map(Tricks)}</div>`
    }
  </section>`;
}
