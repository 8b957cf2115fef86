import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './browser.js';
import { played, publicView, trick, viewFrame } from './frames.js';
import { dummyHint, turnHint } from '../../../static/js/hints.js';
import { narrate } from '../../../static/js/narrate.js';
import { currentBoard, entriesOf, partsOf } from '../../../static/js/scores.js';
import { bidsTricks, firstCaller, playsFrom, seatsOnTurn, tricksLeft, wonOfBid } from '../../../static/js/seen.js';
import * as store from '../../../static/js/store.js';
import { pressTrickBid } from '../../../static/js/trickbids.js';
import { bidCall, callName, handWords } from '../../../static/js/words.js';

const told = (before, now, me = null) => narrate(viewFrame(1, before), viewFrame(2, now), me).words;
const role = (name) => ({ cards: 13, tricks: 0, role: name });
const seats = { N: role('dummy'), E: role(null), S: role('declarer'), W: role(null) };
const contract = { text: '4S', level: 4, denomination: 'S', doubled: '', declarer: 'S' };
const bridge = (given = {}) => ({ phase: 'play', contract, trump: 'S', seats, turns: ['S'], facts: { hand: 'N' }, ...given });
const bids = (north, given = {}) => ({ bids: { N: north, E: null, S: null, W: null }, seen: [], contracts: { NS: 0, EW: 0 }, ...given });
const offer = (action, group = action.split(' ')[0]) => ({ action, group, label: { key: action } });

beforeEach(() => {
  store.table.value = store.view.value = null;
});

/** The page of whoever sits at `seat` before a view. */
function sit(seat, view, actions = [], refused = {}) {
  const you = { seat, hands: { [seat]: ['S2'] }, marks: {}, actions, refused };
  store.view.value = viewFrame(1, view, you);
}

test('declarer plays the own cards and those of dummy, whose own player plays none', () => {
  const seen = publicView(bridge());
  assert.equal(playsFrom(seen, 'S', 'S'), true);
  assert.equal(playsFrom(seen, 'S', 'N'), true);
  assert.equal(playsFrom(seen, 'N', 'N'), false);
  assert.equal(playsFrom(seen, 'E', 'N'), false);
  assert.equal(playsFrom(publicView(), 'E', 'E'), true);
});

test('the next card is awaited at the seat of the hand that it comes from', () => {
  assert.deepEqual(seatsOnTurn(publicView(bridge())), ['N']);
  assert.deepEqual(seatsOnTurn(publicView({ turns: ['E', 'W'], facts: {} })), ['E', 'W']);
});

test('the auction begins with who has called first, or is to', () => {
  assert.equal(firstCaller(publicView({ dealer: 'W', turns: ['N'] })), 'N');
  assert.equal(firstCaller(publicView({ dealer: 'W', turns: ['S'], calls: [{ seat: 'N', call: 'nil' }] })), 'N');
  assert.equal(firstCaller(publicView({ dealer: 'W', turns: [], phase: 'over' })), 'W');
});

test('tricks are bid where the view holds bids, and count against the contract once all have bid', () => {
  const facts = { ...bids('4'), contracts: { NS: 7, EW: 5 }, counting: { NS: 3, EW: 1 } };
  assert.equal(bidsTricks(publicView()), false);
  assert.equal(bidsTricks(publicView({ facts })), true);
  assert.equal(wonOfBid(publicView({ facts }), 'NS'), '');
  assert.equal(wonOfBid(publicView({ facts, phase: 'play' }), 'NS'), '3/7');
  assert.equal(wonOfBid(publicView({ phase: 'play' }), 'NS'), '');
});

test('the trick under way is among those left', () => {
  assert.equal(tricksLeft(publicView({ tricks: { NS: 2, EW: 1 } })), 10);
});

test('bids of tricks have their spoken names', () => {
  assert.deepEqual(['4', 'nil', 'blind'].map(bidCall).map(callName), ['Bid 4', 'Nil', 'Blind nil']);
});

test('looks and bids of tricks are told, and at the end of them what each side has bid', () => {
  const auction = { phase: 'auction', facts: bids(null) };
  assert.equal(told(auction, { ...auction, facts: bids(null, { seen: ['N'] }) }), 'North looks at the cards.');
  const calls = [{ seat: 'N', call: 'blind' }];
  assert.equal(told(auction, { ...auction, calls, facts: bids('blind', { seen: ['N'] }) }), 'North bids blind nil.');
  const played = { phase: 'play', facts: bids('4', { contracts: { NS: 7, EW: 5 } }) };
  const four = [{ seat: 'N', call: 'bid 4' }];
  assert.equal(
    told(auction, { ...played, calls: four }),
    'North bids: 4. North–South have bid 7. East–West have bid 5.',
  );
});

test('a board of a game without vulnerability is told without it', () => {
  const words = narrate(null, viewFrame(1, { facts: bids(null) }), null).words;
  assert.equal(words, 'Board 1. Dealer North.');
});

test('broken spades are told once', () => {
  const broken = { phase: 'play', facts: bids('4', { broken: true }) };
  assert.equal(told({ ...broken, facts: bids('4', { broken: false }) }, broken), 'Spades are broken.');
  assert.equal(told(broken, broken), '');
});

test('where only the last trick is shown each card is still told once', () => {
  const first = trick(1, 'N', played('N', 'SA S2 S3 S4'));
  const second = played('N', 'SK S5 S6 S7');
  const under = { number: 2, leader: 'N', cards: second.slice(0, 3), winning: 'N' };
  const words = told(
    bridge({ last: first, trick: under }),
    bridge({ last: trick(2, 'N', second), trick: { number: 3, leader: 'N', cards: [], winning: null } }),
  );
  assert.equal(words, 'West plays the 7 of spades. North wins the trick.');
});

