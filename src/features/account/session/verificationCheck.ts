import { memberService } from './accountServices';

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
        console.warn('The verification could not be checked.', error);
      });
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener('focus', ask);
  };
}
