/** Milliseconds of work before typing and painting are let in: half a frame. */
const longestSlice = 8;

/** A timer would wait four milliseconds each time, which is most of the time a large catalogue then takes. */
const yielded = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Yields to the browser when a slice of work has used its time. */
export function sliceYielder(): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < longestSlice) return;
    await yielded();
    begin = performance.now();
  };
}

/** What is made of each entry, in slices. */
export async function inSlices<Entry, Value>(
  entries: readonly Entry[],
  make: (entry: Entry) => Value,
): Promise<Value[]> {
  const yieldSlice = sliceYielder();
  const made: Value[] = [];
  for (const entry of entries) {
    made.push(make(entry));
    await yieldSlice();
  }
  return made;
}
