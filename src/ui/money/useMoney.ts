import { useCallback } from 'react';
import { localeOf } from '#model/languages';
import { currencyOf, type CurrencyName } from '#model/money/currencySlice';
import { inDisplayCurrency } from '#model/money/exchange';
import { useLanguage } from '#ui/text/useLanguage';
import { useDisplayCurrency } from './DisplayCurrency';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(key: string, language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format =
    formats.get(key) ?? new Intl.NumberFormat(localeOf(language), { ...options, ...twoDecimals });
  formats.set(key, format);
  return format;
}

/**
 * An amount with its currency, two decimals, in the conventions of the interface language. English that is not grouped needs no
 * formatter: for the first one a browser looks through all languages it knows, which takes a slow phone a tenth of a second.
 */
export function formatMoney(amount: number, currencyName: CurrencyName, language: string): string {
  const { currencySymbol } = currencyOf(currencyName);
  if (language === 'en' && amount >= 0 && amount < 999.995 && !/\w/.test(currencySymbol))
    return `${currencySymbol}${amount.toFixed(2)}`;
  const options = { style: 'currency', currency: currencyName, currencyDisplay: 'narrowSymbol' } as const;
  return formatOf(`${language}/${currencyName}`, language, options).format(amount);
}

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

/** An amount without its currency, where words name that. */
export function useDecimal(): (amount: number) => string {
  const language = useLanguage();
  return useCallback((amount) => formatOf(language, language, {}).format(amount), [language]);
}
