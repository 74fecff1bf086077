import {
  EmailAuthProvider,
  deleteUser,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from 'firebase/auth';
import { markMember, unmarkMember } from '#services/storage/memberMark';
import { AccountError, codeOf } from './accountError';
import { announce, attempt } from './auth';
import { currentUser } from './currentUser';
import { memberOf } from './memberOf';
import { eraseOwnData, readOwnData } from './ownData';
import { popupResolver, warmPopup } from './popupHelper';
import { googleProvider } from './signIn';

// A member's rights over their data (a copy, deletion), and the re-authentication both need. Load it lazily, like auth.

/** Re-authenticates by password. */
export function proveByPassword(password: string): Promise<void> {
  return attempt(async (auth) => {
    const user = currentUser(auth);
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    } catch (error) {
      const isWrong = ['invalid-credential', 'wrong-password', 'invalid-login-credentials'].includes(
        codeOf(error),
      );
      throw isWrong ? new AccountError('wrongPassword', error) : error;
    }
  });
}

/** Re-authenticates by Google's popup. Call it in the click itself. */
export function proveByGoogle(): Promise<void> {
  return attempt(async (auth) => {
    await warmPopup(auth);
    await reauthenticateWithPopup(currentUser(auth), googleProvider(), popupResolver);
  });
}

/** Everything the shop knows about the member: what the sign-in service has, and the database. */
export function collectOwnData(): Promise<Record<string, unknown>> {
  return attempt(async (auth) => {
    const user = currentUser(auth);
    const { creationTime, lastSignInTime } = user.metadata;
    const data = await readOwnData(user.uid, await user.getIdToken());
    return { signIn: { ...memberOf(user), createdAt: creationTime, lastSignInAt: lastSignInTime }, ...data };
  });
}

/** Deletes what is known about the member, the sign-in last: without it nothing else could be deleted any more. */
export function deleteAccount(): Promise<void> {
  return attempt(async (auth) => {
    const user = currentUser(auth);
    await eraseOwnData(user.uid, await user.getIdToken());
    // With the mark set, it would look like a session that was ended elsewhere. It is announced first, so that
    // listeners on the member's data end before the database refuses them.
    unmarkMember();
    announce(null);
    try {
      await deleteUser(user);
    } catch (error) {
      markMember();
      announce(user);
      throw error;
    }
  });
}
