import { useMemo } from 'react';
import { useLocale } from '#ui/text/useLanguage';

/** How days and times are written, where the browser is. */
export function useDays(): { day: (time: number) => string; moment: (time: number) => string } {
  const locale = useLocale();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return { day: (time) => days.format(time), moment: (time) => moments.format(time) };
  }, [locale]);
}
