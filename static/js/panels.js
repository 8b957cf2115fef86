/** Opening and closing of what lies over the table, and the keyboard's place when that happens. */
/** @import { Panel } from './store.js' */
import { effect } from '../vendor/ui.js';
import { lastTrickOpen, panel, resting, view } from './store.js';

/** @param {Panel} name opened, or closed if it is open */
export function openPanel(name) {
  panel.value = panel.value === name ? null : name;
}

export const closePanel = () => {
  panel.value = null;
};

/** Shows the last trick again where there is one. */
export const toggleLastTrick = () => {
  lastTrickOpen.value = !lastTrickOpen.value && Boolean(view.value?.public.last);
};

/** The board whose sheet has been put before the reader. */
let sheetShownFor = '';

/** Opens the score sheet once a board, when its last trick has been seen, and closes it when the next board is there. */
export const watchSheet = () =>
  effect(() => {
    const frame = view.value;
    if (!frame) return;
    const board = `${frame.match}/${frame.public.board}`;
    const isDue = ['scoreboard', 'over'].includes(frame.public.phase);
    if (!isDue && sheetShownFor && sheetShownFor !== board) {
      sheetShownFor = '';
      if (panel.peek() === 'sheet') panel.value = null;
    }
    if (!isDue || resting.value || sheetShownFor === board) return;
    sheetShownFor = board;
    panel.value = 'sheet';
  });
