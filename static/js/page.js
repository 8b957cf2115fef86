/** What the server put into the table's page: the first frames, addresses, and who reads. Empty on any other page. */
/** @import { TableFrame, ViewFrame } from './wire.d.ts' */
/** @import { Preference } from './settings.js' */

const root = /** @type {HTMLElement} */ (document.getElementById('table'));
const data = /** @type {DOMStringMap} */ (root?.dataset ?? {});

export const mount = root;
export const socketUrl = new URL(data.socket ?? '', location.href).href.replace(/^http/, 'ws');
/** What stands in the page as JSON, or null. @param {string} id */
const given = (id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** @type {Record<string, string>} */
const courtUrls = given('courts') ?? {};
/** Every court. */
export const courts = Object.keys(courtUrls);
/** The drawing of a court's figure, whose id is the court. @param {string} court rank and suit: `QS` */
export const courtUrl = (court) => `${courtUrls[court] ?? ''}#${court}`;
export const lobbyUrl = data.lobby ?? '/';
/** The symbols of the tiers beside the suits, and the star. */
export const ranksUrl = data.ranks ?? '';
/** A picture of the table's address, for a phone's camera. */
export const qrUrl = data.qr ?? '';
/** Where one logs in; empty when the reader is logged in. */
export const loginUrl = data.login ?? '';
/** Where one logs in and then goes on. @param {string} next a path of this site */
export const loginTo = (next) => `${loginUrl}?next=${encodeURIComponent(next)}`;
/** Where one press makes a guest and leads on; empty for whoever is logged in. */
export const guestUrl = data.guest ?? '';
/** What a form must carry. */
export const formToken = data.token ?? '';
/** What may be chosen, with what is; and where a choice is kept. @type {Preference[]} */
export const offered = given('offered') ?? [];
export const preferencesUrl = data.preferences ?? '';
/** The reader's own name; empty when nobody is logged in. */
export const myName = data.name ?? '';
/** The seat that the address asks for, or ''. */
export const wish = data.wish ?? '';

/** @returns {{ table: TableFrame, view: ViewFrame | null }} */
export const firstFrames = () => given('first-frames');
