/** What has happened between two views, in words for the live region, with a sound for the latest of it. */
/** @import { Call, PlayedCard, PublicView, Seat, TableFrame, Trick, ViewFrame } from './wire.d.ts' */
/** @import { Cue } from './sound.js' */
import { sitterName } from './meeting.js';
import { narrateBids, narrateClaim, narrateLooks, narrateOpen } from './happenings.js';
import { SEATS } from './seats.js';
import { hasVulnerability } from './seen.js';
import { callName, cardName, contractName, fill, outcomeWords, phaseName, seatName, vulnerableName } from './words.js';

/** @typedef {{ words: string, cue: Cue | null }} Told */

/** All tricks of the board that the view holds, in order. @param {PublicView} seen @returns {Trick[]} */
export function tricksOf(seen) {
  const finished = seen.facts.history?.length ? seen.facts.history : seen.last ? [seen.last] : [];
  return seen.trick ? [...finished, seen.trick] : finished;
}

/** @param {PublicView} seen */
const cardsOf = (seen) => tricksOf(seen).flatMap((trick) => trick.cards);

/** @param {Call} call */
function sayCall({ seat, call }) {
  const [word, card] = call.split(' ');
  const names = { seat: seatName(seat), card: card ? cardName(card) : '', call: callName(call) };
  if (word === 'P') return fill(gettext('%(seat)s passes.'), names);
  if (word === 'X') return fill(gettext('%(seat)s doubles.'), names);
  if (word === 'XX') return fill(gettext('%(seat)s redoubles.'), names);
  if (word === 'up') return fill(gettext('%(seat)s detains the %(card)s face up.'), names);
  if (word === 'down') return fill(gettext('%(seat)s detains a card face down.'), names);
  if (word === 'flip') return fill(gettext('%(seat)s flips the %(card)s.'), names);
  if (word === 'bid') return fill(gettext('%(seat)s bids: %(number)s.'), { ...names, number: card });
  if (word === 'nil') return fill(gettext('%(seat)s bids nil.'), names);
  if (word === 'blind') return fill(gettext('%(seat)s bids blind nil.'), names);
  return fill(gettext('%(seat)s bids %(call)s.'), names);
}

/** @param {PlayedCard} played */
function sayCard({ seat, card, was }) {
  const names = { seat: seatName(seat), card: cardName(card) };
  return was === 'down'
    ? fill(gettext('%(seat)s plays the %(card)s, which was face down.'), names)
    : fill(gettext('%(seat)s plays the %(card)s.'), names);
}

/** @param {PublicView} seen */
const sayBoard = (seen) =>
  fill(
    hasVulnerability(seen)
      ? gettext('Board %(board)s. Dealer %(dealer)s. Vulnerable: %(vulnerable)s.')
      : gettext('Board %(board)s. Dealer %(dealer)s.'),
    { board: seen.board, dealer: seatName(seen.dealer), vulnerable: vulnerableName(seen.vulnerable) },
  );

/** @param {PublicView} before @param {PublicView} now */
const newCalls = (before, now) => now.calls.slice(before.calls.length).map(sayCall);
/** @param {PublicView} before @param {PublicView} now */
function newCards(before, now) {
  // Some games show the last trick alone, so that the cards are not to be counted.
  const known = new Set(cardsOf(before).map(({ card }) => card));
  return cardsOf(now).filter(({ card }) => !known.has(card));
}

/** The trick that has just been finished. @param {PublicView} before @param {PublicView} now */
function newTrick(before, now) {
  if (!now.last?.winner || before.last?.number === now.last.number) return [];
  return [fill(gettext('%(seat)s wins the trick.'), { seat: seatName(now.last.winner) })];
}

/** @param {PublicView} before @param {PublicView} now */
function newPhase(before, now) {
  if (before.phase === now.phase || now.phase === 'claim' || before.phase === 'claim') return [];
  if (now.phase === 'play' && now.facts.bids) return narrateBids(now);
  if (now.phase === 'play' && now.contract)
    return [fill(gettext('The contract is %(contract)s.'), { contract: contractName(now.contract) })];
  return [`${phaseName(now.phase)}.`, outcomeWords(now.outcome)].filter(Boolean);
}

/** @param {PublicView} now @param {Seat | null} me */
function sayTurn(now, me) {
  if (!me || !now.turns.includes(me)) return [];
  if (now.phase === 'scoreboard') return [gettext('Confirm the score.')];
  if (now.phase === 'claim') return [gettext('Accept or reject the claim.')];
  if (now.facts.hand && now.facts.hand !== me) return [gettext('Your turn: play from dummy.')];
  return [gettext('Your turn.')];
}

/** @param {PublicView} before @param {PublicView} now @returns {Cue | null} */
function cueOf(before, now) {
  if (now.outcome.over && !before.outcome.over) return 'win';
  if (before.last?.number !== now.last?.number && now.last) return 'trick';
  if (newCards(before, now).length) return 'card';
  const call = now.calls.length > before.calls.length ? now.calls[now.calls.length - 1].call : '';
  return call === '' ? null : call === 'X' || call === 'XX' ? 'double' : 'bid';
}

/** @param {ViewFrame | null} before @param {ViewFrame} now */
const isSameBoard = (before, now) => before?.match === now.match && before.public.board === now.public.board;

/**
 * A first view, or one of another board, is told as it stands and makes no sound but that of a turn.
 * @param {ViewFrame | null} before @param {ViewFrame} now @param {Seat | null} me @returns {Told}
 */
export function narrate(before, now, me) {
  const seen = now.public;
  const turn = sayTurn(seen, me);
  if (!before || !isSameBoard(before, now))
    return { words: [sayBoard(seen), ...turn].join(' '), cue: before && turn.length ? 'turn' : null };
  if (before.version === now.version) return { words: '', cue: null };
  const was = before.public;
  const words = [
    ...narrateLooks(was, seen),
    ...newCalls(was, seen),
    ...newCards(was, seen).map(sayCard),
    ...narrateOpen(was, seen),
    ...newTrick(was, seen),
    ...narrateClaim(was, seen),
    ...newPhase(was, seen),
    ...turn,
  ];
  return {
    words: words.join(' '),
    cue: turn.length && !was.turns.includes(/** @type {Seat} */ (me)) ? 'turn' : cueOf(was, seen),
  };
}

/** Who plays a seat from now on. @param {TableFrame} table @param {Seat} seat */
function sayPlayer(table, seat) {
  const sitter = table.seats[seat];
  const names = { seat: seatName(seat), name: sitter ? sitterName(sitter) : '' };
  return sitter?.bot
    ? fill(gettext('The computer plays %(seat)s now.'), names)
    : fill(gettext('%(name)s plays %(seat)s now.'), names);
}

/**
 * The seats that have changed hands in the match under way, in words.
 * @param {TableFrame | null} before @param {TableFrame} now
 */
export function narrateSeats(before, now) {
  if (!before || now.state !== 'playing' || before.match !== now.match) return '';
  const changed = SEATS.filter((seat) => before.seats[seat]?.bot !== now.seats[seat]?.bot);
  return changed.map((seat) => sayPlayer(now, seat)).join(' ');
}
