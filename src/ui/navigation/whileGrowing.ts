/** Milliseconds for which a page that is still growing is scrolled again to its place, unless the visitor does something. */
const timeoutMs = 2000;

/** Scrolls now and whenever the page grows, until `scroll` says that its place is reached. Returns what ends it. */
export function whileGrowing(scroll: () => boolean): () => void {
  scroll();
  const growth = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const stopping = new AbortController();
  const stop = (): void => {
    growth.disconnect();
    clearTimeout(timer);
    stopping.abort();
  };
  const timer = setTimeout(stop, timeoutMs);
  growth.observe(document.documentElement);
  const options = { passive: true, signal: stopping.signal };
  for (const sign of ['wheel', 'touchstart', 'pointerdown']) window.addEventListener(sign, stop, options);
  // Keys that lead through the history, held for long, are told to the page they lead to.
  const stopForKey = (event: KeyboardEvent): void => {
    if (!event.altKey && !event.metaKey) stop();
  };
  window.addEventListener('keydown', stopForKey, options);
  return stop;
}
