import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { CatalogueStatus } from '../../features/catalogue/CatalogueStatus';
import type * as Reader from '../../model/catalogue/catalogueReader';
import { linesRepriced } from '../../model/cart/cartSlice';
import { repriced } from '../../model/cart/repricing';
import { productsReceived } from '../../model/catalogue/productSlice';
import { programsReceived } from '../../model/catalogue/programSlice';
import { selectItem, selectItems, type ShopState } from '../../model/shopState';
import { CatalogueReadError, readNode } from '../../services/firebase/readCatalogue';
import { reportError } from '../../reportError';

type Node = 'programs' | 'products';

/** Reads both nodes of the catalogue once, in parallel, and reports the state of the read. */
export interface CatalogueReader {
  subscribe: (listener: () => void) => () => void;
  status: () => CatalogueStatus;
  read: () => Promise<void>;
  /** Stores the rows that a prerendered page brings, so that the page is usable before the catalogue is read. */
  receivePart: (nodes: Record<Node, unknown>) => Promise<void>;
  /** True while a node holds only the rows of the prerendered page: not worth saving, and too few for another page. */
  isPart: (node: string) => boolean;
  /** Drops those rows when the page is left before the catalogue was read. */
  dropPart: () => void;
}

function checked<T>(node: Node, value: unknown, rowsOf: (value: unknown) => Reader.Rows<T>): T[] {
  if (value === null || value === undefined) {
    console.info('No data found in the node.', node);
    return [];
  }
  const { rows, dropped } = rowsOf(value);
  if (dropped > 0) console.info(`${dropped} rows of ${node} could not be used and were left out.`);
  return rows;
}

/** Starts both reads at once; the results are dispatched when the saved state has been restored. */
export function createCatalogueReader(
  store: Store<ShopState>,
  restored: Promise<void>,
  askNode: typeof readNode = readNode,
): CatalogueReader {
  const listeners = new Set<() => void>();
  const say = (next: Omit<CatalogueStatus, 'retry'>): void => {
    status = { ...next, retry };
    listeners.forEach((listener) => listener());
  };
  const parts = new Set<string>();
  const readInto = async <T>(
    node: Node,
    rowsOf: (reader: typeof Reader) => (value: unknown) => Reader.Rows<T>,
    received: (rows: T[]) => UnknownAction,
  ) => {
    // The reader's code is fetched in parallel.
    const [value, reader] = await Promise.all([
      askNode(node),
      import('../../model/catalogue/catalogueReader'),
    ]);
    const rows = checked(node, value, rowsOf(reader));
    await restored;
    // An empty node is more likely an error than an empty shop: restored items stay, the few rows of a prerendered
    // page do not.
    if (rows.length === 0 && !parts.has(node)) return;
    parts.delete(node);
    store.dispatch(received(rows));
  };
  const read = async (): Promise<void> => {
    try {
      await Promise.all([
        readInto('programs', (reader) => reader.programsOf, programsReceived),
        readInto('products', (reader) => reader.productsOf, productsReceived),
      ]);
      const state = store.getState();
      const lines = repriced(state.cart, (key) => selectItem(state, key));
      if (lines !== state.cart) store.dispatch(linesRepriced(lines));
      say({ phase: 'ready' });
    } catch (error) {
      reportError(error, 'Reading the catalogue failed.');
      const problem = error instanceof CatalogueReadError ? error.problem : 'unavailable';
      const snapshotOf = await standIn().catch(() => undefined);
      say({ phase: 'failed', problem, ...(snapshotOf !== undefined && { snapshotOf }) });
    }
  };
  /** On a first visit the build's snapshot replaces a database that does not answer; gives the time it was written. */
  async function standIn(): Promise<number | undefined> {
    await restored;
    const hasOwn = parts.size === 0 && selectItems(store.getState()).length > 0;
    if (copiedAt === undefined && hasOwn) return undefined;
    const [{ readSnapshot }, reader] = await Promise.all([
      import('../../services/catalogueSnapshot'),
      import('../../model/catalogue/catalogueReader'),
    ]);
    const snapshot = await readSnapshot();
    if (!snapshot) return undefined;
    store.dispatch(programsReceived(reader.programsOf(snapshot.programs).rows));
    store.dispatch(productsReceived(reader.productsOf(snapshot.products).rows));
    parts.clear();
    copiedAt = snapshot.writtenAt;
    return copiedAt;
  }
  let copiedAt: number | undefined;
  const retry = (): void => {
    say({ phase: 'loading' });
    void read();
  };
  let status: CatalogueStatus = { phase: 'loading', retry };

  return {
    read,
    receivePart: async ({ programs, products }) => {
      const { programsOf, productsOf } = await import('../../model/catalogue/catalogueReader');
      parts.add('programs').add('products');
      store.dispatch(programsReceived(programsOf(programs).rows));
      store.dispatch(productsReceived(productsOf(products).rows));
    },
    isPart: (node) => parts.has(node),
    dropPart: () => {
      if (parts.has('programs')) store.dispatch(programsReceived([]));
      if (parts.has('products')) store.dispatch(productsReceived([]));
      parts.clear();
    },
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
