import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../languages';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount with its currency, two decimals, in the conventions of the interface language. */
export function formatMoney(amount: number, currencyName: string, language: string): string {
  const key = `${language}/${currencyName}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: currencyName,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  formats.set(key, format);
  return format.format(amount);
}

export function useMoney(): (amount: number, currencyName: string) => string {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  return useCallback((amount, currencyName) => formatMoney(amount, currencyName, language), [language]);
}
