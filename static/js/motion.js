/**
 * What moves: cards that are dealt, played, detained, flipped, and gathered by a trick's winner. It is drawn over what
 * lies there already, so that nothing waits for it; without motion nothing here does anything.
 */
/** @import { Card, PublicView, Seat, Trick, ViewFrame } from './wire.d.ts' */
import { effect, signal, useLayoutEffect, useRef } from '../vendor/ui.js';
import { tricksOf } from './narrate.js';
import { placeOf } from './seats.js';
import { mayMove } from './settings.js';
import { resting, vantage } from './store.js';

/** Milliseconds. */
const FLIGHT = 260;
const TURN = 420;
const DEAL = 1100;
/** What was new so long ago just appears: the page had other things to show. */
const NEW_FOR = 1500;
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

/** @typedef {{ x: number, y: number, width: number }} Spot the middle of a card, and its width, in pixels */

/** Whether a deal is on its way. */
export const dealing = signal(false);

/** Where the seats' cards lay when the newest view came. @type {Map<string, Spot>} */
let lay = new Map();
/** What is new (`whatIsNew`), and since when. @type {Map<string, number>} */
const news = new Map();

/** @param {HTMLElement} element @returns {Spot} */
function spotOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth };
}

/** Where a seat's cards come from: the middle of its fan, else its plate. @param {Seat} seat */
function seatSpot(seat) {
  const place = document.querySelector(`.seat.${placeOf(seat, vantage.value)}`);
  const backs = place?.querySelectorAll('.backs .card') ?? [];
  const from = backs[backs.length >> 1] ?? place?.querySelector('.plate');
  return from instanceof HTMLElement ? spotOf(from) : null;
}

/** @param {PublicView} seen */
const cardsOf = (seen) => tricksOf(seen).flatMap((trick) => trick.cards.map(({ card }) => card));

/** The cards played since, the flips as the auction has them, and the seats that have detained. @param {PublicView} before @param {PublicView} now */
function whatIsNew(before, now) {
  const played = new Set(cardsOf(before));
  const calls = now.calls.slice(before.calls.length);
  const flips = calls.filter(({ call }) => call.startsWith('flip ')).map(({ call }) => call);
  const detained = calls.filter(({ call }) => /^(up|down)/.test(call)).map(({ seat }) => seat);
  return [...cardsOf(now).filter((card) => !played.has(card)), ...flips, ...detained];
}

function deal() {
  dealing.value = true;
  setTimeout(() => (dealing.value = false), DEAL);
}

/** Called before a view is drawn: remembers from where its news will come. @param {ViewFrame | null} before @param {ViewFrame} now */
export function expectMotion(before, now) {
  if (before?.match !== now.match || before.version === now.version || !mayMove()) return;
  if (before.public.board !== now.public.board) return deal();
  const cards = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.seat [data-card]'));
  lay = new Map([...cards].map((card) => [card.dataset.card ?? '', spotOf(card)]));
  for (const each of whatIsNew(before.public, now.public)) news.set(each, Date.now());
}

/** Whether this is new and has not been shown yet; from here on it has. @param {string} what */
function takeNews(what) {
  const since = news.get(what) ?? 0;
  news.delete(what);
  return Date.now() - since < NEW_FOR && mayMove();
}

/** @param {HTMLElement} element @param {Spot} from */
function fly(element, from) {
  const to = spotOf(element);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  element.animate([{ transform: start }, { transform: 'none' }], { duration: FLIGHT, easing: EASE });
}

/** Lets a card that has just been played come from where it lay. @param {Seat} seat @param {Card} card */
export function usePlayed(seat, card) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const from = takeNews(card) && (lay.get(card) ?? seatSpot(seat));
    if (element.current && from) fly(element.current, from);
  }, []);
  return element;
}

/**
 * Lets a card that has just been detained come from its seat, and one that is flipped turn over.
 * @param {Seat} seat @param {string} how @param {Card | undefined} card
 */
export function useDetained(seat, how, card) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!element.current) return;
    if (takeNews(`flip ${card}`)) return turn(element.current);
    const from = takeNews(seat) && (lay.get(card ?? '') ?? seatSpot(seat));
    if (from) fly(element.current, from);
  }, [how]);
  return element;
}

/** Lies on a card that is turned, and on its label, until the middle of the turn. */
const UNTIL_HALF = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
const FROM_HALF = [...UNTIL_HALF].reverse().map(({ opacity }, i) => ({ ...UNTIL_HALF[i], opacity }));

/** Turns a detained card over, its back first. What it becomes is drawn already, so that the back is laid on it. @param {HTMLElement} element */
function turn(element) {
  const back = document.createElement('i');
  back.className = 'card back turning';
  element.querySelector('.card')?.append(back);
  element.querySelector('small')?.animate(FROM_HALF, TURN);
  element.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }, { transform: 'none' }], { duration: TURN, easing: 'ease-in-out' });
  const shown = back.animate(UNTIL_HALF, { duration: TURN, fill: 'forwards' });
  Promise.allSettled([shown.finished]).then(() => back.remove());
}

/** The trick goes to who has won it: a copy does, since the cards themselves are no more. @param {Trick} trick */
function gather({ winner }) {
  const cards = document.querySelector('.trick ol');
  const to = winner && seatSpot(winner);
  if (!cards || !to) return;
  const copy = /** @type {HTMLElement} */ (cards.cloneNode(true));
  copy.ariaHidden = 'true';
  cards.after(copy);
  const flights = [...copy.children].map((card) => leave(/** @type {HTMLElement} */ (card), to));
  Promise.allSettled(flights.map((flight) => flight.finished)).then(() => copy.remove());
}

/** @param {HTMLElement} card @param {Spot} to */
function leave(card, to) {
  const from = spotOf(card);
  const end = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.35)`;
  return card.animate([{ transform: 'none', rotate: '0deg' }, { transform: end, rotate: '0deg', opacity: 0 }], {
    duration: FLIGHT,
    easing: 'ease-in',
    fill: 'forwards',
  });
}

/** Watches for tricks that are taken away. */
export function watchTricks() {
  /** @type {Trick | null} */
  let before = null;
  return effect(() => {
    const now = resting.value;
    if (before && !now && mayMove()) gather(before);
    before = now;
  });
}
