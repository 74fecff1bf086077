import { placedOn, type BookedOrder } from '#model/desk/bookedOrder';
import { sellersOf, standing, type Seller } from '#model/desk/figures';
import { shopDay } from '#model/order/calendarDay';
import type { Product } from '#model/catalogue/item';
import { sumOf } from '#model/money/pricing';
import { runningLow, type RunningLow } from '#model/desk/runningLow';
import { refundable } from '#model/order/refundable';
import { productsOf } from '#model/catalogue/catalogueReader';
import { isPaid } from '#model/order/payment';
import { nodeRequest, type Access } from '#tools/owner/access';
import { money } from './orderBook';

const day = 86_400_000;
const mostSellers = 5;

interface Period {
  orders: number;
  /** In the shop's own currency, less what was paid back. */
  amount: number;
}

export interface OrderSummary {
  today: Period;
  week: Period;
  /** Placed and waiting for the owner. */
  waiting: number;
  /** Orders that are not cancelled, of which no money was seen yet. */
  unpaid: Period;
  sellers: Pick<Seller, 'name' | 'units'>[];
  low: RunningLow[];
}

const periodOf = (orders: readonly BookedOrder[]): Period => ({
  orders: orders.length,
  amount: sumOf(orders.map(({ order }) => refundable(order))),
});

/** The shop at a glance, on the shop's own day. Cancelled orders count for nothing; the week is the last seven days. */
export function summaryOf(
  orders: readonly BookedOrder[],
  products: readonly Product[],
  now: number,
): OrderSummary {
  const counted = standing(orders);
  const week = counted.filter(({ order }) => order.createdAt >= now - 7 * day);
  return {
    today: periodOf(counted.filter((entry) => placedOn(entry) === shopDay(now))),
    week: periodOf(week),
    waiting: orders.filter(({ order }) => order.status === 'placed').length,
    unpaid: periodOf(counted.filter(({ order }) => !isPaid(order))),
    sellers: sellersOf(week)
      .slice(0, mostSellers)
      .map(({ name, units }) => ({ name, units })),
    low: runningLow(products),
  };
}

export async function readProducts(access: Access): Promise<Product[]> {
  const { value } = await nodeRequest(access, 'products');
  return productsOf(value).rows;
}

const period = (name: string, { orders, amount }: Period): string =>
  `${name.padEnd(12)}${String(orders).padStart(4)} orders ${money(amount).padStart(12)}`;

const list = (title: string, lines: readonly string[], none: string): string[] => [
  '',
  title,
  ...(lines.length > 0 ? lines.map((line) => `  ${line}`) : [`  ${none}`]),
];

export const summaryText = ({ today, week, waiting, unpaid, sellers, low }: OrderSummary): string =>
  [
    period('Today', today),
    period('Last 7 days', week),
    period('Unpaid', unpaid),
    `Waiting for you: ${waiting}`,
    ...list(
      'Best sellers of the last 7 days',
      sellers.map(({ name, units }) => `${String(units).padStart(4)} × ${name}`),
      'Nothing was ordered.',
    ),
    ...list(
      'Running low',
      low.map(({ what, left }) => `${String(left).padStart(4)} left of ${what}`),
      'Nothing.',
    ),
  ].join('\n');
