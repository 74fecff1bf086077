/** A record whose values are worked out when they are first asked for, once each. */
export function lazyRecord<Key extends string, Value>(
  keys: readonly Key[],
  workOut: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) {
    Object.defineProperty(record, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = workOut(key);
        Object.defineProperty(record, key, { enumerable: true, value });
        return value;
      },
    });
  }
  return record as Record<Key, Value>;
}
