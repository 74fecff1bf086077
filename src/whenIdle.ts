/** Milliseconds after which the browser counts as idle: where it does not say so itself, and where it is never idle. */
const longestWait = { unsaid: 200, busy: 1000 } as const;

/** Resolves when the browser has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: longestWait.busy });
    } else {
      setTimeout(resolve, longestWait.unsaid);
    }
  });
