import type { BookedOrder } from '#model/desk/bookedOrder';
import { orderFolder } from '#model/order/places';
import type { PlacedOrder } from '#model/order/order';
import { referenceNumber } from '#model/order/referenceNumber';

let count = 0;

/** An order as the desk has it, of one mat for 25 dollars, placed on the first of November. */
export function bookedOrder(changes: Partial<PlacedOrder> = {}, uid: string | null = null): BookedOrder {
  count += 1;
  const id = changes.id ?? `-OaBcDeFgHiJkLmNo${String(count).padStart(3, '0')}`;
  const order: PlacedOrder = {
    id,
    status: 'placed',
    createdAt: Date.parse('2026-11-01T12:00:00Z'),
    contact: { name: 'Ada Lovelace', email: 'ada@shop.example' },
    delivery: 'standard',
    address: { line1: '1 Elm Street', city: 'Portland', country: 'US' },
    currency: 'USD',
    language: 'en',
    lines: [
      {
        key: 'products:mat',
        kind: 'product',
        id: 'mat',
        name: 'Cork mat',
        price: 25,
        discount: 0,
        quantity: 1,
        amount: 25,
      },
    ],
    amounts: { items: 25, delivery: 6.9, total: 31.9, tax: 'included' },
    ...changes,
  };
  return { path: `${orderFolder(uid)}/${id}`, number: referenceNumber(id), order };
}
