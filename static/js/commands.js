/** What the reader can tell the server. Each command has an id, by which its answer is known. */
/** @import { Command, Order, Seat } from './wire.d.ts' */
import { armed, mode, pending, typedLevel, view } from './store.js';

/** @typedef {{ send(command: Command): void, sendOnce(command: Command): boolean }} Line the connection that commands go through */

/** @type {Line | undefined} */
let line;

/** @param {Line} socket */
export const useSocket = (socket) => {
  line = socket;
};

/** Commands whose answer somebody waits for, by id: what is done with it. @type {Map<string, (accepted: boolean) => void>} */
const asked = new Map();
/** Those of them that a lost connection leaves unanswered. @type {Set<string>} */
const askedOnce = new Set();

/** A random id; `crypto.randomUUID` is there on secure pages only. */
function newId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends a decision, unless one is still unanswered. @param {string} action its text */
export function act(action) {
  if (!view.value || pending.value) return;
  const id = newId();
  pending.value = { id, action, version: null };
  mode.value = armed.value = null;
  typedLevel.value = 0;
  line?.send({ do: 'act', action, version: view.value.version, id });
}

/** Sends a command; whether the server has accepted it. @param {Order} order @returns {Promise<boolean>} */
const ask = (order) =>
  new Promise((resolve) => {
    const id = newId();
    asked.set(id, resolve);
    line?.send({ ...order, id });
  });

/** The server has answered a command. @param {string} id @param {boolean} accepted */
export function answered(id, accepted) {
  asked.get(id)?.(accepted);
  asked.delete(id);
  askedOnce.delete(id);
}

/** The connection is lost: what is not sent again stays unanswered. */
export function lineLost() {
  for (const id of askedOnce) answered(id, false);
}

/** @param {Seat} seat */
export const sit = (seat) => ask({ do: 'sit', seat });

/** Gives the seat up; the address no longer asks for it either. */
export function stand() {
  history.replaceState(history.state, '', location.pathname);
  return ask({ do: 'stand' });
}

/** @param {Seat} seat @param {boolean} bot a bot keeps it */
export const setBot = (seat, bot) => ask({ do: 'bot', seat, bot });

/** @param {boolean} computer it plays for the reader, who keeps the seat */
export const setComputer = (computer) => ask({ do: 'computer', computer });

/** @param {boolean} ready for the next match, the first as well as any further one */
export const setReady = (ready) => ask({ do: 'ready', ready });

/** @param {boolean} quiet nobody may watch */
export const setQuiet = (quiet) => ask({ do: 'quiet', quiet });

/**
 * Says something to the table, once: said twice it would stand there twice.
 * @param {string} text @returns {Promise<boolean>} whether it has been said, as far as is known
 */
export const say = (text) =>
  new Promise((resolve) => {
    const id = newId();
    asked.set(id, resolve);
    askedOnce.add(id);
    if (!line?.sendOnce({ do: 'chat', text, id })) answered(id, false);
  });
