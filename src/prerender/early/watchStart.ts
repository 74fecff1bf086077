import { ids } from '../protocol';
import { showWrittenNote } from './writtenNote';

/** Milliseconds after which a page whose app does not stand yet says so: a line may be dead without telling of it. */
const longestStartMs = 30_000;

/**
 * Looks after the app's first code until the app hears what is done, which `stands` tells. A page that was left before that comes
 * back from the back/forward cache without what it was refused (WebKit), and is loaded anew; where the code did not come though
 * the page stays, a note says so as long as that is true.
 */
export function watchStart(stands: AbortSignal): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true), { signal: stands });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted && navigator.onLine) location.reload();
    },
    { signal: stands },
  );
  addEventListener(
    'error',
    ({ target }) => {
      const isOwn = target instanceof HTMLScriptElement && target.src.startsWith(location.origin);
      if (isOwn && !isLeaving) showWrittenNote(ids.notStarted);
    },
    { capture: true, signal: stands },
  );
  const late = setTimeout(() => showWrittenNote(ids.notStarted), longestStartMs);
  stands.addEventListener('abort', () => {
    clearTimeout(late);
    document.getElementById(ids.notStarted)?.setAttribute('hidden', '');
  });
}
