/** The seats around the table: who sits there, their cards' backs or open hand, and what they have detained. */
/** @import { Card, Seat as SeatName, Sitter } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { pointsOf, sortHand } from '../cards.js';
import { lightName, lightOf, secondsOf, tripOf } from '../lights.js';
import { mayBeTaken, sitterName } from '../meeting.js';
import { isOn } from '../settings.js';
import { isVulnerable, placeOf } from '../seats.js';
import { bidsTricks, seatsOnTurn } from '../seen.js';
import { mySeat, table, vantage, view } from '../store.js';
import { cardCount, fill, seatLetter, seatName, trickCount } from '../words.js';
import { Badge } from './badge.js';
import { BidTag } from './bids.js';
import { Detained } from './detained.js';
import { Hand, bottomHand } from './hand.js';
import { Icon } from './icons.js';
import { LaidHand } from './laid.js';
import { CallText, Heard, SuitIcon, names } from './pieces.js';
import { TakePlace } from './sitdown.js';
import { Status } from './status.js';

/** A colour for a name, in degrees. @param {string} name */
const hueOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

const DealerTag = () => html`<em class="dealer" title=${gettext('Dealer')}>
  <span aria-hidden="true">${pgettext('dealer', 'D')}</span><${Heard}>${gettext('Dealer')}<//>
</em>`;

/** @param {{ contract: string }} props */
const DeclarerTag = ({ contract }) => html`<em class="declarer" title=${gettext('Declarer')}>
  <${Heard}>${gettext('Declarer')}<//><${CallText} call=${contract} />
</em>`;

/** For a person whose cards the computer plays. */
const ComputerTag = () => html`<em class="computer"><${Icon} name="computer" />${gettext('Computer')}</em>`;

/** The high-card points of the reader's own cards, if they are to be seen. @param {{ seat: SeatName }} props */
function PointsTag({ seat }) {
  const cards = view.value?.you?.hands[seat] ?? [];
  if (seat !== mySeat.value || !isOn('points') || cards.length === 0) return null;
  return html`<em class="hcp tnum">${fill(gettext('%(count)s HCP'), { count: pointsOf(cards) })}</em>`;
}

/** @param {{ seat: SeatName }} props */
function Tags({ seat }) {
  const seen = view.value?.public;
  const sitter = table.value?.seats[seat];
  return (
    seen &&
    html`<small>
    ${sitter?.bot && sitter.name && html`<${ComputerTag} />`}
    ${seen.dealer === seat && html`<${DealerTag} />`}
    ${isVulnerable(seen.vulnerable, seat) && html`<em class="vultag" title=${gettext('Vulnerable')}>${gettext('VUL')}</em>`}
    ${seen.seats[seat].role === 'declarer' && seen.contract && html`<${DeclarerTag} contract=${seen.contract.text} />`}
    ${
      bidsTricks(seen)
        ? html`<${BidTag} seen=${seen} seat=${seat} />`
        : seen.phase !== 'auction' && html`<span class="tnum">${trickCount(seen.seats[seat].tricks)}</span>`
    }
    <${PointsTag} seat=${seat} />
    ${sitter?.badge && html`<${Badge} badge=${sitter.badge} />`}
  </small>`
  );
}

/** How well a person is connected. @param {{ seat: SeatName }} props */
function ConnectionLight({ seat }) {
  const light = lightOf(seat);
  return html`<i class=${`light ${light}`} title=${`${lightName(light)} ${light === 'away' ? '' : secondsOf(tripOf(seat))}`}></i>`;
}

/** A letter for a person, a picture for the computer. @param {{ seat: SeatName, sitter: Sitter | null | undefined, name: string }} props */
const Avatar = ({ seat, sitter, name }) => html`<span class="avatar" style=${{ '--hue': hueOf(name) }} aria-hidden="true">
  ${sitter?.bot ? html`<${Icon} name="computer" />` : html`${[...name][0]}<${ConnectionLight} seat=${seat} />`}
</span>`;

