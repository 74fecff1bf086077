/** A rate in percent as a language writes it: `20%`, `7,5 %`. */
export const percentText = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100);

/** A reduction's percentage without its sign, as a language writes it: `20`, `12,5`. A whole one needs no formatter, whose first use takes its time. */
export const percentNumber = (percent: number, locale: string): string =>
  Number.isInteger(percent)
    ? String(percent)
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(percent);
