/** Both halves of a hash, which begins with `high` and `low`; it is not cryptographic. */
export function mixed(text: string, high: number, low: number): [high: number, low: number] {
  for (const character of text) {
    const code = character.charCodeAt(0);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high ^= Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low ^= Math.imul(high ^ (high >>> 16), 0x85ebca6b);
  return [high, low];
}

/** A hash of sixteen characters; collisions do not happen in practice. */
export const digestOf = (value: unknown): string =>
  mixed(JSON.stringify(value), 0xdeadbeef, 0x41c6ce57)
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('');
