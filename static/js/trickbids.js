/** The keys of bids of tricks. A digit only moves to its bid, which Enter then makes: 1 may be the first of 11. */
import { pressCall } from './presses.js';
import { actionsOf, typedLevel } from './store.js';

/** @param {string} action its text */
const moveTo = (action) => /** @type {HTMLElement | null} */ (document.querySelector(`.box [data-action="${action}"]`))?.focus();

/** @param {number} digit */
function moveToNumber(digit) {
  const [longer, alone] = [10 * typedLevel.value + digit, digit].map((number) => `bid ${number}`);
  const offered = actionsOf('tricks').map(({ action }) => action);
  const bid = typedLevel.value && offered.includes(longer) ? longer : alone;
  typedLevel.value = offered.includes(bid) ? Number(bid.split(' ')[1]) : 0;
  moveTo(bid);
}

/** @param {string} key in lower case @returns {boolean} whether the key meant something */
export function pressTrickBid(key) {
  if (/^\d$/.test(key)) moveToNumber(Number(key));
  else if (key === 'n') moveTo(actionsOf('blind').length ? 'blind' : 'nil');
  else if (key === 'u') pressCall('look');
  else return false;
  return true;
}
