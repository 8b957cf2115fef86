/** What the server put into the lobby's page: the first frame, addresses, and who reads. */
/** @import { LobbyFrame, Seat } from './wire.d.ts' */
import { query } from './meeting.js';

export const mount = /** @type {HTMLElement} */ (document.getElementById('lobby'));
const data = mount.dataset;

export const socketUrl = new URL(data.socket ?? '', location.href).href.replace(/^http/, 'ws');
/** The reader's own name; empty when nobody is logged in. */
export const myName = data.name ?? '';
/** A guest may sit and open tables in casual rooms only. */
export const isGuest = data.guest === 'yes';
/** Where a guest becomes a member. */
export const keepUrl = data.keep ?? '';
/** Where a table is opened. @param {string} room its key */
export const openUrl = (room) => (data.open ?? '').replace('room-key', room);
/** Where one press begins a match with three bots, and what such a form must carry. */
export const playUrl = data.play ?? '';
export const formToken = data.token ?? '';
/** A table's page. @param {number} id @param {Seat | null} [seat] taken at once */
export const tableUrl = (id, seat = null) => (data.table ?? '').replace('0', String(id)) + query(seat);

/** @type {Record<string, string>} */
const gameNames = JSON.parse(document.getElementById('game-names')?.textContent || 'null') || {};
/** @param {string} key */
export const gameName = (key) =>
  gameNames[key] ?? gettext(key.replace(/(^|-)([a-z])/g, (_, gap, letter) => (gap && ' ') + letter.toUpperCase()));

/** @returns {LobbyFrame} */
export const firstFrame = () => JSON.parse(document.getElementById('first-frame')?.textContent ?? 'null');
