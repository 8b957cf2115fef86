import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { HandClock } from './browser.js';
import { fetchEnding } from '../../../static/js/ending.js';

let clock;
let asked;
/** What the server answers, in turn: a status with a body, or null for no answer. */
let answers;
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  clock = new HandClock();
  asked = [];
  globalThis.fetch = async (url) => {
    asked.push(url);
    const next = answers.shift();
    if (!next) throw new TypeError('no network');
    return { status: next[0], text: async () => next[1] };
  };
});
afterEach(() => clock.leave());

/** Lets time pass in steps that what waits can follow. */
async function pass(...steps) {
  await settled();
  for (const milliseconds of steps) {
    clock.pass(milliseconds);
    await settled();
  }
}

test('an ended match is asked about again after half a second, one, two, until it is settled', async () => {
  answers = [[202], [202], [202], [200, 'won']];
  const told = fetchEnding('/end/', new AbortController().signal);
  await pass(499);
  assert.equal(asked.length, 1);
  await pass(1, 1000);
  assert.equal(asked.length, 3);
  await pass(2000);
  assert.equal(await told, 'won');
});

test('a lost network and a failing server are asked again, a refusal is not', async () => {
  answers = [null, [502], [404]];
  const told = fetchEnding('/end/', new AbortController().signal);
  await pass(500, 1000, 2000);
  assert.equal(await told, null);
  assert.equal(asked.length, 3);
});

test('nothing is asked any more once the next match has begun', async () => {
  answers = [[202]];
  const stop = new AbortController();
  const told = fetchEnding('/end/', stop.signal);
  await settled();
  stop.abort();
  await pass(500);
  assert.equal(await told, null);
  assert.equal(asked.length, 1);
});

test('after half a minute without an answer it is given up', async () => {
  answers = [];
  const told = fetchEnding('/end/', new AbortController().signal);
  await pass(500, 1000, 2000, 4000, 8000, 16000);
  assert.equal(await told, null);
  assert.equal(asked.length, 7);
});
