import type { Store } from '@reduxjs/toolkit';
import { startTransition, type ReactNode } from 'react';
import type { hydrateRoot as HydrateRoot } from 'react-dom/client';
import { translations } from '../../i18n';
import { productsOf, programsOf } from '../../model/catalogue/catalogueReader';
import { productReducer, productsReceived } from '../../model/catalogue/productSlice';
import { programReducer, programsReceived } from '../../model/catalogue/programSlice';
import { currencies } from '../../model/money/currencySlice';
import type { ShopState } from '../../model/shopState';
import type { Fields } from '../../model/untrusted';
import { reportError } from '../../reportError';
import { keepClicks } from './keepClicks';
import { isMissingCode } from '../../ui/lazy/missingCode';
import { hasOwnValues } from './ownValues';
import { storedRows } from './storedRows';

/** Whether a prerendered page is what this visitor would be shown: in English, in dollars, with nothing of their own. */
function fits({ cart, compare, wishlist, currency }: ShopState): boolean {
  return (
    document.getElementById('app')?.dataset['path'] === window.location.pathname &&
    translations.resolvedLanguage === 'en' &&
    window.location.search === '' &&
    currency.currencyName === currencies.USD.currencyName &&
    [...cart, ...compare, ...wishlist].length === 0 &&
    !hasOwnValues()
  );
}

/** The state a page was prerendered with: its rows; everything else is empty, as in the store. */
function stateOf(rows: Fields, state: ShopState): ShopState {
  // The other parts are the store's own objects: React renders again what reads a different object after hydration.
  return {
    ...state,
    program: programReducer(
      undefined,
      programsReceived(storedRows(programsOf(rows['programs']).rows, state.program.programs)),
    ),
    product: productReducer(
      undefined,
      productsReceived(storedRows(productsOf(rows['products']).rows, state.product.products)),
    ),
  };
}

/** The policy keeps inline styles out of the HTML, so a script puts the page's own back in. */
function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}

interface PageRows {
  /** The rows of the catalogue that the page brings. */
  rows: Fields;
  /** The store holds these rows and no others, checked. */
  areInStore: boolean;
}

/**
 * Hydrates a prerendered page if it fits this visitor, and says whether it does. Its elements stay; what lies below
 * the first view is hydrated when the browser is idle, or when the visitor uses it.
 */
export function hydrate(
  root: Element,
  { rows, areInStore }: PageRows,
  store: Store<ShopState>,
  app: (serverState: ShopState) => ReactNode,
  hydrateRoot: typeof HydrateRoot,
): boolean {
  const state = store.getState();
  if (!fits(state)) return false;
  // A visitor with nothing saved has the page's state, unless an earlier visit left more rows of the catalogue.
  const serverState = areInStore ? state : stateOf(rows, state);
  restoreStyles(root);
  keepClicks(root);
  startTransition(() => {
    hydrateRoot(root, app(serverState), {
      onRecoverableError: (error) => {
        // Missing code: React renders that part again, and it then shows the problem itself.
        if (error instanceof Error && isMissingCode(error.cause)) return;
        reportError(error, 'A prerendered page differs from the app, and was drawn anew.', 'warning');
      },
    });
  });
  return true;
}
