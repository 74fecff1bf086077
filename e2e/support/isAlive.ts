/**
 * Runs in the page: whether the app has taken it over, and all of it is laid out. A browser that resists fingerprinting gives no
 * marks; there the head tells, which the app writes last.
 */
export const isAlive = (): boolean =>
  !document.documentElement.hasAttribute('data-fresh') &&
  (document.querySelector('head [data-prerendered]') === null ||
    performance.getEntriesByName('taken over').length > 0);
