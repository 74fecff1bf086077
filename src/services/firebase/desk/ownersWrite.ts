import { idToken, ownToken } from '#services/firebase/account/auth';
import { DatabaseError, memberRequest } from '#services/firebase/rest';

// Load this module lazily (`import()`): it brings the sign-in library with it.

/**
 * What became of a write. `refused`: the rules said no, mostly because somebody was faster. `unanswered`: it may have arrived, and
 * what the desk hears next says so; it is never sent again by itself.
 */
export type Outcome = 'done' | 'refused' | 'unanswered' | 'offline' | 'signedOut';

async function asOwner(send: (token: string) => Promise<unknown>): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  const token = await idToken();
  if (token === null) return 'signedOut';
  try {
    await send(token);
    return 'done';
  } catch (error) {
    return error instanceof DatabaseError && error.isRefusal ? 'refused' : 'unanswered';
  }
}

/** One update of several places, which arrives whole or not at all. */
export const writeAsOwner = (update: Record<string, unknown>): Promise<Outcome> =>
  asOwner((token) => memberRequest('', { token, method: 'PATCH', body: update }));

/** One node, read anew. Throws when nobody answers. */
export const readAsOwner = async (path: string): Promise<unknown> =>
  memberRequest(path, { token: await ownToken() });
