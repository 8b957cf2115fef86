/** What a view says of the game it is of, asked in one place: nothing on the page depends on which game that is. */
/** @import { PublicView, Seat, Side } from './wire.d.ts' */
import { SEATS, SIDES } from './seats.js';

/** Whether the seats bid tricks, once each, rather than call for a contract. @param {PublicView} seen */
export const bidsTricks = (seen) => seen.facts.bids !== undefined;

/** Whether sides can be vulnerable; bids of tricks know no vulnerability. @param {PublicView} seen */
export const hasVulnerability = (seen) => !bidsTricks(seen);

/** Where a card or a decision is awaited: at dummy's seat when declarer plays its cards. @param {PublicView} seen @returns {Seat[]} */
export const seatsOnTurn = (seen) => (seen.facts.hand ? [seen.facts.hand] : seen.turns);

/** Who calls or bids first on this board, as far as the auction says so. @param {PublicView} seen @returns {Seat} */
export const firstCaller = (seen) =>
  seen.calls[0]?.seat ?? (seen.phase === 'auction' ? seen.turns[0] : undefined) ?? seen.dealer;

/** Whose cards declarer plays, if anyone's. @param {PublicView} seen @returns {Seat | null} */
export const dummyOf = (seen) => SEATS.find((seat) => seen.seats[seat].role === 'dummy') ?? null;

/** Whether `seat` plays the cards of `hand`: its own, and declarer dummy's. @param {PublicView} seen @param {Seat} seat @param {Seat} hand */
export function playsFrom(seen, seat, hand) {
  const { role } = seen.seats[hand];
  return role === 'dummy' ? seen.seats[seat].role === 'declarer' : seat === hand;
}

/** The tricks that are not complete, the one under way among them. @param {PublicView} seen */
export const tricksLeft = (seen) => 13 - SIDES.reduce((sum, side) => sum + seen.tricks[side], 0);

/** The tricks a side has won of those it has bid, `3/7`, once all have bid; '' where none are bid. @param {PublicView} seen @param {Side} side */
export const wonOfBid = ({ facts, phase }, side) =>
  facts.contracts && phase !== 'auction' ? `${facts.counting?.[side]}/${facts.contracts[side]}` : '';
