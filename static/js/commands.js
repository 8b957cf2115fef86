/** What the reader can tell the server. Each command has an id, by which its answer is known and a repeated one is done once. */
/** @import { Seat } from './wire.d.ts' */
/** @import { TableSocket } from './socket.js' */
import { mode, pending, typedLevel, view } from './store.js';

/** @type {TableSocket | undefined} */
let line;

/** @param {TableSocket} socket the connection that commands go through */
export const useSocket = (socket) => {
  line = socket;
};

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
  mode.value = null;
  typedLevel.value = 0;
  line?.send({ do: 'act', action, version: view.value.version, id });
}

/** @param {Seat} seat */
export const sit = (seat) => line?.send({ do: 'sit', seat, id: newId() });

/** Gives the seat up; the address no longer asks for it either. */
export function stand() {
  history.replaceState(history.state, '', location.pathname);
  line?.send({ do: 'stand', id: newId() });
}
