import { memberService } from './accountServices';
import { hasMemberLeft } from '#services/storage/memberMark';
import { reportError } from '#reportError';

/**
 * The verification link opens in another tab or on another device, so the state is asked for when this page becomes
 * visible again.
 */
export function checkVerificationOnReturn(isAwaited: () => boolean): () => void {
  const ask = () => {
    if (document.visibilityState !== 'visible' || !isAwaited() || hasMemberLeft()) return;
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
