import assert from 'node:assert/strict';
import { test } from 'node:test';
import './browser.js';
import { played, trick, viewFrame } from './frames.js';
import { sortHand } from '../../../static/js/cards.js';
import { narrate, narrateSeats } from '../../../static/js/narrate.js';
import { placeOf, seatAt } from '../../../static/js/seats.js';
import { callName, cardName, clockTime, say, signed } from '../../../static/js/words.js';

const told = (before, now, me = null) => narrate(viewFrame(1, before), viewFrame(2, now), me).words;

test('a text of the wire is spoken with its cards, seats, sides, calls and inner texts', () => {
  const suit = { key: 'hearts', args: {} };
  const args = {
    a: { card: 'SQ' },
    b: { seat: 'N' },
    c: { side: 'EW' },
    d: { call: '3NTX' },
    e: suit,
    f: -30,
    g: 'Ada',
  };
  const key = '%(a)s|%(b)s|%(c)s|%(d)s|%(e)s|%(f)s|%(g)s';
  assert.equal(say({ key, args }), 'queen of spades|North|East–West|3 no trump doubled|hearts|−30|Ada');
});

test('calls and cards have their spoken names', () => {
  assert.equal(cardName('CT'), '10 of clubs');
  assert.deepEqual(['P', 'X', 'XX', '1S', 'down', 'up HA'].map(callName), [
    'Pass',
    'Double',
    'Redouble',
    '1 spades',
    'Face-Down',
    'Face-Up: ace of hearts',
  ]);
});

test('points show their sign and a clock rounds up', () => {
  assert.deepEqual([620, -30, 0].map(signed), ['+620', '−30', '0']);
  assert.deepEqual([59_001, 60_000, 61_000, -5].map(clockTime), ['1:00', '1:00', '1:01', '0:00']);
});

test('a hand lies by suit with colours alternating, trumps leftmost once they are known', () => {
  const hand = ['C2', 'DA', 'HT', 'H9', 'SK', 'SA'];
  assert.deepEqual(sortHand(hand), ['SA', 'SK', 'HT', 'H9', 'C2', 'DA']);
  assert.deepEqual(sortHand(hand, 'D'), ['DA', 'SA', 'SK', 'HT', 'H9', 'C2']);
  assert.deepEqual(sortHand(hand, 'NT'), sortHand(hand));
});

test('whoever looks sits at the bottom, and the next player clockwise at the left', () => {
  assert.deepEqual(
    ['N', 'E', 'S', 'W'].map((seat) => placeOf(seat, 'W')),
    ['left', 'top', 'right', 'bottom'],
  );
  assert.equal(seatAt('left', 'S'), 'W');
});

test('each new call is told in order, a detention without its card when it is face down', () => {
  const calls = [
    { seat: 'N', call: '1S' },
    { seat: 'E', call: 'down' },
    { seat: 'S', call: 'up HA' },
    { seat: 'W', call: 'P' },
  ];
  const words = told({ calls: calls.slice(0, 1) }, { calls, turns: ['N'] }, 'N');
  assert.equal(
    words,
    'East detains a card face down. South detains the ace of hearts face up. West passes. Your turn.',
  );
});

test('the card that ends a trick is told together with its winner', () => {
  const cards = played('N', 'SA S2 S3 S4');
  const open = { number: 1, leader: 'N', cards: cards.slice(0, 3), winning: 'N' };
  const first = trick(1, 'N', cards);
  const next = { number: 2, leader: 'N', cards: [], winning: null };
  const words = told(
    { phase: 'play', trick: open },
    { phase: 'play', trick: next, last: first, facts: { history: [first] } },
  );
  assert.equal(words, 'West plays the 4 of spades. North wins the trick.');
});

test('a card that was detained face down is told as such when it is played', () => {
  const cards = [{ seat: 'N', card: 'SQ', was: 'down' }];
  const words = told({ phase: 'play' }, { phase: 'play', trick: { number: 1, leader: 'N', cards, winning: 'N' } });
  assert.equal(words, 'North plays the queen of spades, which was face down.');
});

test('a first view is told as it stands, without a sound', () => {
  const { words, cue } = narrate(null, viewFrame(9, { board: 4, vulnerable: 'All', turns: ['S'] }), 'S');
  assert.equal(words, 'Board 4. Dealer North. Vulnerable: Both. Your turn.');
  assert.equal(cue, null);
});

test('a view of the same version tells nothing again', () => {
  assert.deepEqual(narrate(viewFrame(9), viewFrame(9), 'N'), { words: '', cue: null });
});

test('the end of a match is told with its winner', () => {
  const over = { phase: 'over', outcome: { over: true, winner: 'EW' } };
  assert.equal(told({ phase: 'scoreboard' }, over), 'Match over. East–West win the match.');
});

test('a seat that changes hands in a match is told, before and between matches it is not', () => {
  const table = (name, bot, given = {}) => ({ state: 'playing', match: 7, seats: { E: { name, bot } }, ...given });
  assert.equal(narrateSeats(table('Ben', false), table(null, true)), 'The computer plays East now.');
  assert.equal(narrateSeats(table(null, true), table('Cy', false)), 'Cy plays East now.');
  assert.equal(narrateSeats(table('Cy', false), table('Cy', false)), '');
  assert.equal(narrateSeats(table('Ben', false), table(null, true, { match: 8 })), '');
  assert.equal(narrateSeats(null, table(null, true)), '');
});
