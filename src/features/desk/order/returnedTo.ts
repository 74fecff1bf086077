import type { OrderLine } from '#model/order/order';

/** The part of an update that puts the units of these lines back in stock. */
export async function returnedTo(lines: readonly OrderLine[]): Promise<Record<string, unknown>> {
  const [{ readAsOwner }, { shelvesOf, unitsReturned }] = await Promise.all([
    import('#services/firebase/desk/ownersWrite'),
    import('#services/firebase/orders/shelves'),
  ]);
  return unitsReturned(await shelvesOf(readAsOwner, lines));
}
