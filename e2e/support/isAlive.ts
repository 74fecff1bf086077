/** Runs in the page: whether the app, and no longer the early script, answers to what is pressed. */
export const isInteractive = (): boolean => performance.getEntriesByName('interactive').length > 0;

/**
 * Runs in the page: whether it is interactive, and all of it is laid out. A browser that resists fingerprinting gives no
 * marks; there the head tells, which the app writes last.
 */
export const isAlive = (): boolean =>
  !document.documentElement.hasAttribute('data-fresh') &&
  (document.querySelector('head [data-prerendered]') === null ||
    performance.getEntriesByName('interactive').length > 0);
