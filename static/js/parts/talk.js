/** What is said at the table, and the line to say something: beside the table, in a drawer, and for the ear. */
/** @import { ChatMessage } from '../wire.d.ts' */
import { html, useLayoutEffect, useRef } from '../../vendor/ui.js';
import { notify } from '../frames.js';
import { loginTo, loginUrl } from '../page.js';
import { link } from '../store.js';
import { MAX_LENGTH, draft, justSaid, messages, sayDraft, saying, speaker } from '../talk.js';
import { fill } from '../words.js';
import { Panel } from './panel.js';
import { names } from './pieces.js';

/** @param {number} at milliseconds since 1970 */
const clockOf = (at) => new Date(at).toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' });

/** @param {{ message: ChatMessage }} props */
const Message = ({ message }) => html`<li class=${names(message.by === speaker.value && 'mine')}>
  <b>${message.by}</b> <time datetime=${new Date(message.at).toISOString()}>${clockOf(message.at)}</time>
  <p dir="auto">${message.text}</p>
</li>`;

/** Keeps the newest in sight, unless the reader has gone back to older ones. */
function useNewest() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [messages.value]);
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
  };
  return { box, onScroll };
}

function Messages() {
  const { box, onScroll } = useNewest();
  return html`<div class="scroll" ref=${box} onScroll=${onScroll} tabindex="0" role="group" aria-label=${gettext('What was said')}>
    ${
      messages.value.length
        ? html`<ol>${messages.value.map((message) => html`<${Message} key=${message.id} message=${message} />`)}</ol>`
        : html`<p class="none">${gettext('Nothing has been said yet.')}</p>`
    }
  </div>`;
}

/** @param {SubmitEvent} event */
async function onSubmit(event) {
  event.preventDefault();
  if (link.value !== 'open')
    return notify(gettext('There is no connection. Your words are kept; send them again later.'), 'bad');
  await sayDraft();
  return undefined;
}

/** @param {InputEvent} event */
const onInput = (event) => {
  draft.value = /** @type {HTMLInputElement} */ (event.currentTarget).value;
};

const Form = () => html`<form onSubmit=${onSubmit}>
  <input data-first value=${draft.value} onInput=${onInput} maxlength=${MAX_LENGTH} autocomplete="off" enterkeyhint="send"
    aria-label=${gettext('Say something to the table')} placeholder=${gettext('To everyone at the table')} />
  <button aria-disabled=${saying.value || !draft.value.trim()}>${gettext('Say')}</button>
</form>`;

export const Talk = () => html`<${Messages} />
  ${loginUrl ? html`<p class="login"><a data-first href=${loginTo(`${location.pathname}${location.search}`)}>${gettext('Log in to talk')}</a></p>` : html`<${Form} />`}`;

/** Beside the table. */
export const TalkBeside = () => html`<section class="talk" aria-labelledby="talk-title">
  <h2 id="talk-title">${gettext('Talk')}</h2><${Talk} />
</section>`;

/** On a narrow page. */
export const TalkDrawer = () =>
  html`<${Panel} title=${gettext('Talk')} name="talkdrawer"><div class="talk"><${Talk} /></div><//>`;

/** A region of its own, so that talk and play do not speak over each other. */
export const TalkHeard = () => html`<p class="sr-only" role="status" data-testid="talk">
  ${justSaid.value.map(({ id, by, text }) => html`<span key=${id}>${fill(gettext('%(name)s says: %(words)s'), { name: by, words: text })}</span>`)}
</p>`;
