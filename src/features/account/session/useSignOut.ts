import { useAccountToast } from './useAccountToast';
import { reportError } from '#reportError';
import { unmarkMember } from '#services/storage/memberMark';
import { authService } from './accountServices';

/** Ends the session; the cart, the wishlist and the comparison stay with whoever uses this browser next. */
export async function signOutHere(): Promise<void> {
  const { signOut } = await authService();
  unmarkMember();
  await signOut();
}

/** The action of every sign-out button: signs the member out and shows a toast. */
export function useSignOut(): () => void {
  const toast = useAccountToast();
  return () => {
    signOutHere().then(
      () => toast('info', 'signedOut'),
      (error: unknown) => {
        reportError(error, 'Signing out failed.');
        toast('error', 'problem.unknown');
      },
    );
  };
}
