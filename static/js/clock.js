/** The time left for the decision on turn, by the server's clock. */
import { computed, effect, signal } from '../vendor/ui.js';
import { skew, view } from './store.js';

const now = signal(Date.now());
/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;

/** Milliseconds until the clock decides, or null when no clock runs. */
export const timeLeft = computed(() => {
  const deadline = view.value?.deadline;
  return deadline == null ? null : Math.max(0, deadline - (now.value + skew.value));
});

/** Ticks only while there is something to count down. */
export const startClock = () =>
  effect(() => {
    const runs = view.value?.deadline != null;
    clearInterval(ticking);
    now.value = Date.now();
    if (runs) ticking = setInterval(() => (now.value = Date.now()), 500);
  });
