import { refundChange } from '#model/desk/orderChanges';
import { lostShelves, unitsReturned } from '#services/firebase/orders/shelves';
import { plainAmount } from '#model/money/amount';
import { dayShape, shopDay } from '#model/order/calendarDay';
import { type OrderLine } from '#model/order/order';
import { unitsOut, worthOf } from '#model/desk/refunds';
import { refundable } from '#model/order/refundable';
import { mostRefunds } from '#model/order/refund';
import { nodeRequest, RefusedError, type Access } from '#tools/owner/access';
import { amountFrom } from '#tools/owner/amount';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { revised, shelvesIn, type PutBack } from './cancelOrder';

export interface RefundOptions {
  /** `2=1`: of the second line of the order, as `withdrawals show` counts them, one unit. */
  line?: string[] | undefined;
  /** Units go back in stock. */
  restock?: boolean | undefined;
  sum?: string | undefined;
  /** The day of it, `2026-11-25`; today without it. */
  on?: string | undefined;
}

interface Returned {
  key: string;
  line: OrderLine;
}

export function dayFrom(typed: string | undefined, now: number): string {
  const today = shopDay(now);
  const day = typed ?? today;
  const time = dayShape.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day || day > today)
    throw new Error(`${day} is no day up to today, such as ${today}.`);
  return day;
}

function returnedLines({ order }: BookedOrder, asked: readonly string[]): Returned[] {
  const out = unitsOut(order);
  return asked.map((text) => {
    const [, place, units] = /^(\d+)=(\d+)$/.exec(text) ?? [];
    const line = order.lines[Number(place) - 1];
    const key = line?.key;
    if (key === undefined || !line || Number(units) < 1)
      throw new Error(
        `--line ${text}: 2=1 means one unit of the second line; the order has ${order.lines.length}.`,
      );
    const left = out[key] ?? 0;
    if (Number(units) > left) throw new Error(`--line ${text}: of ${line.name} ${left} can still come back.`);
    return { key, line: { ...line, quantity: Number(units) } };
  });
}

function sumFrom(typed: string | undefined, worth: number, most: number): number {
  const sum = typed === undefined ? worth : amountFrom(typed);
  if (sum === undefined) throw new Error(`--sum ${typed} is no amount such as 12.90 or 12,90.`);
  if (sum > most) throw new Error(`At most ${plainAmount(most)} can still be paid back.`);
  return sum;
}

/** Writes down what came back and what was paid back; units go back in stock in the same update. */
export async function refundOrder(
  access: Access,
  entry: BookedOrder,
  options: RefundOptions,
  now: number,
): Promise<PutBack & { sum: number }> {
  const { number, order } = entry;
  const lines = options.line ?? [];
  if (new Set(lines.map((text) => text.split('=')[0])).size < lines.length)
    throw new Error('Name each line once.');
  const returned = returnedLines(entry, lines);
  const worth = worthOf(
    order,
    returned.map(({ line }) => ({ ...line, back: line.quantity })),
  );
  const sum = sumFrom(options.sum, worth, refundable(order));
  if (sum === 0 && returned.length === 0)
    throw new Error('Name what came back (--line 2=1), a --sum, or both.');
  const no = order.refunds?.length ?? 0;
  if (no >= mostRefunds) throw new Error(`${number} has too many refunds.`);
  const shelves = options.restock
    ? await shelvesIn(
        access,
        returned.map(({ line }) => line),
      )
    : [];
  const body = {
    ...refundChange(await revised(access, entry), {
      day: dayFrom(options.on, now),
      sum,
      lines: Object.fromEntries(returned.map(({ key, line }) => [key, line.quantity])),
      isRestocked: options.restock === true,
    }),
    ...unitsReturned(shelves),
  };
  try {
    await nodeRequest(access, '', { method: 'PATCH', body, byTheRules: true });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new Error(`${number} has changed in this moment. Nothing was written: look at it again.`, {
      cause: error,
    });
  }
  return { sum, withoutShelf: lostShelves(shelves) };
}
