/** A button that copies a link, and says that it did. */
import { html, useState } from '../../vendor/ui.js';
import { Icon } from './icons.js';
import { Heard } from './pieces.js';

/** Copies without the clipboard, which is there on secure pages only. @param {string} text */
function copyBySelecting(text) {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** @param {string} text */
async function copy(text) {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copyBySelecting(text);
}

/** @param {{ text: string, what: string }} props `what`: what is copied, for the ear */
export function CopyButton({ text, what }) {
  const [copied, setCopied] = useState(false);
  const onCopy = async () => {
    await copy(text);
    setCopied(true);
  };
  return html`<button type="button" class="copy" onClick=${onCopy}>
    <${Icon} name="copy" /><span aria-live="polite">${copied ? gettext('Copied') : gettext('Copy')}</span><${Heard}> ${what}<//>
  </button>`;
}
