import { use } from 'react';

/** Something that is loaded once. When it is there, it is read without waiting, so that nothing flickers. */
export interface Resource<T> {
  promise: Promise<T>;
  value?: T;
}

/** Milliseconds a failure is kept: the page shows it instead of asking again while it is drawn. */
const failureKeptMs = 5_000;

/** Remembers what a loader brought, by key. A failed load can be tried again a little later. */
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
