import { storedValue } from '#storedValue';

/**
 * That a sign-out has begun, written in the moment of the press. The library takes its time to remove the session, and a document that
 * is left meanwhile takes that back; whoever opens the session next finishes it.
 */
export const unfinishedSignOut = storedValue('eightwell:signing-out', (found) => found === true);
