/** The last moments a page surely has: a phone ends a hidden tab without another word. */
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
