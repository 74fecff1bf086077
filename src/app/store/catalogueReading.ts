import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { CatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { linesRepriced } from '#model/cart/cartSlice';
import { repriced } from '#model/cart/repricing';
import { productsOf, programsOf, type Rows } from '#model/catalogue/catalogueReader';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { selectItem, selectItems, selectPrograms, selectProducts, type ShopState } from '#model/shopState';
import { reportError } from '#reportError';
import { wholeNode, type KeyRange } from '#services/firebase/keyRange';
import { CatalogueReadError, pause, type readNode } from '#services/firebase/readCatalogue';
import { readSavedCatalogue, saveCatalogue } from '#services/storage/savedCatalogue';
import type { TextStorage } from '#storedValue';
import { whenIdle } from '#whenIdle';
import type { LongCatalogue } from './longCatalogue';

export type CatalogueNode = 'programs' | 'products';

interface Surroundings {
  store: Store<ShopState>;
  storage: TextStorage;
  restored: Promise<void>;
  askNode: typeof readNode;
  /** The range of rows of the first request. */
  range: KeyRange;
  /** The nodes of which the store holds only some rows. */
  parts: Set<string>;
  say: (next: Pick<CatalogueStatus, 'phase' | 'problem' | 'snapshotOf' | 'isPart'>) => void;
  /** Called whenever there is something to show. */
  onShown: () => void;
  /** Resolves when the app is on the screen: the rest of a long catalogue would be in the way of its code. */
  drawn: Promise<void>;
}

/**
 * Structural sharing: unchanged rows stay the same objects, so that what shows them is not rendered again. Redux
 * Toolkit has it only in RTK Query, which would weigh 14 KB more.
 */
function withKnown<T extends { id: string }>(rows: T[], known: T[]): T[] {
  const before = new Map(known.map((row) => [row.id, row]));
  const shared = rows.map((row) => {
    const same = before.get(row.id);
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row;
  });
  return shared.length === known.length && shared.every((row, at) => row === known[at]) ? known : shared;
}

/** Milliseconds that the rows of one node wait for those of the other. */
const longestApartMs = 2000;

const readingFailed = 'Reading the catalogue failed.';

const logDropped = (count: number, where: string): void => {
  if (count > 0) console.info(`${count} rows of ${where} could not be used and were left out.`);
};

/** Handles the database's answers: stores whole nodes, reads long ones on in pages, reports failures. */
export class CatalogueReading {
  private readonly wanted = new Set<string>();
  private long: LongCatalogue | undefined;
  private isReading = true;
  /** When the build's snapshot was made, while it replaces the database. */
  private copiedAt: number | undefined;

  constructor(private readonly around: Surroundings) {
    // The page says that the catalogue is long: single rows can be requested before the first answer. If the code does not
    // come, the read that needs it says so.
    if (around.range.most < wholeNode.most) this.startLong().catch(() => undefined);
  }

  /** Whether the first pages of a long catalogue have come; from then on the rest is read from here. */
  get hasBegun(): boolean {
    return this.long?.hasBegun ?? false;
  }

  /** Reads both nodes, whose first answers are on their way. */
  async read(nodes: readonly Promise<unknown>[]): Promise<void> {
    const { store, parts, say, onShown, drawn } = this.around;
    this.isReading = true;
    try {
      if (!this.hasBegun) await this.readFirst(nodes);
      if (this.long?.hasBegun) {
        await drawn;
        logDropped(await this.long.readRest(), 'the catalogue');
        parts.clear();
      }
      this.isReading = false;
      const state = store.getState();
      const lines = repriced(state.cart, (key) => selectItem(state, key));
      if (lines !== state.cart) store.dispatch(linesRepriced(lines));
      say({ phase: 'ready' });
      void whenIdle().then(() => this.save());
    } catch (error) {
      await this.fail(error);
    }
    onShown();
  }

  /**
   * Puts the catalogue of an earlier visit where the store has none, or only the rows of a prerendered page; false where none is
   * saved.
   */
  restoreSaved(): boolean {
    const saved = readSavedCatalogue(this.around.storage);
    if (!saved) return false;
    const { store, parts, onShown } = this.around;
    const { program, product } = store.getState();
    if (parts.delete('programs') || program.programs.length === 0)
      store.dispatch(programsReceived(saved.programs));
    if (parts.delete('products') || product.products.length === 0)
      store.dispatch(productsReceived(saved.products));
    onShown();
    return true;
  }

  /** Asks for the row of an item before its turn, where the catalogue is long. */
  want(id: string): void {
    if (this.long) void this.long.bring(id, () => this.showMore());
    else this.wanted.add(id);
  }

  /** Shows all rows of a long catalogue that have come; false where there are none. */
  showMore(): boolean {
    const { parts, say, onShown } = this.around;
    if (!this.long || this.long.isWhole || !this.long.hasRows) return false;
    parts.add('programs').add('products');
    this.long.show();
    if (this.isReading) say({ phase: 'loading', isPart: true });
    onShown();
    return true;
  }

  private save(): void {
    const { store, storage, parts } = this.around;
    const { program, product } = store.getState();
    if (parts.size === 0)
      void saveCatalogue(storage, { programs: program.programs, products: product.products });
  }

  private async readFirst([first, second]: readonly Promise<unknown>[]): Promise<void> {
    // Both at once: a list of both kinds would else be put in another order while somebody is about to press on it.
    const bothCame = Promise.race([Promise.allSettled([first, second]), pause(longestApartMs)]);
    const [programs, products] = await Promise.all([
      this.readInto('programs', first, bothCame, programsOf, selectPrograms, programsReceived),
      this.readInto('products', second, bothCame, productsOf, selectProducts, productsReceived),
    ]);
    if (programs === undefined && products === undefined) return;
    const long = await this.startLong();
    long.begin({ programs, products, most: this.around.range.most });
    // Rows of an earlier visit or of the prerendered page stay until all is read, so that nothing jumps.
    const { program, product } = this.around.store.getState();
    const isEmpty =
      (programs === undefined || program.programs.length === 0) &&
      (products === undefined || product.products.length === 0);
    if (isEmpty) await long.bringChosen(() => this.showMore());
  }

  /** Stores a node; gives its rows as they came where they may not be all. */
  private async readInto<T extends { id: string }>(
    node: CatalogueNode,
    answer: Promise<unknown> | undefined,
    bothCame: Promise<unknown>,
    rowsOf: (value: unknown) => Rows<T>,
    known: (state: ShopState) => T[],
    received: (rows: T[]) => UnknownAction,
  ): Promise<unknown> {
    const { store, restored, range, parts } = this.around;
    const value = await answer;
    if (value === null || value === undefined) console.info('No data found in the node.', node);
    const { rows, dropped } = rowsOf(value);
    if (rows.length + dropped === range.most) return value;
    logDropped(dropped, node);
    await restored;
    await bothCame;
    // A page that shows its own rows is hydrated first: new ones would have it hydrated all at once.
    if (parts.has(node)) await whenIdle();
    // An empty node is more likely an error than an empty shop: restored items stay, the few rows of a prerendered
    // page do not.
    if (rows.length === 0 && (!parts.has(node) || this.restoreSaved())) return undefined;
    parts.delete(node);
    // Unchanged rows stay the same objects and are not rendered again.
    store.dispatch(received(withKnown(rows, known(store.getState()))));
    return undefined;
  }

  private async startLong(): Promise<LongCatalogue> {
    const { store, restored, askNode } = this.around;
    const { LongCatalogue: Long } = await import('./longCatalogue');
    await restored;
    this.long ??= new Long(store, askNode);
    for (const id of this.wanted) this.want(id);
    this.wanted.clear();
    return this.long;
  }

  private async fail(error: unknown): Promise<void> {
    reportError(error, readingFailed);
    const problem = error instanceof CatalogueReadError ? error.problem : 'unavailable';
    this.isReading = false;
    if (this.hasBegun) {
      this.showMore();
      this.around.say({ phase: 'failed', problem, isPart: true });
      return;
    }
    const snapshotOf = await this.standIn();
    this.around.say({ phase: 'failed', problem, ...(snapshotOf !== undefined && { snapshotOf }) });
  }

  /** On a first visit the build's snapshot replaces a database that does not answer; gives the time it was written. */
  private async standIn(): Promise<number | undefined> {
    const { store, restored, parts } = this.around;
    await restored;
    const hasOwn = (parts.size === 0 && selectItems(store.getState()).length > 0) || this.restoreSaved();
    if (this.copiedAt === undefined && hasOwn) return undefined;
    const snapshot = await import('#services/catalogueSnapshot')
      .then(({ readSnapshot }) => readSnapshot())
      .catch((error: unknown) => reportError(error, readingFailed, 'warning'));
    if (!snapshot) return undefined;
    store.dispatch(programsReceived(programsOf(snapshot.programs).rows));
    store.dispatch(productsReceived(productsOf(snapshot.products).rows));
    parts.clear();
    this.copiedAt = snapshot.writtenAt;
    return this.copiedAt;
  }
}
