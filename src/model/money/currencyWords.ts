import type { CurrencyName } from './currencySlice';

/** A currency as a language names several of it: “US dollars”. */
export function currencyWords(currency: CurrencyName, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  const parts = format.formatToParts(100);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
