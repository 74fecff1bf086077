import { flushSync } from 'react-dom';
import { isPlainClick } from '#ui/isPlainClick';
import { isMotionWelcome } from '#ui/motion';
import { itemPaths } from '#model/paths';

/** The `view-transition-name` that the card's picture and the page's picture share during a transition. */
const pictureName = 'item-picture';
const detailPath = new RegExp(`^(${itemPaths.join('|')})/[^/]+$`, 'i');

const canMove = (): boolean => 'startViewTransition' in document && isMotionWelcome();

/** Only between a list and a detail page: between two pages of one kind, movement would explain nothing. */
const isListToDetail = (from: string, to: string): boolean => detailPath.test(from) !== detailPath.test(to);

const cardPicture = (pathname: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('.card a.pic')].find((link) => link.pathname === pathname);

function nameCard(pathname: string): void {
  const picture = cardPicture(pathname);
  if (picture) picture.style.viewTransitionName = pictureName;
}

/** Runs the change of page inside a view transition; a browser that skips the animation still changes the page. */
async function transition(from: string, to: string, change: () => void): Promise<void> {
  nameCard(to);
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(change);
    nameCard(from);
  });
  await Promise.allSettled([ready, finished]);
  for (const path of [from, to]) cardPicture(path)?.style.removeProperty('view-transition-name');
}

interface Shop {
  /** The path of the page that is rendered now. */
  shownPath: () => string;
  /** Whether a page's code is there. */
  isReady: (pathname: string) => boolean;
}

/** Both handlers have to run before the router's. */
export interface ViewTransitions {
  onClick: (event: MouseEvent) => void;
  onPopState: (event: PopStateEvent) => void;
}

/**
 * View transition in which a card's picture grows into its page and back, if the browser supports it, motion is
 * allowed and the page's code is loaded. The click or the history step is held back and repeated inside the
 * transition.
 */
export function viewTransitions({ shownPath, isReady }: Shop): ViewTransitions {
  const moves = (to: string): boolean => canMove() && isListToDetail(shownPath(), to) && isReady(to);
  return {
    onClick: (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        !link ||
        !event.isTrusted ||
        !isPlainClick(event) ||
        link.target ||
        link.origin !== window.location.origin
      )
        return;
      if (!moves(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      const again = new MouseEvent('click', { bubbles: true, cancelable: true, view: window });
      void transition(shownPath(), link.pathname, () => link.dispatchEvent(again));
    },
    onPopState: (event) => {
      // The browser animates a swipe back by itself.
      if (!event.isTrusted || event.hasUAVisualTransition || !moves(window.location.pathname)) return;
      event.stopImmediatePropagation();
      const again = new PopStateEvent('popstate', { state: event.state });
      void transition(shownPath(), window.location.pathname, () => window.dispatchEvent(again));
    },
  };
}
