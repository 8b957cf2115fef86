/** What the match came to, as the server has drawn it: result, tiers before and after, who leads. */
import { html, useLayoutEffect, useRef } from '../../vendor/ui.js';
import { ending } from '../ending.js';

export function Ending() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (ending.value) box.current?.replaceChildren(ending.value);
  }, [ending.value]);
  return html`<div class="ended" ref=${box}></div>`;
}
