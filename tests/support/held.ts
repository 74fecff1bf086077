/** A promise that waits until it is settled by hand. */
export function held<Value = void>(): { promise: Promise<Value>; settle: (value: Value) => void } {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
