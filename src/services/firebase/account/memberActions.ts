import {
  EmailAuthProvider,
  applyActionCode,
  confirmPasswordReset,
  linkWithCredential,
  linkWithPopup,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  unlink,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type AuthCredential,
  type User,
} from 'firebase/auth';
import type { SignInMethod } from '#model/account/account';
import { paths } from '#model/paths';
import { codeOf } from './accountError';
import { announce, attempt, attemptSteps, signOut } from './auth';
import { currentUser } from './currentUser';
import { googleProvider, sendVerificationTo } from './signIn';
import { popupResolver, warmPopup } from './popupHelper';
import { writeOwnRecord } from './users';
import { reportError } from '#reportError';

// What a member can do with the account once it is there. Load it lazily, like auth.

export function sendVerification(language: string): Promise<void> {
  return attempt((auth) => sendVerificationTo(currentUser(auth), language));
}

/**
 * Asks the service how things stand: was the e-mail verified in another tab, is the session still good? A session that
 * was ended there ends here too.
 */
export function refreshMember(): Promise<void> {
  return attemptSteps(async (auth) => {
    try {
      await reload(currentUser(auth));
    } catch (error) {
      if (isSessionGone(error)) await signOut();
      throw error;
    }
  });
}

function isSessionGone(error: unknown): boolean {
  return ['user-token-expired', 'invalid-user-token', 'user-not-found', 'user-disabled'].includes(
    codeOf(error),
  );
}

/** Answers the same whether or not there is such an account. */
export function sendPasswordReset(email: string, language: string): Promise<void> {
  return attempt(async (auth) => {
    auth.languageCode = language;
    try {
      await sendPasswordResetEmail(auth, email, { url: `${window.location.origin}${paths.signIn}` });
    } catch (error) {
      if (codeOf(error) !== 'user-not-found') throw error;
    }
  });
}

/** Answers with the e-mail address that the code of a reset link belongs to. */
export function checkResetCode(code: string): Promise<string> {
  return attempt((auth) => verifyPasswordResetCode(auth, code));
}

export function setNewPassword(code: string, password: string): Promise<void> {
  return attempt((auth) => confirmPasswordReset(auth, code, password));
}

/** For a link that takes a change of the account back, whoever is signed in. */
export function takeChangeBack(code: string): Promise<void> {
  return attempt((auth) => applyCode(auth, code));
}

/**
 * For the link in a verification e-mail, whoever is signed in. One that has been used already is no fault where the member's address
 * is verified: its answer was lost, or it was opened twice.
 */
export function confirmEmail(code: string): Promise<void> {
  return attempt(async (auth) => {
    try {
      await applyCode(auth, code);
    } catch (error) {
      if (codeOf(error) !== 'invalid-action-code' || !(await refreshIfSignedIn(auth))?.emailVerified)
        throw error;
    }
  });
}

async function applyCode(auth: Auth, code: string): Promise<void> {
  await applyActionCode(auth, code);
  // It is done, also where the session cannot be asked now or has ended with it.
  await refreshIfSignedIn(auth);
}

/** Asks how things stand with whoever is signed in; a failure of that is reported, and nothing else. */
async function refreshIfSignedIn(auth: Auth): Promise<User | null> {
  await auth.authStateReady();
  const { currentUser: user } = auth;
  if (user) {
    await refreshMember().catch((error: unknown) =>
      reportError(error, 'The account could not be checked.', 'warning'),
    );
  }
  return user;
}

/** Proves the password of the account that the Google e-mail belongs to, and joins the two. */
export function signInAndLink(email: string, password: string, credential: AuthCredential): Promise<void> {
  return attemptSteps(async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await linkWithCredential(user, credential);
  });
}

/** Call it in the click itself, on a page that has called `prepareGoogle`. */
export function connectGoogle(): Promise<void> {
  return attempt(async (auth) => {
    await warmPopup(auth);
    const { user } = await linkWithPopup(currentUser(auth), googleProvider(), popupResolver);
    announce(user);
  });
}

export function addPassword(password: string): Promise<void> {
  return attempt(async (auth) => {
    const user = currentUser(auth);
    await linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    announce(user);
  });
}

export function disconnect(method: SignInMethod): Promise<void> {
  return attempt(async (auth) => {
    announce(await unlink(currentUser(auth), method));
  });
}

/** The name changes in the sign-in profile and in the user list. */
export function rename(displayName: string): Promise<void> {
  return attempt(async (auth) => {
    const user = currentUser(auth);
    await updateProfile(user, { displayName });
    await writeOwnRecord(user.uid, { email: user.email ?? '', displayName }, await user.getIdToken());
    announce(user);
  });
}
