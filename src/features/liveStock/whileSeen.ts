/** Milliseconds a page is looked at before it is worth a connection: whoever leafs through opens none. */
const patience = 4000;

/**
 * Does something for as long as the page is seen and the network is there: it begins a while after the page is shown, and
 * ends when the page is hidden, left or offline. The answer ends it for good.
 */
export function whileSeen(begin: () => Promise<() => void>, onProblem: (error: unknown) => void): () => void {
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
      // Hidden while it was beginning.
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
    timer = setTimeout(() => void start(own), patience);
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
