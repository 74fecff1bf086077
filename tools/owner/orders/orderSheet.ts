import { addressLines } from '../../../src/model/order/country';
import { orderTotals } from '../../../src/model/order/order';
import { isGuestOrder } from '../../../src/model/order/places';
import { csvOf } from '../csv';
import type { BookedOrder } from './orderBook';

const headings = [
  'number',
  'ordered at',
  'status',
  'by',
  'name',
  'e-mail',
  'phone',
  'recipient',
  'address',
  'country',
  'delivery',
  'meals on',
  'items USD',
  'delivery USD',
  'total USD',
  'shown in',
  'language',
  'lines',
  'note',
];

/** Orders as a sheet for bookkeeping: one row each, amounts in US dollars. */
export function orderSheet(orders: readonly BookedOrder[]): string {
  const rows = orders.map(({ number, path, order }) => {
    const { items, delivery, total } = orderTotals(order);
    const lines = order.lines.map(
      ({ quantity, name, color, size }) => `${quantity} × ${name}${color ? ` (${color}, ${size})` : ''}`,
    );
    return [
      number,
      new Date(order.createdAt).toISOString(),
      order.status,
      isGuestOrder(path) ? 'guest' : 'member',
      order.contact.name,
      order.contact.email,
      order.contact.phone ?? '',
      order.recipient ?? '',
      order.address ? addressLines(order.address).join(', ') : '',
      order.address?.country ?? '',
      order.delivery,
      order.slot ? `${order.slot.date} ${order.slot.time}` : '',
      items,
      delivery,
      total,
      order.currency,
      order.language,
      lines.join('; '),
      order.note ?? '',
    ];
  });
  // The byte order mark: without it a spreadsheet assumes another encoding.
  return `\ufeff${csvOf([headings, ...rows])}`;
}
