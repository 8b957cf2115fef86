/** What some games have beside calls and cards, in words for the live region: looks, bids of tricks, open hands, claims. */
/** @import { PublicView, Seat } from './wire.d.ts' */
import { sortHand } from './cards.js';
import { SEATS, SIDES } from './seats.js';
import { tricksLeft } from './seen.js';
import { claimWords, fill, handWords, seatName, sideName } from './words.js';

/** Who has looked, and not bid unseen. @param {PublicView} before @param {PublicView} now */
export function narrateLooks(before, now) {
  const known = before.facts.seen ?? [];
  const isNew = (/** @type {Seat} */ seat) => !known.includes(seat) && !now.facts.bids?.[seat];
  return (now.facts.seen ?? []).filter(isNew).map((seat) => fill(gettext('%(seat)s looks at the cards.'), { seat: seatName(seat) }));
}

/** What each side has bid together. @param {PublicView} now */
export const narrateBids = (now) =>
  SIDES.map((side) =>
    fill(gettext('%(side)s have bid %(tricks)s.'), { side: sideName(side), tricks: now.facts.contracts?.[side] ?? 0 }),
  );

/** @param {PublicView} now @param {Seat} seat */
function sayHand(now, seat) {
  const names = { seat: seatName(seat), cards: handWords(sortHand(now.hands[seat] ?? [], now.trump)) };
  return now.seats[seat].role === 'dummy'
    ? fill(gettext('%(seat)s is dummy: %(cards)s.'), names)
    : fill(gettext('%(seat)s shows: %(cards)s.'), names);
}

/** The hands that have been laid open in the play, and spades that have been broken. @param {PublicView} before @param {PublicView} now */
export function narrateOpen(before, now) {
  const isOpen = now.phase === 'play' || now.phase === 'claim';
  const laid = isOpen ? SEATS.filter((seat) => now.hands[seat] && !before.hands[seat]).map((seat) => sayHand(now, seat)) : [];
  return now.facts.broken && !before.facts.broken ? [...laid, gettext('Spades are broken.')] : laid;
}

/** A claim that is new, and answers that are. @param {PublicView} before @param {PublicView} now @returns {string[]} */
export function narrateClaim(before, now) {
  const { claim } = now;
  if (!claim) return [];
  const answered = SEATS.filter((seat) => claim.answers[seat] && !before.claim?.answers[seat]);
  const answers = answered.map((seat) => sayAnswer(claim.answers, seat));
  return before.claim ? answers : [claimWords(claim, tricksLeft(before)), ...answers];
}

/** @param {NonNullable<PublicView['claim']>['answers']} answers @param {Seat} seat */
const sayAnswer = (answers, seat) =>
  answers[seat] === 'accept'
    ? fill(gettext('%(seat)s accepts the claim.'), { seat: seatName(seat) })
    : fill(gettext('%(seat)s rejects the claim; play goes on.'), { seat: seatName(seat) });
