/** A player's tier and stars, drawn and named as the ranking's own pages do it (css/ranking.css). */
/** @import { Badge as Grade, Tier } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { ranksUrl } from '../page.js';
import { fill } from '../words.js';
import { SUIT_PATH } from './card.js';
import { names } from './pieces.js';

const STARS = [1, 2, 3, 4, 5];

/** @param {Tier} tier */
const tierName = (tier) =>
  ({
    master: pgettext('tier', 'Master'),
    spades: pgettext('tier', 'Spades'),
    hearts: pgettext('tier', 'Hearts'),
    diamonds: pgettext('tier', 'Diamonds'),
    clubs: pgettext('tier', 'Clubs'),
  })[tier];

/** @param {{ tier: Tier }} props */
const Picture = ({ tier }) => html`<svg class="tier" viewBox="0 0 100 100" aria-hidden="true">
  ${tier === 'master' ? html`<use href=${`${ranksUrl}#crown`} />` : html`<path d=${SUIT_PATH[tier[0].toUpperCase()]} />`}
</svg>`;

/** @param {{ badge: Grade }} props */
export function Badge({ badge: { tier, stars } }) {
  const label = fill(gettext('%(tier)s, %(stars)s of 5 stars'), { tier: tierName(tier), stars });
  return html`<span class=${`grade grade-${tier}`} role="img" aria-label=${label} title=${label}>
    <${Picture} tier=${tier} /><span class="stars" aria-hidden="true">${STARS.map(
      (star) =>
        html`<svg key=${star} class=${names('star', star <= stars && 'lit')}><use href=${`${ranksUrl}#star`} /></svg>`,
    )}</span>
  </span>`;
}
