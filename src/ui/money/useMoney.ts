import { useCallback } from 'react';
import { currencyOf, type CurrencyName } from '#model/money/currencySlice';
import { inDisplayCurrency } from '#model/money/exchange';
import { formatMoney } from '#model/money/formatMoney';
import { useLanguage } from '#ui/text/useLanguage';
import { useDisplayCurrency } from './DisplayCurrency';

/** Writes amounts of the shop's own currency as the shopper reads them: in the display currency, or in the one an order was placed in. */
export function useMoney(ordered?: CurrencyName): (amount: number) => string {
  const chosen = useDisplayCurrency();
  const language = useLanguage();
  const currency = ordered ? currencyOf(ordered) : chosen;
  return useCallback(
    (amount) => formatMoney(inDisplayCurrency(amount, currency), currency.currencyName, language),
    [currency, language],
  );
}