test('dummy is told as it lies, trumps first, and declarer that its card is wanted', () => {
  const cards = played('W', 'D2');
  const open = { trick: { number: 1, leader: 'W', cards, winning: 'W' }, hands: { N: ['HA', 'ST', 'S2'] } };
  assert.equal(
    told(bridge({ turns: ['W'], facts: { hand: 'W' } }), bridge(open), 'S'),
    'West plays the 2 of diamonds. North is dummy: spades: 10, 2; hearts: ace. Your turn: play from dummy.',
  );
  assert.equal(handWords([]), '');
});

test('a claim is told with the hand that is shown for it, each answer, and that play goes on', () => {
  const tricks = { NS: 2, EW: 1 };
  const claim = (answers, open) => ({ seat: 'S', tricks: 9, answers, open });
  const before = bridge({ tricks, hands: { N: ['HA'] } });
  const open = bridge({ phase: 'claim', turns: ['W'], facts: {}, tricks, hands: { N: ['HA'], S: ['S2'] }, claim: claim({}, true) });
  assert.equal(
    told(before, open, 'W'),
    'South shows: spades: 2. South claims 9 of 10 tricks left. Accept or reject the claim.',
  );
  const accepted = { ...open, turns: ['E'], claim: claim({ W: 'accept' }, true) };
  assert.equal(told(open, accepted), 'West accepts the claim.');
  const rejected = { ...before, claim: claim({ W: 'accept', E: 'reject' }, false) };
  assert.equal(told(accepted, rejected), 'East rejects the claim; play goes on.');
  assert.equal(told(rejected, rejected), '');
});

test('what is wanted is read off what is offered', () => {
  sit('N', { turns: ['N'] }, [offer('P', 'pass'), offer('1C', 'bid')]);
  assert.equal(turnHint(), 'bid or pass');
  sit('N', { turns: ['N'] }, [offer('1C', 'bid'), offer('up SQ')]);
  assert.equal(turnHint(), 'bid or detain');
  sit('N', { turns: ['N'] }, [offer('look'), offer('blind')]);
  assert.equal(turnHint(), 'look, or bid blind nil');
  sit('N', { turns: ['N'] }, [offer('nil'), offer('bid 1', 'tricks')]);
  assert.equal(turnHint(), 'bid nil or your tricks');
  sit('W', { turns: ['W'], phase: 'claim' }, [offer('accept')]);
  assert.equal(turnHint(), 'accept or reject the claim');
});

test('the hint of declarer is about the hand on turn, not about the cards of the other', () => {
  const elsewhere = { S2: { key: 'It is dummy’s turn.' } };
  sit('S', bridge({ hands: { N: ['HA', 'C2'] } }), [offer('HA', 'play')], elsewhere);
  assert.equal(turnHint(), 'play from dummy');
  sit('S', bridge({ hands: { N: ['HA', 'C2'] } }), [offer('HA', 'play')], { ...elsewhere, C2: { key: 'Follow suit.' } });
  assert.equal(turnHint(), 'Follow suit.');
});

test('the player of dummy is told who plays its cards, and nobody else is', () => {
  sit('N', bridge());
  assert.equal(dummyHint(), 'You are dummy: South plays your cards');
  sit('E', bridge());
  assert.equal(dummyHint(), '');
});

test('digits move to a bid of tricks, two of them to one above nine, and none makes it', () => {
  const offered = Array.from({ length: 13 }, (_, i) => offer(`bid ${i + 1}`, 'tricks'));
  sit('N', { turns: ['N'], facts: bids(null) }, [offer('nil'), ...offered]);
  const moved = [];
  document.querySelector = (selector) => ({ focus: () => moved.push(selector.match(/"(.*)"/)[1]) });
  for (const key of '1224n') assert.equal(pressTrickBid(key), true);
  assert.deepEqual(moved, ['bid 1', 'bid 12', 'bid 2', 'bid 4', 'nil']);
  assert.equal(pressTrickBid('x'), false);
  assert.equal(store.pending.value, null);
});

test('the parts of a board follow one another as the server explains them', () => {
  const line = (part) => ({ part, side: 'NS', seat: null, text: { key: part }, points: 1 });
  const current = [line('below'), line('above'), line('above'), line('confetti')];
  assert.deepEqual(partsOf(publicView({ sheet: { boards: [], current } })), ['below', 'above', 'confetti']);
  assert.equal(currentBoard(publicView()), undefined);
});

test('the columns of a rubber hold what each board wrote there, and where a game was won', () => {
  const board = (number, below, above, games) => ({
    board: number,
    below: { NS: below, EW: 0 },
    above: { NS: above, EW: 0 },
    games: { NS: games, EW: 0 },
  });
  const boards = [board(1, 60, 30, 0), board(2, 60, 30, 0), board(3, 120, 30, 1), board(4, 220, 730, 2), board(5, 240, 730, 0)];
  const short = ({ board: number, points, isGame }) => [number, points.NS, isGame];
  assert.deepEqual(entriesOf(boards, 'below').map(short), [
    [1, 60, false],
    [3, 60, true],
    [4, 100, true],
    [5, 20, false],
  ]);
  assert.deepEqual(entriesOf(boards, 'above').map(short), [
    [1, 30, false],
    [4, 700, true],
  ]);
});
