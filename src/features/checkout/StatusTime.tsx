import { dateFormat } from '#model/dateFormat';
import { firstStatus, statusTime, type PlacedOrder } from '#model/order/order';
import { useLocale } from '#ui/text/useLanguage';

/** The day on which an order came to its status; nothing for a new one, whose day stands beside it already. */
export function StatusTime({ order }: { order: Pick<PlacedOrder, 'status' | 'createdAt' | 'at'> }) {
  const locale = useLocale();
  const time = order.status === firstStatus ? undefined : statusTime(order);
  if (time === undefined) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      {dateFormat(locale, { dateStyle: 'long' }).format(time)}
    </time>
  );
}
