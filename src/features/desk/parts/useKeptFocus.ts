import { useEffect, type RefObject } from 'react';
import { controlInPlace } from '#ui/runWithFocus';

/** What has a name that is read out when it gets the focus. */
const named = 'section[aria-label], section[aria-labelledby], form[aria-label], fieldset';

interface Step {
  element: Element;
  /** Which of its children led to what has the focus. */
  position: number;
}

/** The way from what has the focus up to the page, as it is now: later the lower part of it may be gone. */
function wayUp(from: Element, root: Element): Step[] {
  const steps: Step[] = [];
  for (let child = from; child !== root && child.parentElement; child = child.parentElement)
    steps.push({ element: child.parentElement, position: [...child.parentElement.children].indexOf(child) });
  return steps;
}

/** Focus for a part of the page that is no control itself, until it goes on from there. */
function focusOnce(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus();
}

/** What comes in the place of the lowest part that is gone in a list, or the part around it, or the page's title. */
function focusNear(way: readonly Step[]): void {
  for (const { element, position } of way) {
    if (!element.isConnected) continue;
    const inPlace = element.matches('ul') ? controlInPlace(element, position) : undefined;
    if (inPlace) return inPlace.focus();
    if (element instanceof HTMLElement && element.matches(named)) return focusOnce(element);
  }
  document.querySelector<HTMLElement>('h1')?.focus();
}

/**
 * Keeps the focus near a control that goes away: what is pressed at the desk is written first, and what was pressed goes when the
 * database has told of it, which may be seconds later. The part around it gets the focus rather than another button, which a second
 * press would set off.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    let last: { control: Element; way: Step[] } | undefined;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last = { control: target, way: wayUp(target, page) };
    };
    const forget = (): void =>
      // Some browsers tell of what is being taken away, too.
      queueMicrotask(() => {
        if (last?.control.isConnected && document.activeElement !== last.control) last = undefined;
      });
    const observer = new MutationObserver(() => {
      if (!last || last.control.isConnected || document.activeElement !== document.body) return;
      const { way } = last;
      last = undefined;
      focusNear(way);
    });
    page.addEventListener('focusin', remember);
    page.addEventListener('focusout', forget);
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener('focusin', remember);
      page.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [root]);
}
