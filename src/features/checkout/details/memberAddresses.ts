import { addressSlots, freeSlot, isSameAddress, type Address } from '#model/order/address';

const ownAddresses = () => import('#services/firebase/account/ownAddresses');

export async function readSavedAddresses(uid: string): Promise<Address[]> {
  const book = await (await ownAddresses()).readOwnAddresses(uid);
  return addressSlots.flatMap((slot) => book[slot] ?? []);
}

/** Saves the address in the member's address book, unless it is in it already; the answer says if there is no room. */
export async function saveAddress(uid: string, address: Address): Promise<'kept' | 'full'> {
  const { readOwnAddresses, writeOwnAddress } = await ownAddresses();
  const book = await readOwnAddresses(uid);
  if (Object.values(book).some((known) => isSameAddress(known, address))) return 'kept';
  const slot = freeSlot(book);
  if (slot === null) return 'full';
  await writeOwnAddress(uid, slot, address);
  return 'kept';
}
