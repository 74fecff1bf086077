import type { Address, AddressBook, AddressSlot } from '#model/order/address';
import { readAddresses, removeAddress, writeAddress } from './addresses';
import { idToken } from './auth';

// Load this module lazily (`import()`): it brings the sign-in library with it.

async function ownToken(): Promise<string> {
  const token = await idToken();
  if (token === null) throw new Error('There is no ID token.');
  return token;
}

/** The saved addresses of the member who is signed in. */
export const readOwnAddresses = async (uid: string): Promise<AddressBook> =>
  readAddresses(uid, await ownToken());

export const writeOwnAddress = async (uid: string, slot: AddressSlot, address: Address): Promise<void> =>
  writeAddress(uid, slot, address, await ownToken());

export const removeOwnAddress = async (uid: string, slot: AddressSlot): Promise<void> =>
  removeAddress(uid, slot, await ownToken());
