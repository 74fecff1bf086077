import { leaveAccount } from './signOutHere';
import { useAccountToast } from './useAccountToast';

/** Signs the member out and says so. */
export function useLeave(): () => void {
  const toast = useAccountToast();
  return () => {
    leaveAccount().then(
      () => toast('info', 'signedOut'),
      (error: unknown) => {
        console.error('Signing out failed.', error);
        toast('error', 'problem.unknown');
      },
    );
  };
}
