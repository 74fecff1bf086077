import { addressSlots, freeSlot, type Address } from '../../../model/order/address';

const ownAddresses = () => import('../../../services/firebase/account/ownAddresses');

export async function readSavedAddresses(uid: string): Promise<Address[]> {
  const book = await (await ownAddresses()).readOwnAddresses(uid);
  return addressSlots.flatMap((slot) => book[slot] ?? []);
}

/** Saves the address in the member's address book, if there is room and it is not in it yet. */
export async function saveAddress(uid: string, address: Address): Promise<void> {
  const { readOwnAddresses, writeOwnAddress } = await ownAddresses();
  const book = await readOwnAddresses(uid);
  const slot = freeSlot(book);
  const isKnown = Object.values(book).some(
    (known) =>
      known.line1 === address.line1 && known.city === address.city && known.country === address.country,
  );
  if (slot !== null && !isKnown) await writeOwnAddress(uid, slot, address);
}
