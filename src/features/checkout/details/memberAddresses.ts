import { addressSlots, type Address } from '#model/order/address';

const ownAddresses = () => import('#services/firebase/account/ownAddresses');

export async function readSavedAddresses(uid: string): Promise<Address[]> {
  const book = await (await ownAddresses()).readOwnAddresses(uid);
  return addressSlots.flatMap((slot) => book[slot] ?? []);
}

/** Saves the address in the member's address book, unless it is in it already; the answer says if there is no room. */
export async function saveAddress(uid: string, address: Address): Promise<'kept' | 'full'> {
  const { addOwnAddress } = await import('#services/firebase/account/addOwnAddress');
  return (await addOwnAddress(uid, address)).slot === null ? 'full' : 'kept';
}
