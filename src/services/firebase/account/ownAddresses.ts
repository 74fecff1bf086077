import {
  type Address,
  type AddressBook,
  type AddressSlot,
  addressFrom,
  addressSlots,
  isSameAddress,
} from '#model/order/address';
import { ownToken } from './auth';
import { isFields } from '#model/untrusted';
import { DatabaseError, memberRequest, memberVersion } from '#services/firebase/rest';

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

/**
 * Makes of one place what is given, in one step of the database: only while there stands what was shown, or nothing.
 * Says whether it did.
 */
async function replaceAddress(
  uid: string,
  slot: AddressSlot,
  token: string,
  shown: Address | null,
  address: Address | null,
): Promise<boolean> {
  const path = `addresses/${uid}/${slot}`;
  const { value, version } = await memberVersion(path, token);
  const stands = addressFrom(value);
  // An earlier try has arrived, and its answer was lost.
  if (stands && address && isSameAddress(stands, address)) return true;
  if (stands && !(shown && isSameAddress(stands, shown))) return false;
  const write = address ? ({ method: 'PUT', body: address } as const) : ({ method: 'DELETE' } as const);
  try {
    await memberRequest(path, { token, ...write, replaces: version });
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.status === 412) return false;
    throw error;
  }
}

export const writeAddress = (
  uid: string,
  slot: AddressSlot,
  address: Address,
  shown: Address | null,
  token: string,
): Promise<boolean> => replaceAddress(uid, slot, token, shown, address);

export const removeAddress = (
  uid: string,
  slot: AddressSlot,
  shown: Address,
  token: string,
): Promise<boolean> => replaceAddress(uid, slot, token, shown, null);

// Load this module lazily (`import()`): it brings the sign-in library with it.

/** The saved addresses of the member who is signed in. */
export const readOwnAddresses = async (uid: string): Promise<AddressBook> =>
  readAddresses(uid, await ownToken());

/** Writes over the address that was shown, or into a free place; false where another one stands by now. */
export const writeOwnAddress = async (
  uid: string,
  slot: AddressSlot,
  address: Address,
  shown: Address | null,
): Promise<boolean> => writeAddress(uid, slot, address, shown, await ownToken());

/** Removes the address that was shown; false where another one stands by now. */
export const removeOwnAddress = async (uid: string, slot: AddressSlot, shown: Address): Promise<boolean> =>
  removeAddress(uid, slot, shown, await ownToken());
