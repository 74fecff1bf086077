import type { Item } from '#model/catalogue/item';
import type { Rows } from '#model/catalogue/catalogueReader';
import { PagedNode } from '#model/catalogue/pagedNode';

/** Which rows of a node the store holds; docs/decisions/catalogue.md has a picture. */
export type Held = 'nothing' | 'page' | 'saved' | 'part' | 'copy' | 'whole';

interface NodeAccess<T extends Item> {
  name: 'programs' | 'products';
  rowsOf: (value: unknown) => Rows<T>;
  stored: () => T[];
  store: (rows: T[]) => void;
}

/** Unchanged rows stay the same objects, so that what shows them is not rendered again. */
function withStored<T extends Item>(rows: T[], stored: T[]): T[] {
  const before = new Map(stored.map((row) => [row.id, row]));
  const shared = rows.map((row) => {
    const same = before.get(row.id);
    return same && (same === row || JSON.stringify(same) === JSON.stringify(row)) ? same : row;
  });
  return shared.length === stored.length && shared.every((row, at) => row === stored[at]) ? stored : shared;
}

/** One of the two nodes of the catalogue: what has been read of it, and which of its rows the store holds. */
export class CatalogueNode<T extends Item> extends PagedNode<T> {
  held: Held = 'nothing';
  readonly name: NodeAccess<T>['name'];
  private readonly byName: T[] = [];

  constructor(private readonly access: NodeAccess<T>) {
    super(access.rowsOf);
    this.name = access.name;
  }

  /** Whether rows that stand in for the database's are welcome. */
  get isLacking(): boolean {
    return this.held === 'nothing' || this.held === 'page' || this.held === 'copy';
  }

  put(rows: T[], held: Held): void {
    this.held = held;
    this.access.store(withStored(rows, this.access.stored()));
  }

  /** Rows as they were written elsewhere: into the page, or into the build's copy. */
  putUnchecked(value: unknown, held: Held): void {
    this.put(this.rowsOf(value).rows, held);
  }

  takeFirst(answer: unknown, most: number): void {
    if (answer === null || answer === undefined) console.info('No data found in the node.', this.name);
    this.clear();
    this.addPage(answer, most);
  }

  /** A row that was read by its name. */
  takeRow(row: Item): void {
    this.byName.push(...this.rowsOf([row]).rows);
  }

  /** Shows what has come of a node that is still being read, beside what the store holds already. */
  showPart(): void {
    const read = [...this.byName, ...this.rows];
    if (this.held === 'whole' || read.length === 0) return;
    const all = [...this.access.stored(), ...read];
    this.put([...new Map(all.map((row) => [row.id, row])).values()], 'part');
  }

  /** Shows all that was read; false where that is nothing, which is more likely an error than an empty shop. */
  showWhole(): boolean {
    const { rows, dropped } = this;
    if (dropped > 0) console.info(`${dropped} rows of ${this.name} could not be used and were left out.`);
    if (rows.length === 0) return false;
    this.put(rows, 'whole');
    return true;
  }
}
