import {
  browserLocalPersistence,
  connectAuthEmulator,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signOut as signOutOfLibrary,
  type Auth,
  type User,
} from 'firebase/auth';
import { env } from '#env';
import type { Member } from '#model/account/account';
import { accountErrorOf } from './accountError';
import { firebaseApp } from '#services/firebase/app';
import { memberOf } from './memberOf';
import { reportError } from '#reportError';
import { hasMemberLeft } from '#services/storage/memberMark';
import { unfinishedSignOut } from '#services/storage/unfinishedSignOut';
import { endChangesWhenLeft, sessionDatabaseAnswers } from './sessionDatabase';

// Load this module lazily (`import()`): it brings the whole sign-in library with it.

let session: Promise<Auth> | undefined;
const listeners = new Set<(member: Member | null) => void>();
let stepsUnderWay = 0;

/** Whether the session is kept where the library keeps it; false while its database answers nobody. */
let isKept = true;

/** Whether the session was opened after the member of this document had left, and nobody has come since. */
let findsNobody = false;

async function openSession(): Promise<Auth> {
  const app = await firebaseApp();
  endChangesWhenLeft();
  isKept = await sessionDatabaseAnswers();
  const auth = initializeAuth(app, {
    persistence: [
      ...(isKept ? [indexedDBLocalPersistence] : []),
      browserLocalPersistence,
      inMemoryPersistence,
    ],
  });
  if (env.isLocal) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
  if (unfinishedSignOut.read()) await endSession(auth);
  onIdTokenChanged(auth, (user) => {
    if (user) findsNobody = false;
  });
  return auth;
}

/** False while the database with the session answers nobody: whether somebody is signed in is not known then. */
export const isSessionKnown = (): boolean => isKept;

/** Signs out for good: the press counts at once, also when this document is left before the library is done. */
async function endSession(auth: Auth): Promise<void> {
  await signOutOfLibrary(auth);
  if (isKept) unfinishedSignOut.forget();
}

/**
 * The sign-in service, with the session that an earlier visit left. A member who has signed out in another document is still in
 * the memory of a service that is open here, and would be written back into the browser with its next answer: so it is asked
 * nothing until the page is rendered without them. One that is opened after they left finds nobody.
 */
export function openAuth(): Promise<Auth> {
  if (!session) findsNobody = hasMemberLeft();
  else if (hasMemberLeft() && !findsNobody) return new Promise<never>(() => undefined);
  session ??= openSession();
  session.catch(() => {
    session = undefined;
  });
  return session;
}

/** Subscribes to who is signed in, from now on and across tabs; returns the function that unsubscribes. */
export async function watchMember(onChange: (member: Member | null) => void): Promise<() => void> {
  const auth = await openAuth();
  listeners.add(onChange);
  const stop = onIdTokenChanged(auth, (user) => {
    if (stepsUnderWay === 0) onChange(memberOf(user));
  });
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/**
 * Tells the listeners about a change of name, picture, verification or methods: the library itself reports only a
 * new token.
 */
export function announce(user: User | null): void {
  if (stepsUnderWay === 0) for (const listener of listeners) listener(memberOf(user));
}

/** Runs one request to the sign-in service; its errors come out as AccountError. */
export async function attempt<Result>(request: (auth: Auth) => Promise<Result>): Promise<Result> {
  try {
    return await request(await openAuth());
  } catch (error) {
    throw accountErrorOf(error);
  }
}

/** As `attempt`, for several steps that are one action for the member: the result is announced once, at the end. */
export function attemptSteps<Result>(steps: (auth: Auth) => Promise<Result>): Promise<Result> {
  return attempt(async (auth) => {
    stepsUnderWay += 1;
    try {
      return await steps(auth);
    } finally {
      stepsUnderWay -= 1;
      announce(auth.currentUser);
    }
  });
}

/**
 * The member's ID token, fresh for an hour. The shop keeps it in memory only, the library its session in IndexedDB.
 * Without a token, the reason is in the log.
 */
export async function idToken(): Promise<string | null> {
  try {
    const { currentUser: user } = await openAuth();
    if (user === null) return null;
    const { token, claims } = await user.getIdTokenResult();
    // The database reads the claims of the token, and this one is older than the verification, so it is renewed.
    return user.emailVerified && claims['email_verified'] !== true ? await user.getIdToken(true) : token;
  } catch (error) {
    reportError(error, 'The ID token could not be had.');
    return null;
  }
}

/** The same for what cannot go on without one. */
export async function ownToken(): Promise<string> {
  const token = await idToken();
  if (token === null) throw new Error('There is no ID token.');
  return token;
}

/** Whether the security rules take this member for an owner: by the claim, and an address that was shown to be theirs. */
export async function isOwner(): Promise<boolean> {
  const { currentUser: user } = await openAuth();
  if (!user?.emailVerified) return false;
  const { claims } = await user.getIdTokenResult();
  return claims['admin'] === true;
}

/**
 * Signs out here and in every other tab. It is announced first, so that listeners on the member's data end before the
 * database refuses them.
 */
export function signOut(): Promise<void> {
  unfinishedSignOut.write(true);
  return attempt((auth) => {
    announce(null);
    return endSession(auth);
  });
}
