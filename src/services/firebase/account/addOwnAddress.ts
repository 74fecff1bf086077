import {
  addressSlots,
  freeSlot,
  isSameAddress,
  type Address,
  type AddressBook,
  type AddressSlot,
} from '#model/order/address';
import { readOwnAddresses, writeOwnAddress } from './ownAddresses';

// Load this module lazily (`import()`): it brings the sign-in library with it.

/** The book as it was found, and the place in it where the address stands; none where the book is full. */
export interface Added {
  slot: AddressSlot | null;
  book: AddressBook;
}

/** Adds an address that the book does not have; a place that another window takes meanwhile is left to it. */
export async function addOwnAddress(uid: string, address: Address): Promise<Added> {
  for (const _ of addressSlots) {
    const book = await readOwnAddresses(uid);
    const known = addressSlots.find((slot) => book[slot] && isSameAddress(book[slot], address));
    if (known) return { slot: known, book };
    const slot = freeSlot(book);
    if (slot === null) return { slot, book };
    if (await writeOwnAddress(uid, slot, address, null)) return { slot, book: { ...book, [slot]: address } };
  }
  throw new Error('Other windows took every free place.');
}
