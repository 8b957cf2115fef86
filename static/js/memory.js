/** Small choices that this browser keeps. A browser that keeps nothing is no error. */

/** @param {string} name @returns {string | null} */
export function recall(name) {
  try {
    return localStorage.getItem(`ark.${name}`);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  try {
    localStorage.setItem(`ark.${name}`, value);
  } catch {
    // Storage is off or full: the choice lasts as long as the page.
  }
}
