import { dateFormat } from '#model/dateFormat';
import { timeOnDay } from '#model/order/calendarDay';
import { firstStatus, statusTime, type PlacedOrder } from '#model/order/order';
import { isPaidBack } from '#model/order/refundable';
import type { Named } from '#model/order/statusName';
import { useLocale } from '#ui/text/useLanguage';

/** The day on which an order came to its status; nothing for a new one, whose day stands beside it already. */
export function StatusTime({ order }: { order: Named & Pick<PlacedOrder, 'createdAt' | 'at'> }) {
  const locale = useLocale();
  const back = isPaidBack(order) ? order.refunds?.findLast(({ sum }) => sum > 0) : undefined;
  const time = back ? timeOnDay(back.day) : order.status === firstStatus ? undefined : statusTime(order);
  if (time === undefined) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      {dateFormat(locale, { dateStyle: 'long' }).format(time)}
    </time>
  );
}
