import { billNumbersIn, billUpdate, nextBillNumber } from '#model/desk/billNumbers';
import { billsNode } from '#model/order/places';
import { readAsOwner, writeAsOwner, type Outcome } from './ownersWrite';

const mostTries = 20;

/** The number of an order's bill; the next one where it has none yet. Of two owners at once one is refused, and asks again. */
export async function billNumber(path: string): Promise<number | Exclude<Outcome, 'done'>> {
  if (!navigator.onLine) return 'offline';
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const numbers = billNumbersIn(await readAsOwner(billsNode));
    const known = numbers.get(path);
    if (known !== undefined) return known;
    const no = nextBillNumber(numbers);
    const outcome = await writeAsOwner(billUpdate(no, path));
    if (outcome === 'done') return no;
    if (outcome !== 'refused') return outcome;
  }
  return 'refused';
}
