interface DateFormat {
  format: (date: Date | number) => string;
  formatRange: (from: Date, to: Date) => string;
}

const inWords = (parts: readonly Intl.DateTimeFormatPart[]): boolean =>
  parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value));

/** Dates as the language writes them. French says "1er décembre", and Intl writes "1 décembre". */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(locale, options);
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
