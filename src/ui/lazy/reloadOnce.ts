import { onPageThatStays, onPageThatStaysAfterAll, reload } from '#leaving';
import { storedValue, tabStorage } from '#storedValue';

const reloadedFor = storedValue('eightwell:reloaded-for', String, tabStorage);

/** True the first time for this address; never without storage, or reloads would not end. */
const isFirstTry = (address: string): boolean => reloadedFor.read() !== address && reloadedFor.write(address);

/**
 * For code that is gone after a deploy: one reload brings the new version; a second failure is thrown on. A page that is being
 * left needs neither; one that comes back without the code it was refused as one left needs a reload at every Back.
 */
export function reloadOnce(error: unknown): Promise<never> {
  const mayReload = navigator.onLine && reloadedFor.read() !== window.location.href;
  return new Promise<never>((_, reject) => {
    const onIt = mayReload ? onPageThatStaysAfterAll : onPageThatStays;
    onIt(
      () => (navigator.onLine && isFirstTry(window.location.href) ? reload() : reject(error)),
      () => (navigator.onLine ? reload() : reject(error)),
    );
  });
}
