/** The bar along the top: the board, the contract, the score, the connection, and what can be opened. */
/** @import { PublicView, Side } from '../wire.d.ts' */
/** @import { Panel } from '../store.js' */
import { html } from '../../vendor/ui.js';
import { setComputer } from '../commands.js';
import { isInRoom, mayChooseSide, openPanel, toggleLastTrick } from '../panels.js';
import { lobbyUrl } from '../page.js';
import { SIDES, isVulnerable, sideOf } from '../seats.js';
import { secondsOf } from '../lights.js';
import { bidsTricks, hasVulnerability, wonOfBid } from '../seen.js';
import { muted, toggleSound } from '../sound.js';
import { isPlayedFor, lastTrickOpen, link, mayLeaveToBot, panel, roundTrip, vantage, view } from '../store.js';
import { unread } from '../talk.js';
import { wide } from '../width.js';
import {
  bagCount,
  contractName,
  fill,
  phaseName,
  seatName,
  sideLetters,
  sideName,
  signed,
  trickCount,
  vulnerableName,
} from '../words.js';
import { Brand, Icon } from './icons.js';
import { CallText, SeatText, SuitIcon, names } from './pieces.js';

/** @param {{ seen: PublicView }} props */
const Facts = ({ seen }) => html`<dl class="facts">
  <div><dt>${gettext('Board')}</dt><dd class="tnum">${seen.board}</dd></div>
  <div class="phase"><dt class="sr-only">${gettext('Phase')}</dt><dd>${phaseName(seen.phase)}</dd></div>
  <div class="dlr"><dt>${gettext('Dealer')}</dt><dd>${seatName(seen.dealer)}</dd></div>
  ${
    hasVulnerability(seen) &&
    html`<div class=${names('vul', isVulnerable(seen.vulnerable, vantage.value) && 'isvul')}>
      <dt>${gettext('Vul')}</dt><dd>${vulnerableName(seen.vulnerable)}</dd>
    </div>`
  }
  ${seen.facts.broken && html`<div class="broken"><dt><${SuitIcon} suit="S" named /></dt><dd>${gettext('broken')}</dd></div>`}
  ${
    seen.contract &&
    html`<div class="contract" title=${contractName(seen.contract)}><dt>${gettext('Contract')}</dt>
    <dd><${CallText} call=${seen.contract.text} /> <${SeatText} seat=${seen.contract.declarer} /></dd></div>`
  }
</dl>`;

/** @param {{ seen: PublicView, side: Side }} props */
const SideScore = ({ seen, side }) => html`<div class=${`pair ${side} ${side === sideOf(vantage.value) ? 'mine' : ''}`}>
  <dt><span aria-hidden="true">${sideLetters(side)}</span><span class="sr-only">${sideName(side)}</span></dt>
  <dd class=${`tnum total ${seen.totals[side] < 0 ? 'minus' : ''}`}>${signed(seen.totals[side])}</dd>
  <dd class="tnum won">${bidsTricks(seen) ? wonOfBid(seen, side) : trickCount(seen.tricks[side])}</dd>
  ${seen.facts.bags && html`<dd class="tnum bags">${bagCount(seen.facts.bags[side])}</dd>`}
</div>`;

/** The state of the connection as a light, and as a word once it is lost; a press shows everyone's. */
function Connection() {
  const word = {
    open: gettext('Connected'),
    connecting: gettext('Connecting…'),
    lost: gettext('Connection lost'),
    ended: gettext('Disconnected'),
  }[link.value];
  return html`<button type="button" class=${`connection ${link.value}`} title=${`${word} ${secondsOf(roundTrip.value)}`}
      aria-pressed=${panel.value === 'connections'} onClick=${() => openPanel('connections')}>
    <i aria-hidden="true"></i><span class=${link.value === 'lost' || link.value === 'ended' ? '' : 'sr-only'}>${word}</span>
  </button>`;
}

