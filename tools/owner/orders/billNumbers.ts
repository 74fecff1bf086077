import { isFields, textOf } from '#model/untrusted';
import { billsNode } from '#model/order/places';
import { nodeRequest, RefusedError, type Access } from '#tools/owner/access';

/** Numbers of bills by the path of their order; they run from 1 without a gap. */
export type BillNumbers = ReadonlyMap<string, number>;

export async function readBillNumbers(access: Access): Promise<BillNumbers> {
  const { value } = await nodeRequest(access, billsNode);
  // The database gives numbered children as a list.
  const bills = Object.entries(Array.isArray(value) || isFields(value) ? value : {});
  return new Map(
    bills.flatMap(([no, bill]: [string, unknown]): [string, number][] =>
      isFields(bill) ? [[textOf(bill.order), Number(no)]] : [],
    ),
  );
}

const mostTries = 20;

/** The number of an order's bill; the next one where it has none yet. */
export async function billNumber(access: Access, path: string): Promise<number> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const numbers = await readBillNumbers(access);
    const known = numbers.get(path);
    if (known !== undefined) return known;
    const no = Math.max(0, ...numbers.values()) + 1;
    const bill = { no, order: path, at: { '.sv': 'timestamp' } };
    const before = `${billsNode}/${no - 1}`;
    const body =
      no === 1
        ? { [`${billsNode}/1`]: bill }
        : { [`${billsNode}/${no}`]: { ...bill, previous: String(no - 1) }, [`${before}/next`]: String(no) };
    try {
      await nodeRequest(access, '', { method: 'PATCH', body, byTheRules: true });
      return no;
    } catch (error) {
      // Refused where another bill has just been given this number.
      if (!(error instanceof RefusedError) || attempt === mostTries - 1) throw error;
    }
  }
  throw new Error('No number for a bill could be had.');
}
