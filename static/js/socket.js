/**
 * A socket of a table or of the lobby: it keeps itself connected, asks for what it missed, and repeats commands that were
 * not answered. The server knows a decision by its id, so a repeated one is done once; what must not be repeated at all
 * is sent by `sendOnce`.
 */
/** @import { Command, ServerFrame } from './wire.d.ts' */
/** @import { Link } from './store.js' */

const PING_EVERY = 4000;
/** A connection silent for so long after a ping is taken to be dead. */
const SILENT_FOR = 10000;
const WAITS = [300, 1000, 2000, 4000, 8000, 16000, 30000];
const ACCESS_ENDED = 4401;
const NOT_WELCOME = 4403;
const NO_TABLE = 4404;
const FINAL_CODES = [ACCESS_ENDED, NOT_WELCOME, NO_TABLE];

/**
 * @template {ServerFrame} Frame
 * @typedef {object} Listener
 * @property {(frame: Frame) => void} onFrame
 * @property {(link: Link) => void} onLink
 * @property {(milliseconds: number, serverNow: number) => void} onPong the round trip, and the server's time at its end
 * @property {() => { version: number, rev: number, trip?: number }} seen what the page has by now, and its last round trip
 * @property {() => void} onAccessEnded this login is no more: the page shows what it may no longer show
 */

/** @template {ServerFrame} Frame what the other end may say */
export class FrameSocket {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {Map<string, Command>} */ #unanswered = new Map();
  #tries = 0;
  #ended = false;
  #lastHeard = 0;
  #pingedAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #retry;

  /** @param {string} url @param {Listener<Frame>} listener */
  constructor(url, listener) {
    this.url = url;
    this.listener = listener;
  }

  start() {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.wake());
    addEventListener('online', () => this.wake());
    addEventListener('pageshow', (event) => event.persisted && this.wake());
    addEventListener('offline', () => this.#drop());
    setInterval(() => this.#beat(), PING_EVERY);
    this.#open();
  }

  /** Sends a command now or, without a connection, as soon as there is one; again after each loss until it is answered. */
  send(/** @type {Command} */ command) {
    this.#unanswered.set(command.id, command);
    this.#write(command);
  }

  /** Sends a command now or not at all; whether it went out. Lost with its connection, it is not sent again. */
  sendOnce(/** @type {Command} */ command) {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    this.#write(command);
    return isOpen;
  }

  /** The page is shown or the network is back: connects at once, or asks at once whether the connection still lives. */
  wake() {
    if (this.#ended) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  }

  #open() {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#lastHeard = Date.now();
    if (this.#tries === 0) this.listener.onLink('connecting');
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data));
    socket.onclose = (event) => this.#closed(event.code);
  }

  #opened() {
    this.listener.onLink('open');
    this.#ping();
    for (const command of this.#unanswered.values()) this.#write(command);
  }

  #heard(/** @type {Frame} */ frame) {
    this.#lastHeard = Date.now();
    this.#tries = 0;
    if ((frame.type === 'ok' || frame.type === 'error') && frame.id) this.#unanswered.delete(frame.id);
    if (frame.type === 'pong') this.listener.onPong(Date.now() - this.#pingedAt, frame.now);
    this.listener.onFrame(frame);
  }

  #closed(/** @type {number} */ code) {
    this.#socket = null;
    this.#ended = FINAL_CODES.includes(code);
    this.listener.onLink(this.#ended ? 'ended' : 'lost');
    if (code === ACCESS_ENDED) this.listener.onAccessEnded();
    if (!this.#ended) this.#openLater();
  }

  /** Waits grow to half a minute; a random part keeps many pages from coming back in one moment. */
  #openLater() {
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)];
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait * (0.7 + 0.3 * Math.random()));
  }

  /** Gives a connection up without waiting for its end to be noticed. */
  #drop() {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#closed(1006);
  }

  #beat() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#lastHeard > SILENT_FOR) this.#drop();
    else this.#ping();
  }

  #ping() {
    this.#pingedAt = Date.now();
    this.#write({ do: 'ping', ...this.listener.seen() });
  }

  #write(/** @type {object} */ frame) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}