/** @param {{ count: number }} props */
const CardCount = ({ count }) =>
  html`<span class="count tnum" role="img" aria-label=${cardCount(count)}>${count}</span>`;

/** @param {{ seat: SeatName }} props */
export function Plate({ seat }) {
  const seen = view.value?.public;
  const present = table.value;
  const sitter = present?.seats[seat];
  const name = sitter ? sitterName(sitter) : gettext('Free seat');
  const isOn = seen ? seatsOnTurn(seen).includes(seat) : false;
  const isOpen = present?.you === null && present.state === 'playing' && mayBeTaken(present, seat);
  return html`<div class=${names('plate', isOpen && 'open', isOn && 'turn', sitter?.present === false && 'away')}>
    <${Avatar} seat=${seat} sitter=${sitter} name=${name} />
    <span class="who">
      <b><span class="dir">${seatLetter(seat)}</span> <span class="called">${name}</span></b>
      ${sitter?.present === false && html`<${Heard}>${gettext('away')}<//>`}<${Tags} seat=${seat} />
    </span>
    ${isOpen && html`<${TakePlace} seat=${seat} />`}
    ${seen && !isOpen && seat !== vantage.value && html`<${CardCount} count=${seen.seats[seat].cards} />`}
  </div>`;
}

/** @param {{ count: number }} props */
const Backs = ({ count }) => html`<ol class="fan backs" style=${{ '--n': count }} aria-hidden="true">
  ${Array.from({ length: Math.max(0, count) }, (_, i) => html`<li style=${{ '--i': i }}><div class="card back"></div></li>`)}
</ol>`;

/** A hand laid open, a line a suit. @param {{ cards: Card[] }} props */
const OpenHand = ({ cards }) =>
  html`<dl class="openhand">${['S', 'H', 'D', 'C'].map(
    (suit) =>
      html`<div key=${suit}><dt><${SuitIcon} suit=${suit} named /></dt><dd>${
        cards
          .filter((card) => card[0] === suit)
          .map((card) => (card[1] === 'T' ? '10' : card[1]))
          .join(' ') || '–'
      }</dd></div>`,
  )}</dl>`;

/** What may be seen of a seat's cards: the open hand, else as many backs. @param {{ seat: SeatName }} props */
function Cards({ seat }) {
  const frame = view.value;
  const open = frame?.public.hands[seat] ?? frame?.you?.hands[seat];
  const isPlayed = frame?.public.phase === 'play' || frame?.public.phase === 'claim';
  // Beside detained cards there is no room for more of them.
  if (open && isPlayed && !frame?.public.marks[seat]?.length) return html`<${LaidHand} seat=${seat} cards=${open} />`;
  if (open) return html`<${OpenHand} cards=${sortHand(open)} />`;
  const count = (frame?.public.seats[seat].cards ?? 0) - (frame?.public.marks[seat]?.length ?? 0);
  return html`<div class="fanbox"><${Backs} count=${count} /></div>`;
}

/** A seat at the top, the left or the right. @param {{ seat: SeatName }} props */
export const Seat = ({
  seat,
}) => html`<section class=${`seat ${placeOf(seat, vantage.value)}`} aria-label=${seatName(seat)}>
  <${Cards} seat=${seat} /><${Plate} seat=${seat} /><${Detained} seat=${seat} />
</section>`;

/** The seat at the bottom, with the hand large. @param {{ seat: SeatName }} props */
export const BottomSeat = ({
  seat,
}) => html`<section class="seat bottom" aria-label=${seat === mySeat.value ? gettext('Your hand') : seatName(seat)}>
  <${Status} />
  ${bottomHand().length || seat === mySeat.value ? html`<${Hand} />` : html`<${Cards} seat=${seat} />`}
  <${Detained} seat=${seat} /><${Plate} seat=${seat} />
</section>`;
