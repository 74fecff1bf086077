/** A rate in percent as a language writes it: `20%`, `7,5 %`. */
export const percentText = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100);
