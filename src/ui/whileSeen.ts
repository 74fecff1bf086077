/** Milliseconds a page has to be visible before a connection is opened: quick browsing opens none. */
const visibleBeforeStartMs = 4000;

/**
 * Runs something while the page is visible and online: it starts after a delay and stops when the page is hidden,
 * left or offline. The returned function stops it for good.
 */
export function whileSeen(
  begin: () => Promise<() => void>,
  onProblem: (error: unknown) => void,
  delay = visibleBeforeStartMs,
): () => void {
  let turn = 0;
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    turn += 1;
    clearTimeout(timer);
    end?.();
    end = undefined;
  };
  const start = async (own: number): Promise<void> => {
    try {
      const stopThis = await begin();
      // The page was hidden while it was starting.
      if (own === turn) end = stopThis;
      else stopThis();
    } catch (error) {
      onProblem(error);
    }
  };
  const look = (): void => {
    stop();
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    const own = turn;
    timer = setTimeout(() => void start(own), delay);
  };

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    stop();
  };
}
