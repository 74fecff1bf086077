import { signOutHere } from './signOutHere';
import { useAccountToast } from './useAccountToast';
import { reportError } from '#reportError';

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
