import { typedAmount } from '#model/money/typedAmount';
import type { Words } from '#model/search/words/words';
import { plainCode } from '#model/typedText';
import { anyOf } from './text';

/** Currencies by the letters that are written to a number without a blank: `20eur`. */
const codes = 'eur|usd|gbp|inr';
const joinedCode = String.raw`(?:euros?|dollars?|${codes})(?![\p{L}\p{N}])`;

const [spaced, joined] = [
  String.raw`\p{Nd}{1,3}(?:\s\p{Nd}{3})+(?:[.,]\p{Nd}{1,2})?`,
  String.raw`\p{Nd}+\p{Sc}\p{Nd}{2}|\p{Nd}+(?:[.,'’]\p{Nd}+)*`,
];
/** A number as it is typed: `20`, `19,90`, `1 000`, `20€50`. */
const typedNumber = `(?:${spaced}|${joined})`;
/** What makes a number the highest or the lowest: `<20`, `≥ €20`. */
const limit = String.raw`[<>≤≥]=?\s?(?:\p{Sc}\s?)?`;
/** What stands between the two of a range: `20 € – 40`. */
const dash = String.raw`(?:\s?\p{Sc})?\s?[-–—−]\s?(?:\p{Sc}\s?)?`;
/** Letters behind make it a word, unless they name the currency. */
const ends = String.raw`(?:(?=${joinedCode})|(?![-‐‑.,'´‘’‛′]?[\p{L}\p{N}]))`;
/** `50+`, `20 %`, `30°`. */
const suffix = String.raw`(?:[+]|\s?[%°])?`;

/** Numbers and currencies of a query, each with all that is written to it, so that it is read as one. */
export const figures = String.raw`\p{Sc}[+]?|(?:${codes})(?=\p{Nd})|(?:${limit})?${typedNumber}(?:${dash}${typedNumber})?${ends}${suffix}`;

/** A number as it was typed, in plain digits and without blanks; nothing for a word. */
export const plainFigure = (typed: string): string | undefined =>
  /^\P{L}*\p{Nd}\P{L}*$/u.test(typed) ? plainCode(typed).replaceAll(' ', '') : undefined;

/** A currency or an amount, which has no words. */
export const isAmount = (typed: string): boolean => /^(?:\p{Sc}[+]?|\d{1,5}(?:[.,]\d{1,2})?)$/u.test(typed);

export interface PriceWish {
  kind: 'price';
  min?: number;
  max?: number;
}

/** The limits that one of the patterns has found. */
export function priceOf(found: Partial<Record<string, string>>): PriceWish {
  const [min, max] = [typedAmount(found['min'] ?? ''), typedAmount(found['max'] ?? '')];
  const isTurned = min !== undefined && max !== undefined && min > max;
  return {
    kind: 'price',
    ...(min !== undefined && { min: isTurned ? max : min }),
    ...(max !== undefined && { max: isTurned ? min : max }),
  };
}

/** How a language says prices. A number alone says none: minutes, ages and sun creams have some, too. */
export function pricePatterns({
  between,
  under,
  over,
  and,
  orLess,
  orMore,
  currency,
  units,
}: Words): string[] {
  const number = String.raw`(?:\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{1,2})?|\d{1,5}(?:[.,]\d{1,2}|\p{Sc}\d{2})?)`;
  const [min, max] = [`(?<min>${number})`, `(?<max>${number})`];
  const coin = String.raw`(?:\p{Sc}|${anyOf(currency)})`;
  const noUnit = `(?! ${anyOf(units)} )`;
  const money = (one: string): string => `(?:${coin} )?${one}(?: ${coin})?${noUnit}`;
  const range = String.raw`${min}\p{Sc}?-\p{Sc}?${max}`;
  return [
    `${anyOf(between)} ${money(min)} ${anyOf(and)} ${money(max)}`,
    `${money(min)} ${anyOf(and)} ${money(max)}(?<= ${coin})`,
    `(?=${coin} )${money(min)} ${anyOf(and)} ${money(max)}`,
    `(?:${anyOf(between)} |${coin} )+${range}(?: ${coin})?${noUnit}`,
    String.raw`(?=\S*\p{Sc})${range}`,
    `${range} ${coin}`,
    `${anyOf(under)} ${money(max)}`,
    `${anyOf(over)} ${money(min)}`,
    String.raw`[<≤]=?\p{Sc}?${max}(?: ${coin})?${noUnit}`,
    String.raw`[>≥]=?\p{Sc}?${min}(?: ${coin})?${noUnit}`,
    `${money(max)} ${anyOf(orLess)}`,
    `${money(min)} ${anyOf(orMore)}`,
    `${coin} ${min}[+]`,
    `${min}[+] ${coin}`,
    String.raw`${min} \p{Sc}[+]`,
    `(?=${coin} )${money(max)}`,
    `${max} ${coin}`,
    String.raw`(?<max>\d+\p{Sc}\d\d)`,
  ];
}
