const reloadedKey = 'eightwell:reloaded-for';

/** True the first time it is asked for this address; never where nothing can be remembered, or it would not end. */
function isFirstTry(address: string): boolean {
  try {
    if (window.sessionStorage.getItem(reloadedKey) === address) return false;
    window.sessionStorage.setItem(reloadedKey, address);
    return true;
  } catch {
    return false;
  }
}

/** For code that is gone after a deploy: one reload brings the new version; a second failure is thrown on. */
export function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine || !isFirstTry(window.location.href)) return Promise.reject(error);
  window.location.reload();
  return new Promise<never>(() => undefined);
}
