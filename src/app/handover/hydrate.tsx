import type { Store } from '@reduxjs/toolkit';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { translations } from '../../i18n';
import { productsOf, programsOf } from '../../model/catalogue/catalogueReader';
import { productReducer, productsReceived } from '../../model/catalogue/productSlice';
import { programReducer, programsReceived } from '../../model/catalogue/programSlice';
import { currencies } from '../../model/money/currencySlice';
import type { ShopState } from '../../model/shopState';
import type { Fields } from '../../model/untrusted';
import { reportError } from '../../reportError';
import { keepClicks } from './keepClicks';
import { storedKeys } from '../../storedValue';
import { isMissingCode } from '../../ui/lazy/missingCode';

/** What is kept of a visitor without being seen when a page is opened. */
const unseen = /^eightwell:(?:ordered|placed|places|reloaded-for|searches|search-misses|set-aside|viewed)$/;

/** Whether something that a visitor typed or chose stands in the browser's storage. */
const hasOwn = (): boolean => storedKeys('eightwell:').some((key) => !unseen.test(key));

/** Whether a prerendered page is what this visitor would be shown: in English, in dollars, with nothing of their own. */
function fits({ cart, compare, wishlist, currency }: ShopState): boolean {
  const { holds, path } = document.getElementById('app')?.dataset ?? {};
  return (
    holds === 'all' &&
    path === window.location.pathname &&
    translations.resolvedLanguage === 'en' &&
    window.location.search === '' &&
    currency.currencyName === currencies.USD.currencyName &&
    [...cart, ...compare, ...wishlist].length === 0 &&
    !hasOwn()
  );
}

/** The state a page was written with: its rows, beside what is empty in the store as well. */
function stateOf(rows: Fields, state: ShopState): ShopState {
  // Beside them the same objects: React draws again what reads another one from the store than it was hydrated with.
  return {
    ...state,
    program: programReducer(undefined, programsReceived(programsOf(rows['programs']).rows)),
    product: productReducer(undefined, productsReceived(productsOf(rows['products']).rows)),
  };
}

/** The policy keeps inline styles out of the HTML; the page's own are put in by script. */
function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}

interface Written {
  /** The rows of the catalogue that the page brings. */
  rows: Fields;
  /** The store holds these rows and no others, checked. */
  areInStore: boolean;
}

/**
 * Lets the app take over a prerendered page that fits this visitor, and says whether it does: its elements stay, and what
 * lies below the first view is hydrated when the browser has time, or when somebody reaches for it.
 */
export function hydrate(
  root: Element,
  { rows, areInStore }: Written,
  store: Store<ShopState>,
  app: (written: ShopState) => ReactNode,
): boolean {
  const state = store.getState();
  if (!fits(state)) return false;
  // Whoever has nothing of their own has the state of the page, unless an earlier visit left more of the catalogue.
  const written = areInStore ? state : stateOf(rows, state);
  restoreStyles(root);
  keepClicks(root);
  startTransition(() => {
    hydrateRoot(root, app(written), {
      onRecoverableError: (error) => {
        // Drawn once more before it is said: the page then says itself what is missing.
        if (error instanceof Error && isMissingCode(error.cause)) return;
        reportError(error, 'A prerendered page differs from the app, and was drawn anew.', 'warning');
      },
    });
  });
  return true;
}
