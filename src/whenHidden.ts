/** Calls when the page is hidden or left: after that a phone may end the tab without another event. Gives what ends it. */
export function whenHidden(run: () => void): () => void {
  const runWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') run();
  };
  window.addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', runWhenHidden);
  return () => {
    window.removeEventListener('pagehide', run);
    document.removeEventListener('visibilitychange', runWhenHidden);
  };
}
