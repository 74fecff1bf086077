import { elementAt, placeOf, type Place } from './protocol';

interface Kept {
  root: Element;
  place: Place;
  /** Where the caret stands in a field of text. */
  caret?: readonly [start: number, end: number];
}

let kept: Kept | undefined;
let watch: AbortController | undefined;

function caretOf(element: Element): Kept['caret'] {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  // Number and date fields have no caret position.
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function keep(root: Element): void {
  const focused = document.activeElement;
  kept =
    focused && focused !== root && root.contains(focused)
      ? { root, place: placeOf(focused, root), caret: caretOf(focused) }
      : undefined;
}

/** Remembers focus and caret of a prerendered page, which the app is about to replace. */
export function rememberFocus(root: Element): void {
  keep(root);
  watch = new AbortController();
  for (const kind of ['focusin', 'input', 'keyup', 'pointerup'])
    root.addEventListener(kind, () => keep(root), { signal: watch.signal });
}

/** From here on the app's own page has the focus, so recording ends. */
export function stopRememberingFocus(): void {
  watch?.abort();
}

/** Puts focus and caret on the same element of the page the app has rendered. */
export function restoreFocus(): void {
  stopRememberingFocus();
  if (!kept) return;
  const { root, place, caret } = kept;
  const element = elementAt(place, root);
  if (element instanceof HTMLElement) {
    element.focus({ preventScroll: true });
    if (caret && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      element.setSelectionRange(...caret);
  }
  kept = undefined;
}
