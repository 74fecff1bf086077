import type { Store } from '@reduxjs/toolkit';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import type { Item, Product, Program } from '#model/catalogue/item';
import { PagedNode } from '#model/catalogue/pagedNode';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import type { ItemKey } from '#model/saved/savedItem';
import { itemKey } from '#model/search/itemKey';
import { selectCart, selectCompare, selectItem, selectWishlist, type ShopState } from '#model/shopState';
import type { readNode } from '#services/firebase/readCatalogue';
import { readItem } from '#services/firebase/readItem';
import { reportError } from '#reportError';
import { whenIdle } from '#whenIdle';

/** Rows of each page after the first. */
const pageSize = 1000;

/** The first pages of the nodes that have more, and how many rows each of them has. */
export interface FirstPages {
  programs?: unknown;
  products?: unknown;
  most: number;
}

/** Lists of rows as one; where a row is in several, the last is taken. */
const joined = <T extends Item>(...lists: readonly (readonly T[])[]): T[] => [
  ...new Map(lists.flat().map((row) => [row.id, row])).values(),
];

/** A catalogue too long for one answer: its first rows are shown, single ones read by name, the rest read when idle. */
export class LongCatalogue {
  isWhole = false;
  private programs: PagedNode<Program> | undefined;
  private products: PagedNode<Product> | undefined;
  /** Rows that were read by name. */
  private readonly single: { programs: Program[]; products: Product[] } = { programs: [], products: [] };
  private readonly asked = new Map<string, Promise<void>>();

  constructor(
    private readonly store: Store<ShopState>,
    private readonly askNode: typeof readNode,
  ) {}

  get hasBegun(): boolean {
    return this.programs !== undefined || this.products !== undefined;
  }

  /** Whether any row has come. */
  get hasRows(): boolean {
    return this.hasBegun || this.single.programs.length + this.single.products.length > 0;
  }

  begin({ programs, products, most }: FirstPages): void {
    if (programs !== undefined) {
      this.programs = new PagedNode(programsOf);
      this.programs.take(programs, most);
    }
    if (products !== undefined) {
      this.products = new PagedNode(productsOf);
      this.products.take(products, most);
    }
  }

  /** Adds what has been read so far to what the store has. */
  show(): void {
    const { program, product } = this.store.getState();
    const programs = joined(program.programs, this.single.programs, this.programs?.rows ?? []);
    const products = joined(product.products, this.single.products, this.products?.rows ?? []);
    this.store.dispatch(programsReceived(programs));
    this.store.dispatch(productsReceived(products));
  }

  /**
   * Reads what the shopper chose before, and then shows what has come: among the rows that are shown, a chosen item that is
   * not there would be taken for one that is gone.
   */
  async bringChosen(show: () => unknown): Promise<void> {
    const state = this.store.getState();
    const chosen = [...selectCart(state), ...selectWishlist(state), ...selectCompare(state)];
    try {
      await Promise.all(chosen.map((key) => this.readRow(key)));
      show();
    } catch (error) {
      reportError(
        error,
        'What was chosen could not be read first; the catalogue is still being read.',
        'warning',
      );
    }
  }

  /** Reads one row, which its own page waits for, before the turn of its page. An id alone may be of either kind. */
  async bring(id: string, show: () => unknown): Promise<void> {
    try {
      await Promise.all([this.readRow({ kind: 'program', id }), this.readRow({ kind: 'product', id })]);
    } catch (error) {
      reportError(error, 'A row could not be read by itself; the catalogue is still being read.', 'warning');
    }
    show();
  }

  /** Reads all that is left and replaces what the store has; gives how many rows could not be used. */
  async readRest(): Promise<number> {
    await Promise.allSettled(this.asked.values());
    await Promise.all([this.readPages('programs', this.programs), this.readPages('products', this.products)]);
    this.isWhole = true;
    if (this.programs) this.store.dispatch(programsReceived(this.programs.rows));
    if (this.products) this.store.dispatch(productsReceived(this.products.rows));
    return (this.programs?.dropped ?? 0) + (this.products?.dropped ?? 0);
  }

  private async readPages<T extends Item>(
    node: 'programs' | 'products',
    pages: PagedNode<T> | undefined,
  ): Promise<void> {
    for (let from = pages?.next; from !== undefined; from = pages?.next) {
      await whenIdle();
      pages?.take(await this.askNode(node, { from, most: pageSize }), pageSize);
    }
  }

  private async readRow(key: ItemKey): Promise<void> {
    const name = itemKey(key);
    const reading = this.asked.get(name) ?? this.askRow(key);
    this.asked.set(name, reading);
    try {
      await reading;
    } catch (error) {
      this.asked.delete(name);
      throw error;
    }
  }

  private async askRow({ kind, id }: ItemKey): Promise<void> {
    if (selectItem(this.store.getState(), { kind, id })) return;
    const item = await readItem({ kind, id }, this.askNode);
    if (item?.kind === 'program') this.single.programs.push(item);
    else if (item) this.single.products.push(item);
  }
}
