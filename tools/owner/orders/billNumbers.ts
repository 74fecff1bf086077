import { billNumbersIn, billUpdate, nextBillNumber, type BillNumbers } from '#model/desk/billNumbers';
import { billsNode } from '#model/order/places';
import { nodeRequest, RefusedError, type Access } from '#tools/owner/access';

export const readBillNumbers = async (access: Access): Promise<BillNumbers> =>
  billNumbersIn((await nodeRequest(access, billsNode)).value);

const mostTries = 20;

/** The number of an order's bill; the next one where it has none yet. */
export async function billNumber(access: Access, path: string): Promise<number> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const numbers = await readBillNumbers(access);
    const known = numbers.get(path);
    if (known !== undefined) return known;
    const no = nextBillNumber(numbers);
    try {
      await nodeRequest(access, '', { method: 'PATCH', body: billUpdate(no, path), byTheRules: true });
      return no;
    } catch (error) {
      // Refused where another bill has just been given this number.
      if (!(error instanceof RefusedError) || attempt === mostTries - 1) throw error;
    }
  }
  throw new Error('No number for a bill could be had.');
}
