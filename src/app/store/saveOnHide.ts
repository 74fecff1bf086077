/** Saves when the page is hidden: after that a phone may end the tab without another event. */
export function saveOnHide(save: () => void, page: Window = window): () => void {
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
