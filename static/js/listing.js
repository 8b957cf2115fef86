/**
 * What the lobby lists, kept so that a change redraws only what it changes: each table is a signal of its own, and so is
 * each room's list of them.
 */
/** @import { ListedRoom, ListedTable, LobbyFrame, LobbySocketFrame, TablesFrame } from './wire.d.ts' */
/** @import { Signal } from '@preact/signals' */
import { batch, computed, signal } from '../vendor/ui.js';
import { mayBeTaken } from './meeting.js';
import { recall, remember } from './memory.js';
import { SEATS } from './seats.js';

export const rooms = signal(/** @type {ListedRoom[]} */ ([]));
/** Only tables with a free seat are to be shown. */
export const freeOnly = signal(recall('lobby.free') === 'yes');

/** @type {Map<number, Signal<ListedTable>>} */
const tables = new Map();
/** The tables of each room by their ids, oldest first. @type {Map<string, Signal<number[]>>} */
const idsByRoom = new Map();

/** @param {number} id a table that is listed */
export const tableOf = (id) => /** @type {Signal<ListedTable>} */ (tables.get(id));

/** @param {string} room its key */
export function idsIn(room) {
  let ids = idsByRoom.get(room);
  if (!ids) idsByRoom.set(room, (ids = signal([])));
  return ids;
}

/** Whether one may sit down. @param {ListedTable} table */
const hasFreeSeat = (table) => SEATS.some((seat) => mayBeTaken(table, seat));

/** @param {number[]} one @param {number[]} other */
const isSame = (one, other) => one.length === other.length && one.every((id, i) => id === other[i]);

/** The tables of a room that are to be shown; the same array as long as they are the same. @param {string} room its key */
export function shownIn(room) {
  /** @type {number[]} */
  let shown = [];
  return computed(() => {
    const ids = idsIn(room).value;
    const next = freeOnly.value ? ids.filter((id) => hasFreeSeat(tableOf(id).value)) : ids;
    if (!isSame(shown, next)) shown = next;
    return shown;
  });
}

export function toggleFreeOnly() {
  freeOnly.value = !freeOnly.value;
  remember('lobby.free', freeOnly.value ? 'yes' : 'no');
}

/** @param {ListedTable} table */
function put(table) {
  const present = tables.get(table.id);
  if (!present) {
    tables.set(table.id, signal(table));
    const ids = idsIn(table.room);
    ids.value = [...ids.value, table.id].sort((a, b) => a - b);
  } else if (JSON.stringify(present.value) !== JSON.stringify(table)) present.value = table;
}

/** @param {number[]} gone */
function remove(gone) {
  const away = new Set(gone);
  for (const ids of idsByRoom.values())
    if (ids.value.some((id) => away.has(id))) ids.value = ids.value.filter((id) => !away.has(id));
  for (const id of gone) tables.delete(id);
}

/** The whole lobby again: what is not in it is gone. @param {LobbyFrame} frame */
function receiveLobby(frame) {
  const listed = new Set(frame.tables.map((table) => table.id));
  rooms.value = frame.rooms;
  remove([...tables.keys()].filter((id) => !listed.has(id)));
  frame.tables.forEach(put);
}

/** @param {TablesFrame} frame */
function receiveTables(frame) {
  remove(frame.gone);
  frame.changed.forEach(put);
}

/** @param {LobbySocketFrame} frame */
export const receive = (frame) =>
  batch(() => {
    if (frame.type === 'lobby') receiveLobby(frame);
    if (frame.type === 'tables') receiveTables(frame);
  });
