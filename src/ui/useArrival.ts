import { useCallback } from 'react';
import { dateFormat, ofThisMachine } from '#model/dateFormat';
import { arrivalOf, type ParcelMethod } from '#model/order/arrival';
import { useShopSettings } from '#shopSettings';
import { useLocale } from './text/useLanguage';
import { dateOfDay, useDay } from './useToday';

/** The delivery date in words; undefined on prerendered pages, which are read on other days. */
export function useArrival(): (method: ParcelMethod) => string | undefined {
  const locale = useLocale();
  const day = useDay();
  const { closedDays } = useShopSettings();
  return useCallback(
    (method) => {
      if (day === '') return undefined;
      const { from, to } = arrivalOf(method, dateOfDay(day), closedDays);
      const format = dateFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        ...ofThisMachine,
      });
      return format.formatRange(from, to);
    },
    [day, locale, closedDays],
  );
}
