/** A notice that is seen for some seconds, and the region that speaks it together with what happens at the table. */
import { html, useEffect, useState } from '../../vendor/ui.js';
import { farewell, link, notice, spoken } from '../store.js';
import { say } from '../words.js';

const SHOWN_FOR = 4500;

/** Whether the latest notice is still to be seen. */
function useShown() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!notice.value) return undefined;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice.value]);
  return shown;
}

export function Toast() {
  const shown = useShown();
  const present = notice.value;
  return html`<p class=${`toast ${present?.tone ?? ''}`} role="alert">${shown && present ? present.words : ''}</p>`;
}

/** What keeps the page from going on, for as long as it does. */
export function ConnectionBanner() {
  // What is ended for good has the page to itself (parts/ended.js).
  if (farewell.value && link.value === 'lost') return html`<p class="banner" role="status">${say(farewell.value)}</p>`;
  const words = {
    lost: gettext('Connection lost. Reconnecting…'),
    ended: '',
    connecting: '',
    open: '',
  }[link.value];
  return html`<p class="banner" role="status">${words}</p>`;
}

export const LiveRegion = () => html`<p class="sr-only" role="status" data-testid="live">${spoken.value}</p>`;
