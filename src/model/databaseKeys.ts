/** A key that the database takes for a whole number of 32 bits; leading zeros do no harm. */
function wholeOf(key: string): number | undefined {
  const number = /^-?0*\d{1,10}$/.test(key) ? Number(key) : Infinity;
  return Math.trunc(number) === (number | 0) ? number : undefined;
}

/** Compares keys as the Realtime Database orders them: whole numbers first, by value, then texts. */
export function compareKeys(key: string, other: string): number {
  const [a, b] = [wholeOf(key), wholeOf(other)];
  if (a !== undefined && b !== undefined) return a - b || key.length - other.length;
  if (a !== undefined || b !== undefined) return a === undefined ? 1 : -1;
  return key === other ? 0 : key > other ? 1 : -1;
}
