import { sumOf, unitPrice } from '#model/money/pricing';
import { deliveryPrice, type DeliveryTerms } from '#model/order/delivery';
import type { OrderLine, PlacedOrder } from '#model/order/order';
import { isPaid } from '#model/order/payment';
import { mostRefunds, unitsBack } from '#model/order/refund';
import { refundable } from '#model/order/refundable';
import { withTax } from '#model/order/taxes';
import { isCancelled } from '#model/order/withdrawal';

export type RefundProblem =
  | { kind: 'tooManyUnits'; key: string; left: number }
  | { kind: 'tooMuch'; most: number }
  | { kind: 'nothing' }
  | { kind: 'tooOften' };

/** Units of each line that have not come back, by the key of the line; those of a cancelled order went back with it. */
export const unitsOut = ({
  lines,
  refunds,
  status,
}: Pick<PlacedOrder, 'lines' | 'refunds' | 'status'>): Record<string, number> =>
  Object.fromEntries(
    lines.map(({ key = '', quantity }): [string, number] => [
      key,
      isCancelled({ status }) ? 0 : quantity - unitsBack(refunds, key),
    ]),
  );

/** What units of lines cost, with the tax where that comes on top. */
export const worthOf = (
  { amounts }: Pick<PlacedOrder, 'amounts'>,
  returned: readonly (OrderLine & { back: number })[],
): number => sumOf(returned.map((line) => withTax(unitPrice(line) * line.back, line.taxRate, amounts)));

/** What can be paid back and what came back, of what was asked for; without a sum it is what the units cost. */
export function judgedRefund(
  order: Pick<PlacedOrder, 'lines' | 'amounts' | 'refunds' | 'status'>,
  units: Readonly<Record<string, number>>,
  asked: number | undefined,
): { sum: number; lines: Record<string, number> } | { problem: RefundProblem } {
  const { lines, refunds } = order;
  const out = unitsOut(order);
  if ((refunds?.length ?? 0) >= mostRefunds) return { problem: { kind: 'tooOften' } };
  const returned = lines.flatMap((line) => {
    const back = units[line.key ?? ''] ?? 0;
    return line.key !== undefined && back > 0 ? [{ ...line, key: line.key, back }] : [];
  });
  for (const { key, back } of returned) {
    const left = out[key] ?? 0;
    if (back > left) return { problem: { kind: 'tooManyUnits', key, left } };
  }
  const most = refundable(order);
  const worth = worthOf(order, returned);
  const sum = asked ?? Math.min(worth, most);
  if (sum > most) return { problem: { kind: 'tooMuch', most } };
  if (sum === 0 && returned.length === 0) return { problem: { kind: 'nothing' } };
  return { sum, lines: Object.fromEntries(returned.map(({ key, back }) => [key, back])) };
}

/**
 * What is owed for the whole order: what was paid, with the standard delivery alone once it was sent (Directive 2011/83/EU,
 * article 13); nothing was delivered of one that was cancelled.
 */
export function wholeSum(
  order: Pick<PlacedOrder, 'status' | 'lines' | 'amounts' | 'delivery' | 'payment' | 'refunds'>,
  terms: DeliveryTerms,
): number {
  const { amounts, delivery } = order;
  if (!isPaid(order)) return 0;
  const left = refundable(order);
  if (isCancelled(order) || delivery !== 'express') return left;
  const dearer = Math.max(0, sumOf([amounts.delivery, -deliveryPrice('standard', amounts.items, terms)]));
  return Math.max(0, sumOf([left, -dearer]));
}
