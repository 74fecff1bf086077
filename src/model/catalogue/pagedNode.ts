import { compareKeys } from '#model/databaseKeys';
import { childrenOf } from '#model/untrusted';
import type { Item } from './item';
import type { Rows } from './catalogueReader';

/** The last key of an answer in the order of the database. */
const lastKeyOf = (page: unknown): string | undefined =>
  childrenOf(page)
    .map(([key]) => key)
    .toSorted(compareKeys)
    .at(-1);

/** A long node while it is read page by page. Each page begins with the last row of the one before. */
export class PagedNode<T extends Item> {
  /** Rows that could not be used. */
  dropped = 0;
  /** The key at which the next page begins; undefined when all rows are there. */
  next: string | undefined;
  private readonly found = new Map<string, T>();

  constructor(protected readonly rowsOf: (page: unknown) => Rows<T>) {}

  get rows(): T[] {
    return [...this.found.values()];
  }

  clear(): void {
    this.found.clear();
    this.dropped = 0;
    this.next = undefined;
  }

  /** Adds a page that was requested with at most `most` rows. */
  addPage(page: unknown, most: number): void {
    const answer = this.rowsOf(page);
    this.dropped += answer.dropped;
    for (const row of answer.rows) if (!this.found.has(row.id)) this.found.set(row.id, row);
    const last = lastKeyOf(page);
    const isFull = answer.rows.length + answer.dropped === most;
    // A server that ignores the range answers with everything, or with the same page again.
    this.next = isFull && last !== this.next ? last : undefined;
  }
}
