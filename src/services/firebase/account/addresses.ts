import * as v from 'valibot';
import { addressSlots, type Address, type AddressBook, type AddressSlot } from '../../../model/order/address';
import { memberRequest } from '../rest';

const addressSchema = v.object({
  line1: v.string(),
  line2: v.optional(v.string()),
  city: v.string(),
  region: v.optional(v.string()),
  postcode: v.optional(v.string()),
  country: v.string(),
});

/** The member's saved addresses; entries that are no address are left out. */
export async function readAddresses(uid: string, token: string): Promise<AddressBook> {
  const stored = await memberRequest(`addresses/${uid}`, { token });
  const nodes = new Map<string, unknown>(Object.entries(typeof stored === 'object' ? (stored ?? {}) : {}));
  const book: AddressBook = {};
  for (const slot of addressSlots) {
    const address = v.safeParse(addressSchema, nodes.get(slot));
    if (address.success) book[slot] = address.output;
  }
  return book;
}

export async function writeAddress(uid: string, slot: AddressSlot, address: Address, token: string) {
  await memberRequest(`addresses/${uid}/${slot}`, { token, method: 'PUT', body: address });
}

export async function removeAddress(uid: string, slot: AddressSlot, token: string): Promise<void> {
  await memberRequest(`addresses/${uid}/${slot}`, { token, method: 'DELETE' });
}
