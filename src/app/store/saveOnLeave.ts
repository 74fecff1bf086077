/** The last events a page surely gets: a phone may end a hidden tab without any further one. */
export function saveOnLeave(save: () => void, page: Window = window): () => void {
  const saveWhenHidden = (): void => {
    if (page.document.visibilityState === 'hidden') save();
  };
  page.addEventListener('pagehide', save);
  page.document.addEventListener('visibilitychange', saveWhenHidden);
  return () => {
    page.removeEventListener('pagehide', save);
    page.document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}
