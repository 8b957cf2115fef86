/** What is wanted of the reader who is on turn, in a few words, read off what is offered. */
import { dummyOf } from './seen.js';
import { actionsOf, mySeat, view } from './store.js';
import { fill, say, seatName } from './words.js';

/** @param {...string} groups */
const isOffered = (...groups) => groups.some((group) => actionsOf(group).length > 0);

function auctionHint() {
  if (isOffered('look')) return isOffered('blind') ? gettext('look, or bid blind nil') : gettext('look at your cards');
  if (isOffered('tricks')) return gettext('bid nil or your tricks');
  if (isOffered('up', 'down', 'flip')) return gettext('bid or detain');
  return gettext('bid or pass');
}

/** Why a card of the hand on turn may not be played: to follow suit is said in the words of a refusal. */
function refusalOnTurn() {
  const you = view.value?.you;
  const hand = view.value?.public.facts.hand ?? mySeat.value;
  const held = (hand && (view.value?.public.hands[hand] ?? you?.hands[hand])) || [];
  const refused = held.find((card) => you?.refused[card]);
  return refused && you?.refused[refused];
}

function playHint() {
  const refusal = refusalOnTurn();
  if (refusal) return say(refusal);
  const seen = view.value?.public;
  if (seen?.facts.hand && seen.facts.hand !== mySeat.value) return gettext('play from dummy');
  return seen?.trick?.cards.length ? gettext('play a card') : gettext('lead a card');
}

export function turnHint() {
  const phase = view.value?.public.phase;
  if (phase === 'auction') return auctionHint();
  if (phase === 'play') return playHint();
  if (phase === 'claim') return gettext('accept or reject the claim');
  if (phase === 'negation' || phase === 'reversal') return gettext('choose');
  return gettext('confirm the score');
}

/** What is said to the player of dummy while its cards are played; '' to others. */
export function dummyHint() {
  const seen = view.value?.public;
  if (!seen?.contract || seen.phase !== 'play' || !mySeat.value || dummyOf(seen) !== mySeat.value) return '';
  return fill(gettext('You are dummy: %(seat)s plays your cards'), { seat: seatName(seen.contract.declarer) });
}
