/**
 * Forms that are sent once, however often their button is pressed: `data-once`. A second press would ask the server for a
 * second guest before the first answer has come.
 */

const UNANSWERED_MS = 10_000;

/** The form that is on its way. @type {HTMLFormElement | null} */
let sent = null;
let patience = 0;

/** @param {HTMLFormElement} form @param {boolean} busy */
function mark(form, busy) {
  for (const button of form.querySelectorAll('button')) button.ariaDisabled = busy ? 'true' : null;
}

/** @param {SubmitEvent} event */
function onSubmit(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches('[data-once]') || event.defaultPrevented) return;
  if (sent) return event.preventDefault();
  sent = form;
  patience = setTimeout(release, UNANSWERED_MS);
  return mark(form, true);
}

/** A page that is gone back to, or whose loading was stopped, which no event tells, is as it was before. */
function release() {
  clearTimeout(patience);
  if (sent) mark(sent, false);
  sent = null;
}

document.addEventListener('submit', onSubmit);
window.addEventListener('pageshow', release);
