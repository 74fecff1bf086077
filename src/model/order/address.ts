import { isFields, textOf } from '#model/untrusted';

/** A delivery address, the same in a member's address book and in an order. Absent means empty. */
export interface Address {
  line1: string;
  line2?: string;
  city: string;
  region?: string;
  postcode?: string;
  /** Two capital letters, as ISO 3166 names countries. */
  country: string;
}

/** How a country is written. */
export const countryShape = /^[A-Z][A-Z]$/;

/** An address as the database keeps it; undefined where street, place or country is missing. */
export function addressFrom(value: unknown): Address | undefined {
  if (!isFields(value)) return undefined;
  const { line1, line2, city, region, postcode, country } = value;
  const [street, place, land] = [textOf(line1), textOf(city), textOf(country)];
  if (street === '' || place === '' || land === '') return undefined;
  return {
    line1: street,
    city: place,
    country: land,
    ...(typeof line2 === 'string' && { line2 }),
    ...(typeof region === 'string' && { region }),
    ...(typeof postcode === 'string' && { postcode }),
  };
}

const parts = ['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const;

/** Whether no part of them differs; an empty part is as good as none. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  parts.every((part) => (one[part] ?? '') === (other[part] ?? ''));

export const addressSlots = ['address1', 'address2', 'address3', 'address4', 'address5'] as const;
export type AddressSlot = (typeof addressSlots)[number];
export type AddressBook = Partial<Record<AddressSlot, Address>>;

/** The first free place in the book, or none when all five are taken. */
export function freeSlot(book: AddressBook): AddressSlot | null {
  return addressSlots.find((slot) => book[slot] === undefined) ?? null;
}
