import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './browser.js';
import { publicView, viewFrame } from './frames.js';
import { act, useSocket } from '../../../static/js/commands.js';
import { receive } from '../../../static/js/frames.js';
import { actionOfCard } from '../../../static/js/presses.js';
import * as store from '../../../static/js/store.js';

const offers = (...actions) => ({
  seat: 'N',
  hands: { N: ['SQ', 'S2'] },
  marks: {},
  actions: actions.map((action) => ({ action, group: action.split(' ')[0], label: { key: action } })),
  refused: {},
});

let sent;
beforeEach(() => {
  sent = [];
  useSocket({ send: (command) => sent.push(command) });
  store.view.value = store.pending.value = store.mode.value = store.notice.value = null;
});

test('an older view never takes the place of a newer one', () => {
  receive(viewFrame(42, { board: 2 }));
  receive(viewFrame(41, { board: 1 }));
  assert.equal(store.view.value.version, 42);
});

test('a view of the next match takes the place of any of the last', () => {
  receive(viewFrame(90));
  receive({ ...viewFrame(1), match: 8 });
  receive(viewFrame(91));
  assert.equal(store.view.value.match, 8);
});

test('an older table never takes the place of a newer one', () => {
  receive({ type: 'table', rev: 3, you: 'S', seats: {} });
  receive({ type: 'table', rev: 2, you: null, seats: {} });
  assert.equal(store.mySeat.value, 'S');
});

test('a match begins on the page with its first view, not a moment before', () => {
  const table = (rev, state, match) => receive({ type: 'table', rev, state, match, you: 'S', seats: {} });
  store.table.value = null;
  table(3, 'waiting', null);
  table(4, 'playing', 9);
  assert.equal(store.table.value.state, 'waiting');
  receive({ ...viewFrame(1), match: 9 });
  assert.equal(store.table.value.state, 'playing');
  table(5, 'over', 9);
  table(6, 'playing', 10);
  table(7, 'waiting', null);
  assert.equal(store.table.value.rev, 7, 'what does not begin after all is not waited for');
  receive({ ...viewFrame(1), match: 10 });
  assert.equal(store.table.value.rev, 7);
});

test('a decision carries the version it was made at, and a second is not sent before the first is answered', () => {
  receive(viewFrame(42, {}, offers('P')));
  act('P');
  act('P');
  assert.equal(sent.length, 1);
  assert.deepEqual({ ...sent[0], id: '' }, { do: 'act', action: 'P', version: 42, id: '' });
});

test('a decision stays pending until the view that it made is there, whichever comes first', () => {
  receive(viewFrame(42, {}, offers('P')));
  act('P');
  receive({ type: 'ok', id: sent[0].id, version: 43 });
  assert.notEqual(store.pending.value, null);
  receive(viewFrame(43, {}, offers('P')));
  assert.equal(store.pending.value, null);
  act('P');
  receive(viewFrame(44, {}, offers('P')));
  assert.notEqual(store.pending.value, null);
  receive({ type: 'ok', id: sent[1].id, version: 44 });
  assert.equal(store.pending.value, null);
});

test('a refused decision frees the table and says why', () => {
  receive(viewFrame(42, {}, offers('P')));
  act('P');
  const text = { key: 'The table has gone on to %(board)s.', args: { board: 3 } };
  receive({ type: 'error', code: 'stale', version: 43, id: sent[0].id, text });
  assert.equal(store.pending.value, null);
  assert.equal(store.notice.value.words, 'The table has gone on to 3.');
});

test('what a card does is what the server offered in the mode that is on', () => {
  receive(viewFrame(42, {}, offers('P', 'up SQ', 'down SQ')));
  assert.equal(actionOfCard('SQ'), null);
  store.mode.value = 'up';
  assert.equal(actionOfCard('SQ'), 'up SQ');
  assert.equal(actionOfCard('S2'), null);
});

test('a mode ends with the turn', () => {
  receive(viewFrame(42, {}, offers('P', 'up SQ')));
  store.mode.value = 'up';
  receive(viewFrame(43, { turns: ['E'] }, offers()));
  assert.equal(store.mode.value, null);
});

test('an unknown frame changes nothing', () => {
  receive(viewFrame(42));
  receive({ type: 'confetti' });
  assert.deepEqual(store.view.value.public, publicView());
});

test('while the computer plays for the reader there is nothing to decide, and then again', () => {
  const table = (rev, bot) => ({ type: 'table', rev, state: 'playing', match: 7, you: 'N', seats: { N: { name: 'Ada', bot } } });
  receive(table(91, true));
  receive(viewFrame(1, { turns: ['N'] }, offers('1S')));
  assert.deepEqual([store.isMyTurn.value, store.findAction('1S')], [false, undefined]);
  receive(table(92, false));
  assert.deepEqual([store.isMyTurn.value, store.findAction('1S').action], [true, '1S']);
  store.table.value = null;
});
