import { useCallback } from 'react';
import { settlementCurrency } from '#model/money/currencySlice';
import { formatMoney } from '#model/money/formatMoney';
import { useLanguage } from '#ui/text/useLanguage';

/** The desk counts in the currency of the catalogue, whatever a shopper was shown. */
export function useOwnAmount(): (amount: number) => string {
  const language = useLanguage();
  return useCallback((amount) => formatMoney(amount, settlementCurrency, language), [language]);
}