/** @param {{ icon: string, label: string, onPress: () => void, pressed?: boolean, extra?: string }} props */
const Tool = ({
  icon,
  label,
  onPress,
  pressed,
  extra = '',
}) => html`<button type="button" class=${`tool ${extra}`} title=${label} aria-pressed=${pressed} onClick=${onPress}>
  <${Icon} name=${icon} /><span class="sr-only">${label}</span>
</button>`;

/** Opens a panel, or closes it. @param {{ name: Panel, label: string, extra?: string }} props */
const PanelTool = ({ name, label, extra }) =>
  html`<${Tool} icon=${name} label=${label} pressed=${panel.value === name} onPress=${() => openPanel(name)} extra=${extra} />`;

/** The talk's button, with how much of it is unread. */
function TalkTool() {
  const count = unread.value;
  const label = count ? fill(gettext('Talk, %(count)s unread'), { count }) : gettext('Talk');
  return html`<span class="badged">
    <${Tool} icon="talk" label=${label} pressed=${panel.value === 'talk'} onPress=${() => openPanel('talk')} />
    ${count > 0 && html`<b class="badge tnum" aria-hidden="true">${count > 99 ? '99+' : count}</b>`}
  </span>`;
}

/** What is there only once a match is. */
const MatchTools = () => html`
  ${
    !isInRoom.value &&
    html`<${Tool} icon="last" label=${gettext('Last trick')} pressed=${lastTrickOpen.value} onPress=${toggleLastTrick} />
    <${PanelTool} name="tricks" label=${gettext('Auction and tricks')} />`
  }
  <${PanelTool} name="sheet" label=${gettext('Score sheet')} />`;

/** One's own seat in a casual match. */
const SeatTools = () => html`
  <${Tool} icon="computer" label=${gettext('Let the computer play for you')} pressed=${isPlayedFor.value}
    onPress=${() => setComputer(!isPlayedFor.value)} />
  <${PanelTool} name="leave" label=${gettext('Leave the table')} />`;

const SoundTool = () =>
  html`<${Tool} icon=${muted.value ? 'muted' : 'sound'} label=${gettext('Sound')} pressed=${!muted.value} onPress=${toggleSound} />`;

/** What concerns the reader alone; in one menu where there is no room for it. */
const OwnTools = () =>
  wide.value
    ? html`${mayLeaveToBot.value && !isInRoom.value && html`<${SeatTools} />`}
      ${mayChooseSide.value && html`<${PanelTool} name="watch" label=${gettext('Watch from another seat')} />`}
      <${SoundTool} /><${PanelTool} name="settings" label=${gettext('Settings')} />`
    : html`<${PanelTool} name="menu" label=${gettext('Menu')} />`;

const Tools = () => html`<nav class="tools" aria-label=${gettext('Table menu')}>
  ${view.value && html`<${MatchTools} />`}
  ${!wide.value && html`<${TalkTool} />`}
  <${OwnTools} />
  ${!isInRoom.value && html`<${PanelTool} name="keys" label=${gettext('Keys')} extra="wide" />`}
</nav>`;

/** @param {{ ended?: boolean }} props `ended`: nothing of the table is to be seen any more */
export function Bar({ ended = false }) {
  const seen = isInRoom.value || ended ? null : view.value?.public;
  return html`<header class="bar">
    <a class="brand" href=${lobbyUrl} aria-label=${gettext('Broken Ark, to the lobby')}>
      <${Brand} /><span>${gettext('Broken Ark')}</span>
    </a>
    <h1 class="sr-only">${gettext('Table')}</h1>
    ${
      seen &&
      html`<${Facts} seen=${seen} />
      <dl class="scores">${SIDES.map((side) => html`<${SideScore} key=${side} seen=${seen} side=${side} />`)}</dl>`
    }
    <${Connection} />
    ${!ended && html`<${Tools} />`}
  </header>`;
}
