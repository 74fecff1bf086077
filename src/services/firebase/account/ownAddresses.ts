import {
  type Address,
  type AddressBook,
  type AddressSlot,
  addressFrom,
  addressSlots,
} from '#model/order/address';
import { ownToken } from './auth';
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

// Load this module lazily (`import()`): it brings the sign-in library with it.

/** The saved addresses of the member who is signed in. */
export const readOwnAddresses = async (uid: string): Promise<AddressBook> =>
  readAddresses(uid, await ownToken());

export const writeOwnAddress = async (uid: string, slot: AddressSlot, address: Address): Promise<void> =>
  writeAddress(uid, slot, address, await ownToken());

export const removeOwnAddress = async (uid: string, slot: AddressSlot): Promise<void> =>
  removeAddress(uid, slot, await ownToken());
