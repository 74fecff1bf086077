import type { MealSlot } from '#model/order/courier';
import { useLocale } from '#ui/text/useLanguage';

/** UTC stands for the kitchen's own clock here, so that a slot reads the same in every time zone. */
const at = (date: string, time = '12:00'): Date => new Date(`${date}T${time}:00Z`);

/** Days and times of the courier in the shopper's words. */
export function useSlotText() {
  const locale = useLocale();
  const dayText = (date: string): string =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(at(date));
  const timeText = (time: string): string => {
    const [from = '', to = ''] = time.split('-');
    const minute = /:00-.*:00$/.test(time) ? {} : ({ minute: '2-digit' } as const);
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', ...minute, timeZone: 'UTC' });
    return format.formatRange(at('2026-01-01', from), at('2026-01-01', to));
  };
  const slotText = ({ date, time }: MealSlot): string => `${dayText(date)}, ${timeText(time)}`;
  return { dayText, timeText, slotText };
}
