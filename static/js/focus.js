/** Keeps the keyboard's place: when what had the focus is gone from the page, the focus goes to what took its place. */

/** @type {Element | null} */
let last = null;

/** Where the focus goes when its element is gone, best first. */
const FALLBACKS = [
  '.panel [data-first]',
  '.panel',
  'section.choice button',
  '[data-hand="turn"] [tabindex="0"]',
  '.hand [tabindex="0"]',
  '.trickbids button',
  '.waiting .readiness',
  '.waiting button',
  'main',
];

function restore() {
  if (!last || last.isConnected || document.activeElement !== document.body) return;
  last = null;
  const next = FALLBACKS.map((selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))).find(
    (each) => each && !each.closest('[inert]'),
  );
  next?.focus({ preventScroll: true });
}

/** Starts watching. */
export function keepFocus() {
  document.addEventListener('focusin', (event) => {
    last = /** @type {Element} */ (event.target);
  });
  document.addEventListener('click', () => {
    if (document.activeElement === document.body && last?.isConnected) last = null;
  });
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });
}
