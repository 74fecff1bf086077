import { localeOf, type Language } from '#model/languages';
import { currencyOf, settlementCurrency, type CurrencyName } from './currencySlice.ts';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(key: string, language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format =
    formats.get(key) ?? new Intl.NumberFormat(localeOf(language), { ...options, ...twoDecimals });
  formats.set(key, format);
  return format;
}

/**
 * An amount with its currency, two decimals, in the conventions of a language. English that is not grouped needs no
 * formatter: for the first one a browser looks through all languages it knows, which takes a slow phone a tenth of a second.
 */
export function formatMoney(amount: number, currencyName: CurrencyName, language: string): string {
  const { currencySymbol } = currencyOf(currencyName);
  if (language === 'en' && amount >= 0 && amount < 999.995 && !/\w/.test(currencySymbol))
    return `${currencySymbol}${amount.toFixed(2)}`;
  const options = { style: 'currency', currency: currencyName, currencyDisplay: 'narrowSymbol' } as const;
  return formatOf(`${language}/${currencyName}`, language, options).format(amount);
}

/** US dollars so that they cannot be taken for other dollars; their sign stays on the amount's line. */
const usDollars: Readonly<Record<Language, (amount: string) => string>> = {
  en: (amount) => `US$\u00a0${amount}`,
  fn: (amount) => `${amount}\u00a0$\u00a0US`,
  de: (amount) => `${amount}\u00a0US-$`,
};

/** An amount in the settlement currency, where amounts in another one stand beside it or stood. */
export const formatCharged = (amount: number, language: Language): string =>
  settlementCurrency === 'USD'
    ? usDollars[language](formatOf(language, language, {}).format(amount))
    : formatMoney(amount, settlementCurrency, language);

/** What an order costs, in the settlement currency: written alike on its page, in its letters and on its bill. */
export const formatOfOrder = (amount: number, shownIn: CurrencyName, language: Language): string =>
  shownIn === settlementCurrency
    ? formatMoney(amount, settlementCurrency, language)
    : formatCharged(amount, language);
