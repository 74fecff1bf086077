import { storedValue, tabStorage } from '../../storedValue';

const reloadedFor = storedValue('eightwell:reloaded-for', String, tabStorage);

/** True the first time for this address; never without storage, or reloads would not end. */
const isFirstTry = (address: string): boolean => reloadedFor.read() !== address && reloadedFor.write(address);

/** For code that is gone after a deploy: one reload brings the new version; a second failure is thrown on. */
export function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine || !isFirstTry(window.location.href)) return Promise.reject(error);
  window.location.reload();
  return new Promise<never>(() => undefined);
}
