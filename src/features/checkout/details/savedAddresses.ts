import { addressSlots, freeSlot, type Address } from '../../../model/order/address';

async function session(uid: string) {
  const [addresses, { idToken }] = await Promise.all([
    import('../../../services/firebase/account/addresses'),
    import('../../../services/firebase/account/auth'),
  ]);
  const token = await idToken();
  return { addresses, token, book: token === null ? {} : await addresses.readAddresses(uid, token) };
}

export async function readSavedAddresses(uid: string): Promise<Address[]> {
  const { book } = await session(uid);
  return addressSlots.flatMap((slot) => book[slot] ?? []);
}

/** Puts the address into the member's book, where there is room and it is not in it yet. */
export async function saveAddress(uid: string, address: Address): Promise<void> {
  const { addresses, token, book } = await session(uid);
  const slot = freeSlot(book);
  const isKnown = Object.values(book).some(
    (known) =>
      known.line1 === address.line1 && known.city === address.city && known.country === address.country,
  );
  if (token === null || slot === null || isKnown) return;
  await addresses.writeAddress(uid, slot, address, token);
}
