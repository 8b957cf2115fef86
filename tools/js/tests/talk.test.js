import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './browser.js';
import { answered, lineLost, useSocket } from '../../../static/js/commands.js';
import { receive } from '../../../static/js/frames.js';
import { panel } from '../../../static/js/store.js';
import * as talk from '../../../static/js/talk.js';
import { wide } from '../../../static/js/width.js';

const message = (id, by = 'Ben', text = `words ${id}`) => ({ id, by, text, at: 1000 * id });
const chat = (...messages) => receive({ type: 'chat', messages });
const ids = () => talk.messages.value.map(({ id }) => id);

let sent, isOpen;
beforeEach(() => {
  sent = [];
  isOpen = true;
  useSocket({ send: (command) => sent.push(command), sendOnce: (command) => isOpen && sent.push(command) > 0 });
  talk.messages.value = talk.justSaid.value = [];
  talk.speaker.value = 'Ada';
  talk.draft.value = '';
  talk.markRead();
  panel.value = null;
  wide.value = false;
});

test('a message that comes twice stands there once, and they stand in the order they were said', () => {
  chat(message(3), message(5));
  chat(message(4), message(5), message(5));
  assert.deepEqual(ids(), [3, 4, 5]);
});

test('of very many messages the newest are kept', () => {
  const all = Array.from({ length: 300 }, (_, i) => message(i + 1));
  assert.deepEqual(
    talk.addMessages(all.slice(0, 150), all.slice(150)).map(({ id }) => id),
    all.slice(100).map(({ id }) => id),
  );
});

test('nothing new changes nothing', () => {
  chat(message(1));
  const before = talk.messages.value;
  chat(message(1));
  assert.equal(talk.messages.value, before);
});

// Before the first `pong` of this file, and so the only test of it.
test('what was said before the page came is neither unread nor told', () => {
  chat(message(1), message(2));
  assert.equal(talk.unread.value, 0);
  assert.deepEqual(talk.justSaid.value, []);
  receive({ type: 'pong', now: 0, version: 0, rev: 0 });
  chat(message(2), message(3));
  assert.equal(talk.unread.value, 1);
  assert.deepEqual(talk.justSaid.value, [message(3)]);
});

test("what others say is unread until the talk is open; one's own words never are", () => {
  const stop = talk.watchReading();
  chat(message(1), message(2, 'Ada'));
  assert.equal(talk.unread.value, 1);
  panel.value = 'talk';
  chat(message(3));
  panel.value = null;
  assert.equal(talk.unread.value, 0);
  chat(message(4));
  assert.equal(talk.unread.value, 1);
  panel.value = 'talk';
  assert.equal(talk.unread.value, 0);
  stop();
});

test("one's own words are not told to oneself", () => {
  chat(message(1, 'Ada'));
  assert.deepEqual(talk.justSaid.value, []);
});

test('a draft goes out once, and is kept until it has been said', async () => {
  talk.draft.value = '  well   played ';
  const said = talk.sayDraft();
  talk.sayDraft();
  assert.deepEqual(
    sent.map(({ text }) => text),
    ['well played'],
  );
  assert.notEqual(talk.draft.value, '');
  answered(sent[0].id, true);
  assert.equal(await said, true);
  assert.equal(talk.draft.value, '');
});

test('words that were refused, or lost with the connection, are still in the draft', async () => {
  talk.draft.value = 'well played';
  const refused = talk.sayDraft();
  receive({ type: 'error', code: 'rate', id: sent[0].id, text: { key: 'Slowly.' } });
  assert.equal(await refused, false);
  const lost = talk.sayDraft();
  lineLost();
  assert.equal(await lost, false);
  isOpen = false;
  assert.equal(await talk.sayDraft(), false);
  assert.equal(talk.draft.value, 'well played');
  assert.equal(sent.length, 2);
});

test('words whose answer was lost leave the draft when they come back as said', async () => {
  talk.draft.value = 'well  played';
  const lost = talk.sayDraft();
  lineLost();
  await lost;
  chat(message(7, 'Ada', 'well played'));
  assert.equal(talk.draft.value, '');
});
