/** Gives what `make` makes of an object, made once and kept as long as the object is. */
export function oncePer<Source extends object, Value>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  const made = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const known = made.get(source);
    if (known) return known.value;
    const value = make(source);
    made.set(source, { value });
    return value;
  };
}
