/**
 * Bitsets: sets of positions in a list, one bit each. Intersecting and counting them stays fast with a hundred
 * thousand items.
 */
export type Bitset = Uint32Array;

export const noBits = (length: number): Bitset => new Uint32Array(Math.ceil(length / 32));

export function allBits(length: number): Bitset {
  const bits = noBits(length).fill(0xffffffff);
  const rest = length % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function addBit(bits: Bitset, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

export const hasBit = (bits: Bitset, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;

/** Positions that are in both. */
export const inBoth = (a: Bitset, b: Bitset): Bitset => a.map((word, index) => word & (b[index] ?? 0));

/** Positions that are in any of the sets. */
export function inAny(sets: readonly Bitset[], length: number): Bitset {
  const joined = noBits(length);
  for (const set of sets) {
    for (let index = 0; index < joined.length; index += 1) {
      joined[index] = (joined[index] ?? 0) | (set[index] ?? 0);
    }
  }
  return joined;
}

/** Population count: the ones in a 32-bit word, summed in parallel in wider and wider fields. */
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (const word of bits) count += onesOf(word);
  return count;
}

/** How many positions two sets share. */
export function countInBoth(a: Bitset, b: Bitset): number {
  let count = 0;
  for (let index = 0; index < a.length; index += 1) count += onesOf((a[index] ?? 0) & (b[index] ?? 0));
  return count;
}
