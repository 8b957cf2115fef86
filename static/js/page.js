/** What the server put into the page: the first frames, addresses, and who reads. */
/** @import { TableFrame, ViewFrame } from './wire.d.ts' */

const root = /** @type {HTMLElement} */ (document.getElementById('table'));

const data = root.dataset;
export const mount = root;
export const socketUrl = new URL(data.socket ?? '', location.href).href.replace(/^http/, 'ws');
/** The sprite of court figures. */
export const courtsUrl = data.courts ?? '';
export const homeUrl = data.home ?? '/';
/** Where one logs in; empty when the reader is logged in. */
export const loginUrl = data.login ?? '';
/** Where one logs in and then goes on. @param {string} next a path of this site */
export const loginTo = (next) => `${loginUrl}?next=${encodeURIComponent(next)}`;
/** The seat that the address asks for, or ''. */
export const wish = data.wish ?? '';

/** @returns {{ table: TableFrame, view: ViewFrame | null }} */
export const firstFrames = () => JSON.parse(document.getElementById('first-frames')?.textContent ?? 'null');
