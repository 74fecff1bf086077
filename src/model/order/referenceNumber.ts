import { sha256 } from '@noble/hashes/sha2.js';
import { shop } from '#shopConfig';
import { mixed } from '#model/digest';

/** How the numbers of what people write to the shop begin, by inbox. */
export const messagePrefixes = {
  contactMessages: `${shop.numberPrefix}C`,
  partnerApplications: `${shop.numberPrefix}P`,
} as const;
export const withdrawalPrefix = `${shop.numberPrefix}W`;
/** And of everything else that a form of the shop sends. */
export const formPrefixes = { ...messagePrefixes, withdrawals: withdrawalPrefix } as const;

/** Without I, L, O and U, which are misread or misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const groups = 4;
const groupLength = 4;

/** Five bits of each byte make one character. */
const characterOf = (number: number): string => alphabet.charAt(number & 31);

/**
 * The readable number of an order or a message, made from its id: `EW-7K3M-9QXA-2D8H-6TPW`. The client chooses the id, so
 * the number is a cryptographic digest: nobody can make two ids that share it. The id stays the key.
 */
export function referenceNumber(id: string, prefix = shop.numberPrefix): string {
  const characters = Array.from(sha256(new TextEncoder().encode(id)), characterOf);
  const grouped = Array.from({ length: groups }, (_, place) =>
    characters.slice(place * groupLength, (place + 1) * groupLength).join(''),
  );
  return [prefix, ...grouped].join('-');
}

const earlierGroup = (bits: number): string =>
  Array.from({ length: 5 }, (_, place) => characterOf(bits >>> (place * 5))).join('');

/** The number that orders and messages had until 25 November 2026: it stands on paper and in transfers. */
export const earlierNumber = (id: string, prefix = shop.numberPrefix): string =>
  [prefix, ...mixed(id, 0x9e3779b9, 0x85ebca6b).map(earlierGroup)].join('-');
