import { shop } from '#shopConfig';

interface DateFormat {
  format: (date: Date | number) => string;
  formatRange: (from: Date, to: Date) => string;
}

const inWords = (parts: readonly Intl.DateTimeFormatPart[]): boolean =>
  parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value));

/** For a day that is kept as midnight of this machine, or a moment in the life of this device. */
export const ofThisMachine = { timeZone: undefined } as const;

/**
 * Dates as the language writes them, in the shop's zone unless the options name one: a page, a letter and a bill name the same day. French says "1er décembre", and Intl writes "1 décembre".
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(locale, { timeZone: shop.timeZone, ...options });
  const isFrench = /^fr\b/i.test(locale);
  const written = (parts: readonly Intl.DateTimeFormatPart[]): string => {
    const hasOrdinal = isFrench && inWords(parts);
    return parts
      .map(({ type, value }) => (hasOrdinal && type === 'day' && value === '1' ? '1er' : value))
      .join('');
  };
  return {
    format: (date) => written(format.formatToParts(date)),
    formatRange: (from, to) => written(format.formatRangeToParts(from, to)),
  };
}
