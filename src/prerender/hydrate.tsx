import type { Store } from '@reduxjs/toolkit';
import { startTransition, type ReactNode } from 'react';
import type { hydrateRoot as HydrateRoot } from 'react-dom/client';
import { isTranslatedByBrowser } from '#app/expectForeignChanges';
import { shownLanguage } from '#i18n';
import type { ShopState } from '#model/shopState';
import { reportError } from '#reportError';
import { isMissingCode } from '#ui/lazy/missingCode';
import { hasPersonalState } from './personalState';
import { addressChooses, ids, marks, waitingFor, writtenPage, type Visitor } from './protocol';

/** The visitor as the app knows them. */
const visitorNow = ({ cart, compare, wishlist, currency }: ShopState): Visitor => ({
  language: shownLanguage(),
  currency: currency.currencyName,
  hasLists: [cart, compare, wishlist].some((list) => list.length > 0),
  hasPersonalState: hasPersonalState(),
  choosesByAddress: addressChooses(window.location.search),
});

/** Whether a prerendered page is what this visitor would be shown; its address says that it holds all of that. */
function fits(state: ShopState): boolean {
  const app = document.getElementById(ids.app);
  return (
    app?.getAttribute(marks.path) === window.location.pathname &&
    waitingFor(visitorNow(state), writtenPage(app)) === undefined
  );
}

/** The policy keeps inline styles out of the HTML, so a script puts the page's own back in. */
function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${marks.style}]`)) {
    element.style.cssText = element.getAttribute(marks.style) ?? '';
    element.removeAttribute(marks.style);
  }
}

/** Whatever an error boundary catches it reports, so React need not write it to the console, too. */
export const rootOptions = { onCaughtError: () => undefined };

/**
 * Hydrates a prerendered page, whose rows the store holds, if it fits this visitor, and says whether it does. Its elements
 * stay.
 */
export function hydrate(
  root: Element,
  store: Store<ShopState>,
  app: (serverState: ShopState) => ReactNode,
  hydrateRoot: typeof HydrateRoot,
): boolean {
  const state = store.getState();
  if (!fits(state)) return false;
  restoreStyles(root);
  startTransition(() => {
    hydrateRoot(root, app(state), {
      ...rootOptions,
      onRecoverableError: (error) => {
        // Missing code: React renders that part again, and it then shows the problem itself.
        if (error instanceof Error && isMissingCode(error.cause)) return;
        // A translator was faster than the app, which renders that part again; the translator does, too.
        if (isTranslatedByBrowser()) return;
        reportError(error, 'A prerendered page differs from the app, and was rendered anew.', 'warning');
      },
    });
  });
  return true;
}
