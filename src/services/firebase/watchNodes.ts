import { holdConnection } from './database';

/**
 * Milliseconds to wait for a connection. Then it is given up: proxies block sockets, and the plan limits their
 * number.
 */
const longestOpening = 10_000;

/**
 * Subscribes to the values at these paths and returns the function that unsubscribes. Without a connection the
 * subscription ends silently: the page keeps what it read over REST, and an order reads fresh values.
 */
export async function watchNodes(
  paths: readonly string[],
  onValue: (path: string, value: unknown) => void,
): Promise<() => void> {
  const { database, library, release, giveUp } = await holdConnection();
  const stops = paths.map((path) =>
    library.onValue(
      library.ref(database, path),
      (snapshot) => onValue(path, snapshot.val()),
      () => undefined,
    ),
  );
  const stopValues = (): void => {
    for (const stop of stops.splice(0)) stop();
  };
  let isConnected = false;
  let isWanted = true;
  const stopState = library.onValue(library.ref(database, '.info/connected'), (snapshot) => {
    if (snapshot.val() !== true) return;
    isConnected = true;
    // In a microtask, because `stopState` is not assigned yet while this callback first runs.
    if (!isWanted) queueMicrotask(finish);
  });
  const finish = (): void => {
    clearTimeout(timer);
    stopState();
    if (isConnected) release();
    else giveUp();
  };
  const timer = setTimeout(() => {
    if (isConnected) return;
    stopValues();
    finish();
  }, longestOpening);
  return () => {
    isWanted = false;
    stopValues();
    // Closing a socket that is still opening would put a warning into the console.
    if (isConnected) finish();
  };
}
