/** Stands in the window's name once a visitor was told that nothing is saved here: it outlives a page where no storage does. */
const toldUnsaved = 'told that nothing is saved';

function forget(): void {
  if (window.name !== toldUnsaved) window.name = '';
}

/**
 * `window.name` outlives a page: the hand-over to the member dashboard is cleared at the start, and when the
 * back/forward cache restores a page.
 */
export function forgetWindowName(): void {
  forget();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forget();
  });
}

/** Runs what tells that nothing is saved, once in a visit. A hand-over that stands in the name is not written over. */
export function tellUnsavedOnce(tell: () => void): void {
  if (window.name !== toldUnsaved) tell();
  if (window.name === '') window.name = toldUnsaved;
}
