import { elementAt } from './protocol';

/**
 * Finishes the press of a mouse that is still down when the app has rendered the page anew. Browsers report no click where the
 * element under the mouse was replaced, so the one in its place is clicked; a finger clicks what it is lifted from anyway.
 */
export function finishPress(root: Element): void {
  const { keptPress } = window;
  if (!keptPress) return;
  delete window.keptPress;
  const finish = ({ target, pointerType, button }: PointerEvent): void => {
    if (keptPress.element.isConnected || pointerType !== 'mouse' || button !== 0) return;
    const element = elementAt(keptPress.place, root);
    if (element instanceof HTMLElement && target instanceof Node && element.contains(target)) element.click();
  };
  document.addEventListener('pointerup', finish, { once: true });
}
