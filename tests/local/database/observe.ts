import type { DataSnapshot } from 'firebase/database';

/** Collects what a listener hears, and waits for the moment a test is after. */
export class Heard<T> {
  readonly all: T[] = [];
  readonly #waiting = new Set<() => void>();

  readonly add = (item: T): void => {
    this.all.push(item);
    for (const check of this.#waiting) check();
  };

  /** Resolves with everything heard so far, once it satisfies the condition. */
  until(condition: (all: readonly T[]) => boolean): Promise<T[]> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!condition(this.all)) return;
        this.#waiting.delete(check);
        resolve([...this.all]);
      };
      this.#waiting.add(check);
      check();
    });
  }

  count(number: number): Promise<T[]> {
    return this.until((all) => all.length >= number);
  }
}

/** The keys of a snapshot's children in the order the SDK gives them. */
export function keysOf(snapshot: DataSnapshot): string[] {
  const keys: string[] = [];
  snapshot.forEach((child) => {
    keys.push(child.key);
  });
  return keys;
}
