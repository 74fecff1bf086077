import {
  addressFrom,
  addressSlots,
  type Address,
  type AddressBook,
  type AddressSlot,
} from '#model/order/address';
import { isFields } from '#model/untrusted';
import { memberRequest } from '#services/firebase/rest';

/** The member's saved addresses; entries that are no address are left out. */
export async function readAddresses(uid: string, token: string): Promise<AddressBook> {
  const stored = await memberRequest(`addresses/${uid}`, { token });
  const book: AddressBook = {};
  for (const slot of addressSlots) {
    const address = isFields(stored) ? addressFrom(stored[slot]) : undefined;
    if (address) book[slot] = address;
  }
  return book;
}

export async function writeAddress(uid: string, slot: AddressSlot, address: Address, token: string) {
  await memberRequest(`addresses/${uid}/${slot}`, { token, method: 'PUT', body: address });
}

export async function removeAddress(uid: string, slot: AddressSlot, token: string): Promise<void> {
  await memberRequest(`addresses/${uid}/${slot}`, { token, method: 'DELETE' });
}
