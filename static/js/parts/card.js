/** A playing card as one SVG that scales with its width; css/card.css chooses how much detail it shows. */
/** @import { Card } from '../wire.d.ts' */
import { html } from '../../vendor/ui.js';
import { rankOf, suitOf } from '../cards.js';
import { courtUrl } from '../page.js';
import { RANK_PATH } from '../ranks.js';

/** @type {Record<string, string>} */
export const SUIT_PATH = {
  S: 'M50 4C58 24 93 40 93 65c0 13-9 21-20 21-8 0-14-3-18-9 1 9 5 15 13 19H32c8-4 12-10 13-19-4 6-10 9-18 9C16 86 7 78 7 65 7 40 42 24 50 4Z',
  H: 'M50 95C20 68 5 50 5 31 5 16 15 7 28 7c10 0 18 6 22 16C54 13 62 7 72 7c13 0 23 9 23 24 0 19-15 37-45 64Z',
  D: 'M50 3C60 23 73 38 89 50 73 62 60 77 50 97 40 77 27 62 11 50 27 38 40 23 50 3Z',
  C: 'M50 4a21 21 0 0 1 17 33 22 22 0 1 1-12 36c0 11 4 18 13 23H32c9-5 13-12 13-23a22 22 0 1 1-12-36A21 21 0 0 1 50 4Z',
};

const LEFT = 35;
const MIDDLE = 50;
const RIGHT = 65;
/** @typedef {[x: number, y: number]} Point */
/** @param {...number} heights @returns {Point[]} */
const columns = (...heights) =>
  heights.flatMap(
    (y) =>
      /** @type {Point[]} */ ([
        [LEFT, y],
        [RIGHT, y],
      ]),
  );
/** @param {...number} heights @returns {Point[]} */
const centre = (...heights) => heights.map((y) => [MIDDLE, y]);

/** Pip centres on a face of 100 by 140; those below the middle stand on their heads. @type {Record<string, Point[]>} */
const PIPS = {
  2: centre(30, 110),
  3: centre(30, 70, 110),
  4: columns(30, 110),
  5: [...columns(30, 110), ...centre(70)],
  6: columns(30, 70, 110),
  7: [...columns(30, 70, 110), ...centre(50)],
  8: [...columns(30, 70, 110), ...centre(50, 90)],
  9: [...columns(30, 56.7, 83.3, 110), ...centre(70)],
  T: [...columns(30, 56.7, 83.3, 110), ...centre(43.3, 96.7)],
};

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [turned] */
const pip = (suit, x, y, size, turned = false) => html`<path
  class="ink"
  d=${SUIT_PATH[suit]}
  transform=${`translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 100}) translate(-50 -50)`}
/>`;

/** @param {string} rank @param {number} x @param {number} y @param {number} size @param {string} detail */
const numeral = (rank, x, y, size, detail) => html`<path
  class=${`rank ${detail}`}
  d=${RANK_PATH[rank]}
  transform=${`translate(${x} ${y}) scale(${size / 1000})`}
/>`;

/** @param {string} rank @param {string} suit @param {{ x: number, y: number, width: number, height: number }} box */
const court = (rank, suit, { x, y, width, height }) => html`
  <rect class="court-bg" x=${x} y=${y} width=${width} height=${height} rx="2" />
  <use class="court" x=${x + 0.5} y=${y + 0.7} width=${width - 1} height=${height - 1.4} href=${courtUrl(rank + suit)} />`;

/** @param {string} rank @param {string} suit */
const corner = (rank, suit) => html`${numeral(rank, 13, 18.5, 21, 'fine')}<g class="fine">${pip(suit, 13, 40, 15)}</g>`;

/** @param {string} rank @param {string} suit */
function body(rank, suit) {
  if (PIPS[rank]) return PIPS[rank].map(([x, y]) => pip(suit, x, y, 18.5, y > 70));
  if (rank === 'A') return pip(suit, 50, 70, suit === 'S' ? 52 : 38);
  return court(rank, suit, { x: 21.2, y: 23.7, width: 57.6, height: 92.6 });
}

/** @param {string} rank @param {string} suit */
const bigBody = (rank, suit) =>
  'KQJ'.includes(rank) ? court(rank, suit, { x: 42.5, y: 51, width: 54, height: 84 }) : pip(suit, 66, 100, 48);

/** @param {string} rank @param {string} suit */
const fine = (rank, suit) => html`${corner(rank, suit)}
  <g transform="rotate(180 50 70)">${corner(rank, suit)}</g>
  <g class="fine">${body(rank, suit)}</g>`;

/** The face: `.fine` is for large cards, `.big` for small ones. @param {{ card: Card, small?: boolean }} props `small`: it never is large */
export function Face({ card, small = false }) {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return html`<svg viewBox="0 0 100 140" aria-hidden="true">
    ${!small && fine(rank, suit)}
    <g class="big">${numeral(rank, 22, 27, 33, '')}${pip(suit, 23, 59, 25)}${bigBody(rank, suit)}</g>
  </svg>`;
}
