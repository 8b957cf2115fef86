/** What lies over the table until it is closed: a titled box that takes the focus and gives it back. */
import { html, useLayoutEffect, useRef } from '../../vendor/ui.js';
import { closePanel } from '../panels.js';
import { Icon } from './icons.js';
import { Heard } from './pieces.js';

/**
 * Takes the focus while it is there, and gives it back to what had it, if that still can have it.
 * @param {{ current: HTMLElement | null }} box
 */
function useFocus(box) {
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const first = /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector('[data-first]'));
    (first ?? box.current)?.focus({ preventScroll: true });
    return () => {
      if (before?.isConnected) requestAnimationFrame(() => document.activeElement === document.body && before.focus());
    };
  }, []);
}

/** @param {{ title: string, name: string, children?: unknown }} props */
export function Panel({ title, name, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFocus(box);
  return html`<section class=${`panel ${name}`} role="dialog" aria-labelledby="panel-title" tabindex="-1" ref=${box}>
    <div class="panel-head"><h2 id="panel-title">${title}</h2>
      <button type="button" class="tool" title=${gettext('Close')} onClick=${closePanel}>
        <${Icon} name="close" /><${Heard}>${gettext('Close')}<//>
      </button></div>
    ${children}
  </section>`;
}
