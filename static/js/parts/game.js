/** The table page: waiting room or table, with everything that lies around and over it. */
/** @import { PublicView } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { isWhole } from '../firstdraw.js';
import { watching } from '../meeting.js';
import { dealing } from '../motion.js';
import { isInRoom, mayChooseSide } from '../panels.js';
import { seatAt } from '../seats.js';
import { bidsTricks } from '../seen.js';
import { isPlayedFor, lastTrickOpen, link, mayLeaveToBot, mySeat, panel, resting, table, vantage, view } from '../store.js';
import { wide } from '../width.js';
import { Auction } from './auction.js';
import { Bar } from './bar.js';
import { BiddingBox } from './bidding.js';
import { Bids } from './bids.js';
import { Boards } from './boards.js';
import { Choice } from './choice.js';
import { ClaimPanel, Claimed } from './claim.js';
import { ConnectionsPanel } from './connections.js';
import { Closed, Ended } from './ended.js';
import { Icon } from './icons.js';
import { KeysPanel } from './keyspanel.js';
import { LeavePanel, MenuPanel } from './ownseat.js';
import { Panel } from './panel.js';
import { names } from './pieces.js';
import { Rubber } from './rubber.js';
import { BottomSeat, Seat } from './seat.js';
import { SettingsPanel } from './settings.js';
import { Sheet } from './sheet.js';
import { TalkBeside, TalkDrawer, TalkHeard } from './talk.js';
import { ConnectionBanner, LiveRegion, Toast } from './toast.js';
import { Trick } from './trick.js';
import { TrickBidBox } from './trickbids.js';
import { AuctionAndTricks } from './tricks.js';
import { Waiting } from './waiting.js';
import { WatchPanel } from './watchpanel.js';

/** What the middle of the table is about. @param {PublicView} seen */
function stage(seen) {
  if (lastTrickOpen.value || resting.value) return 'play';
  if (seen.phase === 'negation' || seen.phase === 'reversal') return 'choice';
  if (seen.phase === 'claim') return 'claim';
  return seen.phase === 'auction' ? 'auction' : 'play';
}

/** What has been bid, and for those who play the box of what can be. @param {{ seen: PublicView }} props */
function AuctionStage({ seen }) {
  const isMine = mySeat.value !== null && !isPlayedFor.value;
  if (bidsTricks(seen)) return html`<${Bids} seen=${seen} />${isMine && html`<${TrickBidBox} />`}`;
  return html`<${Auction} seen=${seen} />${isMine && html`<${BiddingBox} />`}`;
}

/** @param {{ seen: PublicView, name: string }} props */
const Centre = ({ seen, name }) => html`<div class="centre">
  ${name === 'auction' && html`<${AuctionStage} seen=${seen} />`}
  ${name === 'claim' && html`<${Claimed} seen=${seen} />`}
  ${name === 'play' && html`<${Trick} seen=${seen} />`}
  ${name === 'choice' && html`<${Choice} seen=${seen} />`}
</div>`;

/** @param {{ seen: PublicView, name: string }} props */
const Felt = ({
  seen,
  name,
}) => html`<main class="table" tabindex="-1" aria-label=${gettext('Card table')} inert=${panel.value !== null}><div class=${names('felt', dealing.value && 'dealing')}>
  ${
    /** @type {const} */ (['top', 'left', 'right']).map((place) => {
      const seat = seatAt(place, vantage.value);
      // Made anew where it lies elsewhere: Chromium keeps styles of the old place for what is inside a size container.
      return html`<${Seat} key=${`${place} ${seat}`} seat=${seat} />`;
    })
  }
  ${isWhole.value && html`<${Centre} seen=${seen} name=${name} />`}
  <${BottomSeat} seat=${vantage.value} />
</div></main>`;

const NothingYet = () =>
  html`<p class="none">${gettext('Finished boards and the tricks of this one will be listed here.')}</p>`;

const Watching = () => html`<p class="watch">
  <${Icon} name="watch" /> <span>${watching(table.value?.watchers ?? 0)}</span>
</p>`;

/** @param {{ seen: PublicView }} props */
const Side = ({ seen }) => html`<aside class="side" aria-label=${gettext('The board so far')}>
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext('Auction, tricks and boards')}>
    <h2 class="sr-only">${gettext('The board so far')}</h2>
    ${seen.phase !== 'auction' && html`<${AuctionAndTricks} seen=${seen} />`}
    <${Rubber} seen=${seen} /><${Boards} boards=${seen.sheet.boards} />
    ${seen.phase === 'auction' && seen.sheet.boards.length === 0 && html`<${NothingYet} />`}
  </div>
  ${wide.value && html`<${TalkBeside} />`}
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
  ${panel.value === 'claim' && html`<${ClaimPanel} />`}
  ${panel.value === 'leave' && mayLeaveToBot.value && html`<${LeavePanel} />`}
  ${panel.value === 'tricks' && html`<${TricksPanel} seen=${seen} />`}`;

/** What may be opened at any time, before a match as well as in it. */
const OwnPanel = () => html`
  ${panel.value === 'talk' && !wide.value && html`<${TalkDrawer} />`}
  ${panel.value === 'menu' && !wide.value && html`<${MenuPanel} />`}
  ${panel.value === 'settings' && html`<${SettingsPanel} />`}
  ${panel.value === 'connections' && html`<${ConnectionsPanel} />`}
  ${panel.value === 'watch' && mayChooseSide.value && html`<${WatchPanel} />`}`;

/** @param {{ seen: PublicView }} props */
function Playing({ seen }) {
  const name = stage(seen);
  return html`<div class=${`shell ${name === 'claim' ? 'play' : name}`} data-phase=${seen.phase}>
    <${Bar} /><${Felt} seen=${seen} name=${name} />${isWhole.value && html`<${Side} seen=${seen} />`}<${OpenPanel} seen=${seen} /><${OwnPanel} />
  </div>`;
}

const RoomSide = () =>
  html`<aside class="side" aria-label=${gettext('Talk')}>${wide.value && html`<${TalkBeside} />`}<${Watching} /></aside>`;

function Room() {
  const present = table.value;
  if (!present) return html`<div class="shell room end"><${Bar} /></div>`;
  if (present.state === 'closed') return html`<div class="shell room end"><${Bar} ended /><${Closed} table=${present} /></div>`;
  return html`<div class="shell room"><${Bar} /><${Waiting} table=${present} /><${RoomSide} /><${OwnPanel} /></div>`;
}

function Place() {
  if (link.value === 'ended') return html`<div class="shell room end"><${Bar} ended /><${Ended} /></div>`;
  const seen = view.value?.public;
  return seen && !isInRoom.value ? html`<${Playing} seen=${seen} />` : html`<${Room} />`;
}

export const Game = () => html`<div class="game">
  <${Place} /><${ConnectionBanner} /><${Toast} /><${LiveRegion} /><${TalkHeard} />
</div>`;
