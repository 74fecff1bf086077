import { unmarkMember } from '#services/storage/memberMark';
import { authService } from './accountServices';

/** Ends the session; the cart, the wishlist and the comparison stay with whoever uses this browser next. */
export async function signOutHere(): Promise<void> {
  const { signOut } = await authService();
  unmarkMember();
  await signOut();
}
