import { percentText } from '#model/money/percentText';
import { useLocale } from '#ui/text/useLanguage';

/** Writes a rate as the language of the desk does. */
export function usePercent(): (rate: number) => string {
  const locale = useLocale();
  return (rate) => percentText(rate, locale);
}
