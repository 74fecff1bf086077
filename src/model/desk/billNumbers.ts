import { billsNode } from '#model/order/places';
import { serverTimestamp } from '#model/serverTimestamp';
import { entriesOf, numberOf, textOf } from '#model/untrusted';
import type { Update } from './orderChanges';

/** Numbers of bills by the path of their order; they run from 1 without a gap. */
export type BillNumbers = ReadonlyMap<string, number>;

export const billNumbersIn = (node: unknown): BillNumbers =>
  new Map(entriesOf(node).map(([no, bill]) => [textOf(bill.order), Number(no)]));

/** When the bill of this number was made. */
export const billTime = (node: unknown, no: number): number | undefined =>
  numberOf(new Map(entriesOf(node)).get(String(no))?.at);

export const nextBillNumber = (numbers: BillNumbers): number => Math.max(0, ...numbers.values()) + 1;

/** The update that gives an order this number: a bill names the one before, and that one names it. */
export function billUpdate(no: number, path: string): Update {
  const bill = { no, order: path, at: serverTimestamp };
  if (no === 1) return { [`${billsNode}/1`]: bill };
  const previous = String(no - 1);
  return {
    [`${billsNode}/${no}`]: { ...bill, previous },
    [`${billsNode}/${previous}/next`]: String(no),
  };
}
