/** A hash of sixteen characters; collisions do not happen in practice, but it is not cryptographic. */
export function digestOf(value: unknown): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of JSON.stringify(value)) {
    const code = character.charCodeAt(0);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high ^= Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low ^= Math.imul(high ^ (high >>> 16), 0x85ebca6b);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
