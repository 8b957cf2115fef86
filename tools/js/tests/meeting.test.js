import assert from 'node:assert/strict';
import { test } from 'node:test';
import './browser.js';
import { kindMark, mayBeTaken, mayBringBots, missing, optionWords } from '../../../static/js/meeting.js';

const person = (name, ready = false) => ({ name, present: true, ready, bot: false, badge: null });
const BOT = { name: null, present: true, ready: true, bot: true, badge: null };
const table = (given = {}) => ({
  state: 'waiting',
  bots: true,
  host: true,
  left: null,
  seats: { N: person('Ada'), E: null, S: BOT, W: { ...person('Di'), bot: true } },
  ...given,
});
const open = (present) => ['N', 'E', 'S', 'W'].filter((seat) => mayBeTaken(present, seat));

test("before a match every seat but a person's may be taken, also of one for whom the computer plays", () => {
  assert.deepEqual(open(table()), ['E', 'S']);
  assert.deepEqual(open(table({ state: 'over' })), ['E', 'S']);
  assert.deepEqual(open(table({ state: 'closed' })), []);
});

test("in a match a bot's place may be taken where bots are allowed, else by whoever has left it", () => {
  const seats = { ...table().seats, E: BOT };
  const playing = { state: 'playing', seats };
  assert.deepEqual(open(table(playing)), ['E', 'S']);
  assert.deepEqual(open(table({ ...playing, bots: false })), []);
  assert.deepEqual(open(table({ ...playing, bots: false, left: 'S' })), ['S']);
  assert.deepEqual(open(table({ ...playing, left: 'E' })), ['E']);
});

test('bots are brought by the owner, where they are allowed, and never to play alone', () => {
  assert.equal(mayBringBots(table()), true);
  assert.equal(mayBringBots(table({ host: false })), false);
  assert.equal(mayBringBots(table({ bots: false })), false);
  assert.equal(mayBringBots(table({ seats: { N: null, E: BOT, S: null, W: BOT } })), false);
});

test('what is missing names free seats and people who are not ready, and no bot', () => {
  assert.equal(missing(table()), 'Free seats: East. Not ready yet: Ada (North), Di (West).');
  const seats = { N: person('Ada', true), E: BOT, S: BOT, W: BOT };
  assert.equal(missing(table({ seats })), 'The match is starting.');
});

test("a room's kind is marked only where its name does not say it", () => {
  const room = (kind, en) => kindMark({ kind, names: { en } });
  assert.equal(room('casual', 'Casual room'), '');
  assert.equal(room('rated', 'Rated room'), '');
  assert.equal(room('rated', 'The old library'), 'rated');
});

test("a table's options are said in the server's words, thousands set apart", () => {
  const option_texts = [{ key: '%(count)s boards', args: { count: 16 } }, { key: 'limit %(points)s points', args: { points: 10000 } }];
  assert.deepEqual(optionWords({ option_texts }), ['16 boards', 'limit 10,000 points']);
});
