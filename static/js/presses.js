/** What a press on a call, a mode or a card means. Whether it is allowed was said by the server; nothing is decided here. */
/** @import { Card } from './wire.d.ts' */
/** @import { Mode } from './store.js' */
import { act } from './commands.js';
import { notify } from './frames.js';
import { isOn } from './settings.js';
import { actionsOf, armed, findAction, isMyTurn, isPlayedFor, mode, spoken, view } from './store.js';
import { cardName, fill, say } from './words.js';

/** Says why nothing happens. @param {string} words */
function refuse(words) {
  if (isPlayedFor.value) return notify(gettext('The computer plays for you now. Take your seat back first.'), 'bad');
  return notify(isMyTurn.value ? words : gettext('It is not your turn.'), 'bad');
}

/** @param {string} action a call's text */
export const pressCall = (action) =>
  findAction(action) ? act(action) : refuse(gettext('That call is not possible now.'));

/** @param {Mode} name entered, or left if it is on */
export function chooseMode(name) {
  if (mode.value === name) mode.value = null;
  else if (actionsOf(name).length) mode.value = name;
  else refuse(gettext('You have no card for that now.'));
}

/** What a card of the hand does when pressed now: an action's text, or null. @param {Card} card */
export function actionOfCard(card) {
  if (mode.value) return findAction(`${mode.value} ${card}`)?.action ?? null;
  return findAction(card)?.action ?? null;
}

/** Whether a press is the first of two, where the reader wishes each card's play to be confirmed. @param {string} action */
const isToConfirm = (action) => isOn('confirm') && findAction(action)?.group === 'play' && armed.value !== action;

/** @param {Card} card @param {string} action */
function arm(card, action) {
  armed.value = action;
  spoken.value = fill(gettext('Press the %(card)s once more to play it.'), { card: cardName(card) });
}

/** @param {Card} card */
export function pressCard(card) {
  const action = actionOfCard(card);
  if (action) return isToConfirm(action) ? arm(card, action) : act(action);
  if (mode.value) return refuse(gettext('That card cannot be chosen here.'));
  const reason = view.value?.you?.refused[card];
  if (reason) return notify(say(reason), 'bad');
  return view.value?.public.phase === 'play' ? refuse(gettext('That card cannot be played now.')) : undefined;
}
