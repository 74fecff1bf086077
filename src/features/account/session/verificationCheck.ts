import { memberService } from './accountServices';
import { reportError } from '../../../reportError';

/**
 * The link in the verification e-mail opens in another tab or on another device. Coming back to this one is the moment
 * to ask whether it was followed.
 */
export function checkVerificationOnReturn(isAwaited: () => boolean): () => void {
  const ask = () => {
    if (document.visibilityState !== 'visible' || !isAwaited()) return;
    memberService()
      .then(({ refreshMember }) => refreshMember())
      .catch((error: unknown) => {
        reportError(error, 'The verification could not be checked.', 'warning');
      });
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener('focus', ask);
  };
}
