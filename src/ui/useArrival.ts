import { useCallback, useSyncExternalStore } from 'react';
import { arrivalOf, type ParcelMethod } from '../model/order/delivery';
import { useLocale } from './text/useLanguage';

/** Days do not announce themselves; the next drawing finds the new one. */
const never = () => () => undefined;
const today = (): string => new Date().toDateString();

/** When a parcel comes, in the shopper's words; undefined where a page is written, for it will be read on another day. */
export function useArrival(): (method: ParcelMethod) => string | undefined {
  const locale = useLocale();
  const day = useSyncExternalStore(never, today, () => '');
  return useCallback(
    (method) => {
      if (day === '') return undefined;
      const { from, to } = arrivalOf(method, new Date(day));
      const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
      return format.formatRange(from, to);
    },
    [day, locale],
  );
}
