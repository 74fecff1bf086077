import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import { currencyOf, settlementCurrency } from '#model/money/currencySlice';
import { selectCurrency } from '#model/shopState';
import { useShop } from '#storeHooks';

const DisplayCurrencyContext = createContext(currencyOf(settlementCurrency));

/**
 * Hands down the currency that prices are shown in. It follows the store, which changes in the press itself: React renders a
 * hundred prices in the background, and a press is answered in between.
 */
export function DisplayCurrencyProvider({ children }: { children: ReactNode }) {
  const currency = useDeferredValue(useShop(selectCurrency));
  return <DisplayCurrencyContext value={currency}>{children}</DisplayCurrencyContext>;
}

/** The currency that prices are shown in. What is stored or ordered takes the currency of the store instead. */
export const useDisplayCurrency = () => use(DisplayCurrencyContext);
