import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { HandClock } from './browser.js';
import { played, trick, viewFrame } from './frames.js';
import { receive } from '../../../static/js/frames.js';
import { lastTrickOpen, resting, view } from '../../../static/js/store.js';

const FIRST = trick(1, 'N', played('N', 'SA S2 S3 S4'));
const empty = { number: 2, leader: 'N', cards: [], winning: null };
const led = { number: 2, leader: 'N', cards: played('N', 'HA'), winning: 'N' };

let clock;
beforeEach(() => {
  clock = new HandClock();
  view.value = null;
  receive(viewFrame(10, { phase: 'play', trick: { ...FIRST, cards: FIRST.cards.slice(0, 3), winning: 'N' } }));
});
afterEach(() => {
  clock.pass(10_000);
  clock.leave();
});

test('a finished trick stays for three seconds when nobody leads', () => {
  receive(viewFrame(11, { phase: 'play', last: FIRST, trick: empty }));
  clock.pass(2900);
  assert.equal(resting.value, view.value.public.last);
  clock.pass(200);
  assert.equal(resting.value, null);
});

test('the next lead takes a finished trick away once it has lain for a second', () => {
  receive(viewFrame(11, { phase: 'play', last: FIRST, trick: empty }));
  clock.pass(1500);
  receive(viewFrame(12, { phase: 'play', last: FIRST, trick: led }));
  assert.equal(resting.value, null);
});

test('a lead within the first second waits for it', () => {
  receive(viewFrame(11, { phase: 'play', last: FIRST, trick: empty }));
  clock.pass(300);
  receive(viewFrame(12, { phase: 'play', last: FIRST, trick: led }));
  clock.pass(600);
  assert.equal(resting.value.number, 1);
  clock.pass(200);
  assert.equal(resting.value, null);
});

test('the last trick of a board lies for a second before the score sheet', () => {
  receive(viewFrame(11, { phase: 'scoreboard', last: { ...FIRST, number: 13 }, trick: null }));
  clock.pass(900);
  assert.equal(resting.value.number, 13);
  clock.pass(200);
  assert.equal(resting.value, null);
});

test('a page that is opened between two tricks does not show the one before as if it had just been played', () => {
  view.value = null;
  receive(viewFrame(11, { phase: 'play', last: FIRST, trick: empty }));
  assert.equal(resting.value, null);
});

test('a new board clears the table', () => {
  receive(viewFrame(11, { phase: 'play', last: FIRST, trick: empty }));
  receive(viewFrame(12, { phase: 'auction', board: 2 }));
  assert.equal(resting.value, null);
});

test('the last trick looked at again is put away by the next event', () => {
  lastTrickOpen.value = true;
  receive(viewFrame(11, { phase: 'play', last: FIRST, trick: empty }));
  assert.equal(lastTrickOpen.value, false);
});
