import { storedKeys } from '#storedValue';

/** What is kept of a visitor without being seen when a page is opened; a test holds it against the stores. */
const unseen =
  /^eightwell:(?:catalogue|desk-seen|desk-sound|ordered|orders|placed|places|reloaded-for|searches|search-misses|set-aside|signing-out|viewed)$/;

/** Whether something that a visitor typed or chose stands in the browser's storage. */
export const hasPersonalState = (): boolean => storedKeys('eightwell:').some((key) => !unseen.test(key));
