import { plainEmail } from '#model/email';
import { folded } from '#model/folded';
import { plainLetters } from '#model/typedText';
import { dayShape } from '#model/order/calendarDay';
import { isPaid } from '#model/order/payment';
import { isGuestOrder } from '#model/order/places';
import { statusName, statusNames, type StatusName } from '#model/order/statusName';
import { oneOf } from '#model/untrusted';
import { oncePer } from '#model/oncePer';
import { hasNumber, placedOn, type BookedOrder } from './bookedOrder';
import { numbersIn } from './numbersIn';
import { daysTakenBack } from './takenBack';

export const paidChoices = ['paid', 'unpaid'] as const;
export const kindChoices = ['guest', 'member'] as const;

/** Which orders a list shows; what is absent leaves none out. */
export interface OrderFilter {
  query: string;
  status?: StatusName;
  paid?: (typeof paidChoices)[number];
  kind?: (typeof kindChoices)[number];
  /** First and last day, `2026-11-25`. */
  from?: string;
  to?: string;
}

/** The filter that an address names; what it does not understand filters nothing. */
export function orderFilterFrom(query: URLSearchParams): OrderFilter {
  const status = oneOf(query.get('status'), statusNames);
  const paid = oneOf(query.get('paid'), paidChoices);
  const kind = oneOf(query.get('kind'), kindChoices);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return {
    query: query.get('q') ?? '',
    ...(status && { status }),
    ...(paid && { paid }),
    ...(kind && { kind }),
    ...(dayShape.test(from) && { from }),
    ...(dayShape.test(to) && { to }),
  };
}

/** What an order is found by, folded. */
export const textOfOrder = oncePer((entry: BookedOrder): string => {
  const { recipient = '', contact } = entry.order;
  // A parcel that comes back bears the name of whom it was for.
  return [entry.number.replaceAll('-', ''), entry.number, contact.name, contact.email, recipient]
    .map((each) => folded(plainLetters(each)))
    .join('\n');
});

/** Number, name or e-mail, as they are read out or pasted. */
function finderOf(query: string): (entry: BookedOrder) => boolean {
  const wanted = folded(query.includes('@') ? plainEmail(query) : plainLetters(query));
  const numbers = numbersIn(query);
  return (entry) => textOfOrder(entry).includes(wanted) || hasNumber(entry, numbers);
}

/** The orders a filter leaves, in their order. */
export function filteredOrders(orders: readonly BookedOrder[], filter: OrderFilter): BookedOrder[] {
  const { status, paid, kind, from, to } = filter;
  const query = filter.query.trim();
  const isFound = finderOf(query);
  return orders.filter((entry) => {
    const { path, order } = entry;
    if (status !== undefined && statusName(order) !== status) return false;
    if (paid !== undefined && isPaid(order) !== (paid === 'paid')) return false;
    if (kind !== undefined && isGuestOrder(path) !== (kind === 'guest')) return false;
    if (from !== undefined && placedOn(entry) < from) return false;
    if (to !== undefined && placedOn(entry) > to) return false;
    return query === '' || isFound(entry);
  });
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The months of its sale and of what was taken out of it. */
const monthsOfOrder = (entry: BookedOrder): string[] =>
  [placedOn(entry), ...daysTakenBack(entry.order)].map(monthOf);

/** The months in which something was sold, cancelled or paid back, the latest first, as `2026-11`. */
export const monthsOf = (orders: readonly BookedOrder[]): string[] =>
  [...new Set(orders.flatMap(monthsOfOrder))].toSorted().toReversed();

/** The orders that have a row in the sheet of a month. */
export const ordersIn = (orders: readonly BookedOrder[], month: string): BookedOrder[] =>
  orders.filter((entry) => monthsOfOrder(entry).includes(month));
