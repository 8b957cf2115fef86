/** The line icons of the buttons. */
import { html } from '../../vendor/ui.js';

/** @type {Record<string, string>} */
const PATHS = {
  tricks: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  last: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 5 5v1',
  sheet: 'M5 20V10M12 20V4M19 20v-7',
  sound: 'M4 9v6h4l5 4V5L8 9zM17 8.5a5 5 0 0 1 0 7M19.5 6a8.5 8.5 0 0 1 0 12',
  muted: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  talk: 'M4 5h16v11H10l-5 4v-4H4z',
  watch: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  computer: 'M5 9h14v10H5zM12 9V5M10 4.5h4M9.5 13v1.5M14.5 13v1.5M2.5 12.5v3M21.5 12.5v3',
  leave: 'M13 4H5v16h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  menu: 'M12 4.7a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 17.5a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
};

/** @param {{ name: string }} props */
export const Icon = ({ name }) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;

const POSTS =
  'M5 27V16a11 11 0 0 1 9-10.8V12a4 4 0 0 0-2.5 4v11Z' +
  'M27 27V16A11 11 0 0 0 18 5.2l-1 3.6 1.8 2.4-1.3 2.6A4 4 0 0 1 20.5 16v11Z';
/** The two posts of a broken arch. */
export const Brand = () => html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d=${POSTS} /></svg>`;
