/**
 * The window's name outlives a page: what the hand-over to the member dashboard wrote there is cleared at start, and
 * when the browser brings a page back as it was left.
 */
export function forgetWindowName(): void {
  window.name = '';
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.name = '';
  });
}
