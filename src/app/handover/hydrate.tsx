import type { Store } from '@reduxjs/toolkit';
import { startTransition, type ReactNode } from 'react';
import type { hydrateRoot as HydrateRoot } from 'react-dom/client';
import { shownLanguage } from '#i18n';
import { currencies } from '#model/money/currencySlice';
import type { ShopState } from '#model/shopState';
import { reportError } from '#reportError';
import { keepClicks } from './keepClicks';
import { isMissingCode } from '#ui/lazy/missingCode';
import { hasOwnValues } from './ownValues';

/** Whether a prerendered page is what this visitor would be shown: in English, in dollars, with nothing of their own. */
function fits({ cart, compare, wishlist, currency }: ShopState): boolean {
  return (
    document.getElementById('app')?.dataset['path'] === window.location.pathname &&
    shownLanguage() === 'en' &&
    window.location.search === '' &&
    currency.currencyName === currencies.USD.currencyName &&
    [...cart, ...compare, ...wishlist].length === 0 &&
    !hasOwnValues()
  );
}

/** The policy keeps inline styles out of the HTML, so a script puts the page's own back in. */
function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}

/**
 * Hydrates a prerendered page, whose rows the store holds, if it fits this visitor, and says whether it does. Its elements
 * stay; what lies below the first view is hydrated when the browser is idle, or when the visitor uses it.
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
  keepClicks(root);
  startTransition(() => {
    hydrateRoot(root, app(state), {
      onRecoverableError: (error) => {
        // Missing code: React renders that part again, and it then shows the problem itself.
        if (error instanceof Error && isMissingCode(error.cause)) return;
        reportError(error, 'A prerendered page differs from the app, and was drawn anew.', 'warning');
      },
    });
  });
  return true;
}
