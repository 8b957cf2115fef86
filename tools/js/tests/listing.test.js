import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './browser.js';
import { freeOnly, idsIn, receive, rooms, shownIn, tableOf } from '../../../static/js/listing.js';
import { effect } from '../../../static/vendor/ui.js';

const sitter = (name) => ({ name, bot: name === null });
const FULL = { N: sitter('Ada'), E: sitter('Ben'), S: sitter('Cy'), W: sitter('Di') };
const listed = (id, given = {}) => ({
  id,
  room: 'casual',
  state: 'waiting',
  options: { boards: 16 },
  option_texts: [],
  seats: { ...FULL, W: null },
  quiet: false,
  bots: false,
  watchers: 0,
  ...given,
});
const room = (key) => ({ key, game: 'broken-ark', kind: 'casual', names: { en: key }, open: true });
const lobby = (...tables) => receive({ type: 'lobby', rooms: [room('casual'), room('rated')], tables });
const change = (changed, gone = []) => receive({ type: 'tables', changed, gone });
const shown = (key = 'casual') => idsIn(key).value;

beforeEach(() => {
  lobby();
  freeOnly.value = false;
});

test('each room lists its own tables, oldest first', () => {
  lobby(listed(5), listed(2), listed(3, { room: 'rated' }));
  assert.deepEqual(rooms.value.map(({ key }) => key), ['casual', 'rated']);
  assert.deepEqual([shown(), shown('rated')], [[2, 5], [3]]);
});

test('a change shows what is new, what is different and what is gone', () => {
  lobby(listed(1), listed(2));
  change([listed(2, { watchers: 4 }), listed(9)], [1]);
  assert.deepEqual(shown(), [2, 9]);
  assert.equal(tableOf(2).value.watchers, 4);
});

test('the whole lobby again drops what is no more in it', () => {
  lobby(listed(1), listed(2));
  lobby(listed(2));
  assert.deepEqual(shown(), [2]);
});

test('a table that is gone and was never listed, and one told of twice, change nothing', () => {
  lobby(listed(1));
  const ids = shown();
  change([listed(1)], [77]);
  change([listed(1)]);
  assert.equal(shown(), ids);
});

test('a change of one table redraws that one alone, and no list', () => {
  lobby(listed(1), listed(2));
  const drawn = [];
  const stops = [
    effect(() => void drawn.push(`1 ${tableOf(1).value.watchers}`)),
    effect(() => void drawn.push(`2 ${tableOf(2).value.watchers}`)),
    effect(() => void drawn.push(`list ${shown().length}`)),
  ];
  drawn.length = 0;
  change([listed(2, { watchers: 1 })]);
  lobby(listed(1), listed(2, { watchers: 1 }));
  assert.deepEqual(drawn, ['2 1']);
  stops.forEach((stop) => stop());
});

test('with free seats only, full tables and those where a match is played are left out', () => {
  lobby(listed(1), listed(2, { seats: FULL }), listed(3, { state: 'playing' }), listed(4, { state: 'over' }));
  const visible = shownIn('casual');
  assert.deepEqual(visible.value, [1, 2, 3, 4]);
  freeOnly.value = true;
  assert.deepEqual(visible.value, [1, 4]);
  change([listed(2)]);
  assert.deepEqual(visible.value, [1, 2, 4]);
});

test("with free seats only, bots' places count as free: in a match where they may be taken", () => {
  freeOnly.value = true;
  const seats = { ...FULL, W: sitter(null) };
  const playing = { seats, state: 'playing' };
  lobby(listed(1, { seats, bots: true }), listed(2, { ...playing, bots: true }), listed(3, playing));
  assert.deepEqual(shownIn('casual').value, [1, 2]);
});

test('with free seats only, a change that takes no seat leaves the list as it is', () => {
  freeOnly.value = true;
  lobby(listed(1), listed(2));
  const visible = shownIn('casual');
  const before = visible.value;
  change([listed(1, { watchers: 3 })]);
  assert.equal(visible.value, before);
});
