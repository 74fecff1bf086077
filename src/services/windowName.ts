/**
 * `window.name` outlives a page: the hand-over to the member dashboard is cleared at the start, and when the
 * back/forward cache restores a page.
 */
export function forgetWindowName(): void {
  window.name = '';
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.name = '';
  });
}
