import { use } from 'react';

/** Something that is loaded once. When it is there, it is read without waiting, so that nothing flickers. */
export interface Resource<T> {
  promise: Promise<T>;
  value?: T;
}

/** Remembers what a loader brought, by key; a failed load is forgotten and can be tried again. */
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
      () => resources.delete(key),
    );
    resources.set(key, resource);
    return resource;
  };
}

/** The value of a resource; suspends until it is there. */
export const useResource = <T>(resource: Resource<T>): T => resource.value ?? use(resource.promise);
