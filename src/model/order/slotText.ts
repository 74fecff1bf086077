import { dateFormat } from '#model/dateFormat';
import type { MealSlot } from './courier';

/** UTC stands for the kitchen's own clock here, so that a slot reads the same in every time zone. */
const at = (date: string, time = '12:00'): Date => new Date(`${date}T${time}:00Z`);

/** Days and times of the courier as a locale writes them. */
export function slotTexts(locale: string) {
  const dayText = (date: string): string =>
    dateFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(at(date));
  const timeText = (time: string): string => {
    const [from = '', to = ''] = time.split('-');
    // French would leave out that these are hours.
    const isShort = locale !== 'fr' && /:00-.*:00$/.test(time);
    const minute = isShort ? {} : ({ minute: '2-digit' } as const);
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', ...minute, timeZone: 'UTC' });
    return format.formatRange(at('2026-01-01', from), at('2026-01-01', to));
  };
  const slotText = ({ date, time }: MealSlot): string => `${dayText(date)}, ${timeText(time)}`;
  return { dayText, timeText, slotText };
}
