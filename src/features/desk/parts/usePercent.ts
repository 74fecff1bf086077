import { useLocale } from '#ui/text/useLanguage';

/** Writes a rate as `7.5 %`, with the separator of the language. */
export function usePercent(): (rate: number) => string {
  const locale = useLocale();
  return (rate) => `${rate.toLocaleString(locale)} %`;
}
