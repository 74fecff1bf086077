/** Does something once, however often it is asked for; what has failed is tried again. */
export function untilItFails<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= run();
    result.catch(() => {
      result = undefined;
    });
    return result;
  };
}
