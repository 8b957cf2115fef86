/** The courts' figures that are not in the reader's hand: brought when nothing else is to be done, before one is played. */
import { courts, courtUrl } from './page.js';

/** Milliseconds after the first draw: what the table itself needs is there by then. */
const LATER = 3000;
const SVG = 'http://www.w3.org/2000/svg';

/** Uses every figure where none is seen: the browser loads those it has not, and keeps them ready to be drawn. */
function use() {
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.classList.add('figures');
  sheet.ariaHidden = 'true';
  for (const court of courts) {
    const figure = document.createElementNS(SVG, 'use');
    figure.setAttribute('href', courtUrl(court));
    sheet.append(figure);
  }
  document.body.append(sheet);
}

/** Does so later; not for whoever pays for each byte. */
export function bringFigures() {
  const connection = /** @type {{ saveData?: boolean } | undefined} */ (Reflect.get(navigator, 'connection'));
  if (connection?.saveData) return;
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(use), LATER);
}
