/** A record whose values are worked out when they are first asked for, once each. */
export function lazyRecord<Key extends string, Value>(
  keys: readonly Key[],
  workOut: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) {
    let known: { value: Value } | undefined;
    // The getter stays: to put a value in its place costs seconds in a record of a thousand.
    Object.defineProperty(record, key, {
      enumerable: true,
      get: () => (known ??= { value: workOut(key) }).value,
    });
  }
  return record as Record<Key, Value>;
}
