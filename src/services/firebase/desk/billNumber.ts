import { billNumbersIn, billTime, billUpdate, nextBillNumber } from '#model/desk/billNumbers';
import { billsNode } from '#model/order/places';
import { readAsOwner, writeAsOwner, type Outcome } from './ownersWrite';

const mostTries = 20;

/** Its number, and when it was made. */
interface Billed {
  no: number;
  at: number;
}

/** The bill of an order; one with the next number where there is none yet. Of two owners at once one is refused, and asks again. */
export async function billNumber(path: string): Promise<Billed | Exclude<Outcome, 'done'>> {
  if (!navigator.onLine) return 'offline';
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const bills = await readAsOwner(billsNode);
    const numbers = billNumbersIn(bills);
    const known = numbers.get(path);
    if (known !== undefined) return { no: known, at: billTime(bills, known) ?? Date.now() };
    const no = nextBillNumber(numbers);
    const outcome = await writeAsOwner(billUpdate(no, path));
    if (outcome === 'done') return { no, at: Date.now() };
    if (outcome !== 'refused') return outcome;
  }
  return 'refused';
}
