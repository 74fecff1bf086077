/** Calls when the page is hidden or left: after that a phone may end the tab without another event. Gives what ends it. */
export function whenHidden(run: () => void, page: Window = window): () => void {
  const runWhenHidden = (): void => {
    if (page.document.visibilityState === 'hidden') run();
  };
  page.addEventListener('pagehide', run);
  page.document.addEventListener('visibilitychange', runWhenHidden);
  return () => {
    page.removeEventListener('pagehide', run);
    page.document.removeEventListener('visibilitychange', runWhenHidden);
  };
}
