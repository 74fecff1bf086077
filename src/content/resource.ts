import { use } from 'react';

/** A value that is loaded once. Afterwards `use` reads it from the promise synchronously, so that nothing flickers. */
export interface Resource<T> {
  promise: Promise<T>;
}

/** Milliseconds a failure is cached: the page shows it instead of requesting again with every render. A new connection ends it. */
const failureKeptMs = 5_000;

/** Caches a loader's results by key. A failed load is retried a little later. */
export function createResources<T>(load: (key: string) => Promise<T>): (key: string) => Resource<T> {
  const resources = new Map<string, Resource<T>>();
  return (key) => {
    const known = resources.get(key);
    if (known) return known;
    const promise: Promise<T> & { status?: 'fulfilled'; value?: T } = load(key);
    promise.then(
      (value) => {
        promise.value = value;
        promise.status = 'fulfilled';
      },
      () => {
        const forget = (): void => void resources.delete(key);
        setTimeout(forget, failureKeptMs);
        window.addEventListener('online', forget, { once: true });
      },
    );
    const resource = { promise };
    resources.set(key, resource);
    return resource;
  };
}

/** The value of a resource; suspends until it is there. Always by `use`: React expects it again where it has suspended. */
export const useResource = <T>(resource: Resource<T>): T => use(resource.promise);
