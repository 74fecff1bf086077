import type { Auth, User } from 'firebase/auth';
import { AccountError } from './accountError';

/** Who is signed in, for what only a member can do. */
export function currentUser(auth: Auth): User {
  if (auth.currentUser === null) throw new AccountError('sessionEnded');
  return auth.currentUser;
}
