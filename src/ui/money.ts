import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../languages';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(key: string, language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format =
    formats.get(key) ?? new Intl.NumberFormat(localeOf(language), { ...options, ...twoDecimals });
  formats.set(key, format);
  return format;
}

/** An amount with its currency, two decimals, in the conventions of the interface language. */
export function formatMoney(amount: number, currencyName: string, language: string): string {
  const options = { style: 'currency', currency: currencyName, currencyDisplay: 'narrowSymbol' } as const;
  return formatOf(`${language}/${currencyName}`, language, options).format(amount);
}

export function useMoney(): (amount: number, currencyName: string) => string {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  return useCallback((amount, currencyName) => formatMoney(amount, currencyName, language), [language]);
}

/** An amount without its currency, where words name that. */
export function useDecimal(): (amount: number) => string {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  return useCallback((amount) => formatOf(language, language, {}).format(amount), [language]);
}
