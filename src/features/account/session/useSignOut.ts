import { leaveAccount } from './signOutHere';
import { useAccountToast } from './useAccountToast';
import { reportError } from '../../../reportError';

/** Signs the member out and says so. */
export function useLeave(): () => void {
  const toast = useAccountToast();
  return () => {
    leaveAccount().then(
      () => toast('info', 'signedOut'),
      (error: unknown) => {
        reportError(error, 'Signing out failed.');
        toast('error', 'problem.unknown');
      },
    );
  };
}
