import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { HandClock, TestSocket, useEvents } from './browser.js';
import { FrameSocket } from '../../../static/js/socket.js';

let clock, events, socket, links, frames, accessEnded;

beforeEach(() => {
  clock = new HandClock();
  events = useEvents();
  TestSocket.made.length = 0;
  links = [];
  accessEnded = 0;
  frames = [];
  socket = new FrameSocket('ws://table/', {
    onFrame: (frame) => frames.push(frame),
    onLink: (link) => links.push(link),
    onPong: () => {},
    onAccessEnded: () => {
      accessEnded += 1;
    },
    seen: () => ({ version: 41, rev: 7 }),
  });
  socket.start();
});
afterEach(() => clock.leave());

const acts = (from) => from.sent.filter((frame) => frame.do === 'act');
const act = { do: 'act', action: 'P', version: 41, id: 'one' };

test('a connection asks for what the page has missed as soon as it is open', () => {
  TestSocket.latest.accept();
  assert.deepEqual(TestSocket.latest.sent, [{ do: 'ping', version: 41, rev: 7 }]);
  assert.deepEqual(links, ['connecting', 'open']);
});

test('a command given before the connection is open is sent when it is', () => {
  socket.send(act);
  assert.deepEqual(TestSocket.latest.sent, []);
  TestSocket.latest.accept();
  assert.deepEqual(acts(TestSocket.latest), [act]);
});

test('an unanswered command is sent again with its id after a loss', () => {
  TestSocket.latest.accept();
  socket.send(act);
  TestSocket.latest.end(1006);
  clock.pass(1000);
  TestSocket.latest.accept();
  assert.equal(TestSocket.made.length, 2);
  assert.deepEqual(acts(TestSocket.latest), [act]);
});

test('an answered command is not sent again, whether it was accepted or refused', () => {
  TestSocket.latest.accept();
  socket.send(act);
  socket.send({ ...act, id: 'two' });
  TestSocket.latest.say({ type: 'ok', id: 'one', version: 42 });
  TestSocket.latest.say({ type: 'error', code: 'stale', id: 'two', version: 42, text: { key: '' } });
  TestSocket.latest.end(1012);
  clock.pass(1000);
  TestSocket.latest.accept();
  assert.deepEqual(acts(TestSocket.latest), []);
});

test('a lost connection is said at once, and waits grow to half a minute between tries', () => {
  TestSocket.latest.accept();
  TestSocket.latest.end(1006);
  assert.equal(links.at(-1), 'lost');
  for (let i = 0; i < 12; i++) {
    clock.pass(30_000);
    if (TestSocket.latest.readyState !== TestSocket.CLOSED) TestSocket.latest.end(1006);
  }
  const before = TestSocket.made.length;
  clock.pass(20_000);
  assert.equal(TestSocket.made.length, before);
  clock.pass(10_000);
  assert.equal(TestSocket.made.length, before + 1);
});

test('the network coming back is answered by a try at once', () => {
  TestSocket.latest.end(1006);
  clock.pass(1000);
  TestSocket.latest.end(1006);
  const before = TestSocket.made.length;
  events.fire('online');
  assert.equal(TestSocket.made.length, before + 1);
});

test('the page being shown again is answered by a try at once', () => {
  TestSocket.latest.end(1006);
  const before = TestSocket.made.length;
  document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(TestSocket.made.length, before + 1);
});

test('going offline is a lost connection before the socket notices', () => {
  TestSocket.latest.accept();
  events.fire('offline');
  assert.equal(links.at(-1), 'lost');
});

test('a connection that stays silent is given up and made anew', () => {
  const first = TestSocket.latest;
  first.accept();
  clock.pass(16_000);
  assert.notEqual(TestSocket.latest, first);
  assert.equal(first.readyState, TestSocket.CLOSED);
});

test('a connection that answers its pings is kept', () => {
  const first = TestSocket.latest;
  first.accept();
  for (let i = 0; i < 20; i++) {
    clock.pass(2000);
    first.say({ type: 'pong', now: 0, version: 41, rev: 7 });
  }
  assert.equal(TestSocket.latest, first);
});

for (const code of [4401, 4403, 4404]) {
  test(`a socket closed with ${code} is not opened again by itself`, () => {
    TestSocket.latest.accept();
    TestSocket.latest.end(code);
    events.fire('online');
    clock.pass(120_000);
    assert.equal(TestSocket.made.length, 1);
    assert.equal(links.at(-1), 'ended');
    assert.equal(accessEnded, code === 4401 ? 1 : 0);
  });
}

for (const code of [4408, 1012]) {
  test(`a socket closed with ${code} is opened again`, () => {
    TestSocket.latest.accept();
    TestSocket.latest.end(code);
    clock.pass(1000);
    assert.equal(TestSocket.made.length, 2);
  });
}
