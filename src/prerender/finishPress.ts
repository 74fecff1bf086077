import { elementAt } from './protocol';

/** Milliseconds after which no browser clicks any more for a finger that was lifted. */
const lateClickMs = 400;
/** Pixels between where a finger came down and was lifted: farther apart it was no tap. */
const tapRadius = 10;

/**
 * Finishes a press that is under way when the app has rendered the page anew. Browsers report no click where the element under the
 * mouse was replaced, and iPhones none under a finger either (WebKit compares the two elements), so the one in its place is clicked.
 */
export function finishPress(root: Element): void {
  const { keptPress } = window;
  if (!keptPress) return;
  delete window.keptPress;
  const { element: old, place, x, y } = keptPress;
  /** What took the place of the old element, if it is there that the press ends. */
  const successorUnder = (end: EventTarget | null): HTMLElement | undefined => {
    const element = old.isConnected ? undefined : elementAt(place, root);
    return element instanceof HTMLElement && end instanceof Node && element.contains(end)
      ? element
      : undefined;
  };
  const onMouseUp = ({ target, pointerType, button }: PointerEvent): void => {
    if (pointerType === 'mouse' && button === 0) successorUnder(target)?.click();
  };
  // A finger keeps to the element it came down on, also when that is gone.
  const onFingerUp = (event: Event): void => {
    const [finger] = (event as TouchEvent).changedTouches;
    if (!finger || Math.hypot(finger.clientX - x, finger.clientY - y) > tapRadius) return;
    const element = successorUnder(document.elementFromPoint(finger.clientX, finger.clientY));
    if (!element) return;
    const click = setTimeout(() => element.click(), lateClickMs);
    // Other browsers click by themselves.
    element.addEventListener('click', () => clearTimeout(click), { once: true });
  };
  document.addEventListener('pointerup', onMouseUp, { once: true });
  old.addEventListener('touchend', onFingerUp, { once: true });
}
