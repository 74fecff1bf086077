import { useState } from 'react';
import { typedDecimal } from '#model/desk/typedNumbers';
import { salesTax } from '#model/money/tax';
import { useLocale } from '#ui/text/useLanguage';

/** A field for the rate of the tax on sales, which begins with the shop's own, or with another, or with none (`null`). */
export function useTaxRate(known: number | null | undefined = salesTax.rate) {
  const locale = useLocale();
  const [typed, setTyped] = useState(() => known?.toLocaleString(locale) ?? '');
  const rate = typed.trim() === '' ? undefined : typedDecimal(typed);
  const isWrong = typed.trim() !== '' && (rate === undefined || rate > 100);
  return { typed, setTyped, rate, isWrong };
}
