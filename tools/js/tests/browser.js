// What the page's modules expect of a browser, as far as they can be tested without one: a catalogue that translates
// nothing, a page in English, a clock that is moved by hand, and sockets whose other end is the test.

globalThis.navigator ??= {};
globalThis.document ??= { documentElement: { lang: 'en' }, getElementById: () => null };
globalThis.location ??= { href: 'http://ark.example/tables/1/', pathname: '/tables/1/', search: '' };
globalThis.gettext = globalThis.gettext_noop = (key) => key;
globalThis.pgettext = (_context, key) => key;
globalThis.ngettext = (one, many, count) => (count === 1 ? one : many);
globalThis.interpolate = (format, values) => format.replace(/%\((\w+)\)s/g, (_, name) => String(values[name]));

/** Takes the place of the timers and of the date until `leave`. */
export class HandClock {
  #real = { setTimeout, clearTimeout, setInterval, clearInterval, now: Date.now };
  #now = 1_000_000;
  #timers = new Map();
  #last = 0;

  constructor() {
    const add = (call, wait, every) => {
      this.#timers.set(++this.#last, { call, at: this.#now + wait, every });
      return this.#last;
    };
    globalThis.setTimeout = (call, wait = 0) => add(call, wait, 0);
    globalThis.setInterval = (call, wait) => add(call, wait, wait);
    globalThis.clearTimeout = globalThis.clearInterval = (id) => this.#timers.delete(id);
    Date.now = () => this.#now;
  }

  /** Lets so many milliseconds pass, and does in order what falls due. */
  pass(milliseconds) {
    const end = this.#now + milliseconds;
    for (let due = this.#next(end); due; due = this.#next(end)) {
      const [id, timer] = due;
      this.#now = timer.at;
      if (timer.every) timer.at += timer.every;
      else this.#timers.delete(id);
      timer.call();
    }
    this.#now = end;
  }

  leave() {
    const { now, ...timers } = this.#real;
    Object.assign(globalThis, timers);
    Date.now = now;
  }

  #next(end) {
    return [...this.#timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
  }
}

/** A WebSocket that the test opens, answers and closes. `made` holds all of them, oldest first. */
export class TestSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  static made = [];
  readyState = TestSocket.CONNECTING;
  sent = [];

  constructor(url) {
    this.url = url;
    TestSocket.made.push(this);
  }

  static get latest() {
    return TestSocket.made.at(-1);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = TestSocket.CLOSED;
  }

  accept() {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }

  say(frame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  end(code) {
    this.readyState = TestSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** A window and a document that only hear events. */
export function useEvents() {
  const page = new EventTarget();
  globalThis.document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  globalThis.addEventListener = page.addEventListener.bind(page);
  globalThis.WebSocket = TestSocket;
  return { fire: (name) => page.dispatchEvent(new Event(name)) };
}
