/**
 * The first draw in steps. On a slow phone the whole table takes a third of a second, in which no press is heard: so the
 * seats and the hand come first, what lies between them and beside them next.
 */
import { signal } from '../vendor/ui.js';

/** Whether all parts of the page are drawn, rather than the first of them. */
export const isWhole = signal(false);

/** Lets the browser do what waits. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve));
