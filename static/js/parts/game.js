/** The table page: waiting room or table, with everything that lies around and over it. */
/** @import { PublicView } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { seatAt } from '../seats.js';
import { lastTrickOpen, mySeat, panel, resting, table, vantage, view } from '../store.js';
import { loginTo, loginUrl } from '../page.js';
import { fill } from '../words.js';
import { Auction } from './auction.js';
import { Bar } from './bar.js';
import { BiddingBox } from './bidding.js';
import { Boards } from './boards.js';
import { Choice } from './choice.js';
import { Icon } from './icons.js';
import { KeysPanel } from './keyspanel.js';
import { Panel } from './panel.js';
import { BottomSeat, Seat } from './seat.js';
import { Sheet } from './sheet.js';
import { ConnectionBanner, LiveRegion, Toast } from './toast.js';
import { Trick } from './trick.js';
import { AuctionAndTricks } from './tricks.js';
import { Waiting } from './waiting.js';

/** What the middle of the table is about. @param {PublicView} seen */
function stage(seen) {
  if (lastTrickOpen.value || resting.value) return 'play';
  if (seen.phase === 'negation' || seen.phase === 'reversal') return 'choice';
  return seen.phase === 'auction' ? 'auction' : 'play';
}

/** @param {{ seen: PublicView, name: string }} props */
const Centre = ({ seen, name }) => html`<div class="centre">
  ${name === 'auction' && html`<${Auction} seen=${seen} />${mySeat.value && html`<${BiddingBox} />`}`}
  ${name === 'play' && html`<${Trick} seen=${seen} />`}
  ${name === 'choice' && html`<${Choice} seen=${seen} />`}
</div>`;

/** @param {{ seen: PublicView, name: string }} props */
const Felt = ({
  seen,
  name,
}) => html`<main class="table" tabindex="-1" aria-label=${gettext('Card table')} inert=${panel.value !== null}><div class="felt">
  ${
    /** @type {const} */ (['top', 'left', 'right']).map((place) => {
      const seat = seatAt(place, vantage.value);
      return html`<${Seat} key=${seat} seat=${seat} />`;
    })
  }
  <${Centre} seen=${seen} name=${name} />
  <${BottomSeat} seat=${vantage.value} />
</div></main>`;

const NothingYet = () =>
  html`<p class="none">${gettext('Finished boards and the tricks of this one will be listed here.')}</p>`;

/** How many watch; for a spectator, with the way in when not logged in. */
function Watching() {
  const count = table.value?.watchers ?? 0;
  return html`<p class="watch">
    <${Icon} name="eye" /> <span>${fill(ngettext('%(count)s watching', '%(count)s watching', count), { count })}</span>
    ${!mySeat.value && loginUrl && html`<a href=${loginTo(location.pathname)}>${gettext('Log in')}</a>`}
  </p>`;
}

/** @param {{ seen: PublicView }} props */
const Side = ({ seen }) => html`<aside class="side" aria-label=${gettext('The board so far')}>
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext('Auction, tricks and boards')}>
    <h2 class="sr-only">${gettext('The board so far')}</h2>
    ${seen.phase !== 'auction' && html`<${AuctionAndTricks} seen=${seen} />`}
    <${Boards} boards=${seen.sheet.boards} />
    ${seen.phase === 'auction' && seen.sheet.boards.length === 0 && html`<${NothingYet} />`}
  </div>
  <${Watching} />
</aside>`;

/** @param {{ seen: PublicView }} props */
const TricksPanel = ({ seen }) => html`<${Panel} title=${gettext('Auction and tricks')} name="tricks">
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext('Auction and tricks')}><${AuctionAndTricks} seen=${seen} /></div>
<//>`;

/** @param {{ seen: PublicView }} props */
const OpenPanel = ({ seen }) => html`
  ${panel.value === 'sheet' && html`<${Sheet} />`}
  ${panel.value === 'keys' && html`<${KeysPanel} />`}
  ${panel.value === 'tricks' && html`<${TricksPanel} seen=${seen} />`}`;

/** @param {{ seen: PublicView }} props */
function Playing({ seen }) {
  const name = stage(seen);
  return html`<div class=${`shell ${name}`} data-phase=${seen.phase}>
    <${Bar} /><${Felt} seen=${seen} name=${name} /><${Side} seen=${seen} /><${OpenPanel} seen=${seen} />
  </div>`;
}

const Room = () =>
  html`<div class="shell room"><${Bar} />${table.value && html`<${Waiting} table=${table.value} />`}</div>`;

export function Game() {
  const seen = view.value?.public;
  return html`<div class="game">
    ${seen ? html`<${Playing} seen=${seen} />` : html`<${Room} />`}
    <${ConnectionBanner} /><${Toast} /><${LiveRegion} />
  </div>`;
}
