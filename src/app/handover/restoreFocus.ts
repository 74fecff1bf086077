/** Child numbers from the root down to an element. */
type Place = readonly number[];

interface Kept {
  root: Element;
  place: Place;
  tag: string;
}

let kept: Kept | undefined;
let watch: AbortController | undefined;

function placeOf(element: Element, root: Element): Place {
  const above = element.parentElement;
  if (element === root || !above) return [];
  return [...placeOf(above, root), [...above.children].indexOf(element)];
}

function keep(root: Element): void {
  const focused = document.activeElement;
  kept =
    focused && focused !== root && root.contains(focused)
      ? { root, place: placeOf(focused, root), tag: focused.tagName }
      : undefined;
}

/** Remembers where the focus is on a page written at build, which the app is about to replace. */
export function rememberFocus(root: Element): void {
  keep(root);
  watch = new AbortController();
  root.addEventListener('focusin', () => keep(root), { signal: watch.signal });
}

/** Puts the focus on the same element of the page the app has drawn. */
export function restoreFocus(): void {
  watch?.abort();
  if (!kept) return;
  const { root, place, tag } = kept;
  const element = place.reduce<Element | undefined>((above, index) => above?.children[index], root);
  if (element instanceof HTMLElement && element.tagName === tag) element.focus({ preventScroll: true });
  kept = undefined;
}
