import type { CurrencyName } from './currencySlice';

/** A currency as a language names several of it: “US dollars”. Browsers take long to read their names; ask only where it is shown. */
export function currencyWords(currency: CurrencyName, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  const parts = format.formatToParts(100);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
