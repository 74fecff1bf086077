import { use } from 'react';

/** A value that is loaded once. Afterwards it is read synchronously, so that nothing flickers. */
export interface Resource<T> {
  promise: Promise<T>;
  value?: T;
}

/** Milliseconds a failure is cached: the page shows it instead of requesting again with every render. */
const failureKeptMs = 5_000;

/** Caches a loader's results by key. A failed load is retried a little later. */
export function createResources<T>(load: (key: string) => Promise<T>): (key: string) => Resource<T> {
  const resources = new Map<string, Resource<T>>();
  return (key) => {
    const known = resources.get(key);
    if (known) return known;
    const resource: Resource<T> = { promise: load(key) };
    resource.promise.then(
      (value) => {
        resource.value = value;
      },
      () => setTimeout(() => resources.delete(key), failureKeptMs),
    );
    resources.set(key, resource);
    return resource;
  };
}

/** The value of a resource; suspends until it is there. */
export const useResource = <T>(resource: Resource<T>): T => resource.value ?? use(resource.promise);
