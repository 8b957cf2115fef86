/** What is said at the table: the messages, those not read yet, and what the reader is about to say. */
/** @import { ChatMessage } from './wire.d.ts' */
import { computed, effect, signal } from '../vendor/ui.js';
import { say } from './commands.js';
import { panel } from './store.js';
import { wide } from './width.js';

/** How many messages the page keeps; more than the server sends to one who comes. */
const KEPT = 200;
/** The server's limit, in characters. */
export const MAX_LENGTH = 200;

export const messages = signal(/** @type {ChatMessage[]} */ ([]));
/** The reader's own name; '' when not logged in. */
export const speaker = signal('');
export const draft = signal('');
/** Whether the draft has been sent and not been answered yet. */
export const saying = signal(false);
/** What others have just said, for the ear. */
export const justSaid = signal(/** @type {ChatMessage[]} */ ([]));

/** The newest message that has been before the reader's eyes. */
const readUpTo = signal(0);
/** Whether what was said before the page came has been heard, so that anything else is news. */
let isCaughtUp = false;

/** Whether the talk is to be seen: beside the table where there is room, else in its drawer. */
export const isTalkShown = computed(() => wide.value || panel.value === 'talk');
export const unread = computed(
  () => messages.value.filter((each) => each.id > readUpTo.value && each.by !== speaker.value).length,
);

/**
 * The messages with others added: each once, oldest first, the newest KEPT.
 * @param {ChatMessage[]} present @param {ChatMessage[]} more
 */
export function addMessages(present, more) {
  const byId = new Map([...more, ...present].map((each) => [each.id, each]));
  if (byId.size === present.length) return present;
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-KEPT);
}

/** Everything so far has been read. */
export const markRead = () => {
  readUpTo.value = messages.value.at(-1)?.id ?? 0;
};

/** What is said while the talk is to be seen is read, and so is all that is in a drawer when it is opened. */
export const watchReading = () =>
  effect(() => {
    if (isTalkShown.value) markRead();
  });

/** The words as the server keeps them. @param {string} text */
const plain = (text) => text.trim().replace(/\s+/g, ' ');

/** @param {ChatMessage[]} more */
export function hear(more) {
  const before = messages.value;
  messages.value = addMessages(before, more);
  if (!isCaughtUp) markRead();
  if (!isCaughtUp || messages.value === before) return;
  const news = messages.value.filter((each) => !before.includes(each));
  justSaid.value = news.filter((each) => each.by !== speaker.value);
  // An answer lost on the way: what has come back as said need not be said again.
  if (news.some((each) => each.by === speaker.value && each.text === plain(draft.value))) draft.value = '';
}

/** What was said before has been sent by now; what comes from here on is new. */
export const catchUp = () => {
  isCaughtUp = true;
};

/** Says the draft; it is kept until it has been said. @returns {Promise<boolean>} */
export async function sayDraft() {
  const text = plain(draft.value);
  if (!text || saying.value) return false;
  saying.value = true;
  const said = await say(text);
  saying.value = false;
  if (said && plain(draft.value) === text) draft.value = '';
  return said;
}
