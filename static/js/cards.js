/** Cards as the wire writes them (`SQ`: suit, rank), and their order in a hand. */
/** @import { Card } from './wire.d.ts' */

export const DENOMINATIONS = ['C', 'D', 'H', 'S', 'NT'];
const RANKS = 'AKQJT98765432';

/** Suits from left to right, by the suit that stands leftmost: colours alternate. @type {Record<string, string>} */
const SUIT_ORDER = { S: 'SHCD', H: 'HSDC', D: 'DSHC', C: 'CHSD' };

/** High-card points: A 4, K 3, Q 2, J 1. @param {Card[]} cards */
export const pointsOf = (cards) => cards.reduce((sum, card) => sum + Math.max(0, 4 - RANKS.indexOf(rankOf(card))), 0);

/** @param {Card} card */
export const suitOf = (card) => card[0];
/** @param {Card} card */
export const rankOf = (card) => card[1];

/**
 * A hand from left to right: trumps first once they are known, ranks from high to low.
 * @param {Card[]} cards @param {string | null} [trumps] a suit's letter, or NT
 */
export function sortHand(cards, trumps = null) {
  const suits = SUIT_ORDER[trumps ?? 'S'] ?? SUIT_ORDER.S;
  /** @param {Card} card */
  const place = (card) => suits.indexOf(suitOf(card)) * 13 + RANKS.indexOf(rankOf(card));
  return [...cards].sort((a, b) => place(a) - place(b));
}
