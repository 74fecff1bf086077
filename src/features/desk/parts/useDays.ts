import { useMemo } from 'react';
import { dateFormat } from '#model/dateFormat';
import { useLocale } from '#ui/text/useLanguage';

/** How days and times are written: as the shop's clock shows them, so that they are those of letters and bills. */
export function useDays(): {
  day: (time: number) => string;
  moment: (time: number) => string;
  /** A day of the calendar, given as its midnight in UTC. */
  calendarDay: (midnight: number) => string;
} {
  const locale = useLocale();
  return useMemo(() => {
    const days = dateFormat(locale, { dateStyle: 'medium' });
    const moments = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const calendar = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      day: (time) => days.format(time),
      moment: (time) => moments.format(time),
      calendarDay: (midnight) => calendar.format(midnight),
    };
  }, [locale]);
}
