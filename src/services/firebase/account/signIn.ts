import { FirebaseError } from 'firebase/app';
import {
  GoogleAuthProvider,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
  type User,
} from 'firebase/auth';
import { longest } from '#model/limits';
import { paths } from '#model/paths';
import { OtherMethodError, codeOf } from './accountError';
import { attempt, attemptSteps, openAuth } from './auth';
import { popupResolver, warmPopup } from './popupHelper';
import { writeOwnRecord } from './users';
import { reportError } from '#reportError';

// The ways into an account. Load it lazily, like auth.

export function signIn(email: string, password: string): Promise<void> {
  return attempt(async (auth) => {
    await signInWithEmailAndPassword(auth, email, password);
  });
}

/** Opens the account, names it, enters it in the user list and sends the verification e-mail. */
export function signUp(
  account: { email: string; password: string; displayName: string },
  language: string,
): Promise<void> {
  return attemptSteps(async (auth) => {
    const { user } = await createUserWithEmailAndPassword(auth, account.email, account.password);
    await nameAndEnter(user, account.displayName);
    await sendVerificationTo(user, language).catch((error: unknown) => {
      // The account page offers to send it again.
      reportError(error, 'The verification e-mail could not be sent.');
    });
  });
}

/** `language` is that of the e-mail (en, fr, de); its link leads to the account page. */
export async function sendVerificationTo(user: User, language: string): Promise<void> {
  (await openAuth()).languageCode = language;
  await sendEmailVerification(user, { url: `${window.location.origin}${paths.account}` });
}

/** The account exists already: an error here is only logged, and the next visit repairs it. */
async function nameAndEnter(user: User, displayName: string): Promise<void> {
  try {
    if (user.displayName !== displayName) await updateProfile(user, { displayName });
    await writeOwnRecord(user.uid, { email: user.email ?? '', displayName }, await user.getIdToken());
  } catch (error) {
    reportError(error, 'The new account could not be entered in the user list.');
  }
}

/** Call it in the click itself, on a page that has called `prepareGoogle`. */
export function signInWithGoogle(): Promise<void> {
  return attempt(async (auth) => {
    await warmPopup(auth);
    const result = await signInWithPopup(auth, googleProvider(), popupResolver).catch((error: unknown) => {
      throw otherMethodOf(error) ?? error;
    });
    if (getAdditionalUserInfo(result)?.isNewUser !== true) return;
    const name = result.user.displayName ?? result.user.email ?? '';
    await nameAndEnter(result.user, name.slice(0, longest.name));
  });
}

export function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

function otherMethodOf(error: unknown): OtherMethodError | null {
  if (!(error instanceof FirebaseError)) return null;
  if (codeOf(error) !== 'account-exists-with-different-credential') return null;
  const email = error.customData?.['email'];
  const credential = GoogleAuthProvider.credentialFromError(error);
  return typeof email === 'string' && credential ? new OtherMethodError(email, credential, error) : null;
}

/** Preloads for pages with a Google button. An error is ignored here: the click reports it. */
export async function prepareGoogle(): Promise<void> {
  try {
    await warmPopup(await openAuth());
  } catch (error) {
    reportError(error, 'The sign-in window could not be prepared.', 'warning');
  }
}
