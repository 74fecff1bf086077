import type { Store } from '@reduxjs/toolkit';
import type { CatalogueStatus, CatalogueStatusSource } from '#features/catalogue/CatalogueStatus';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import type { ShopState } from '#model/shopState';
import type { KeyRange } from '#services/firebase/keyRange';
import { firstRange, readNode } from '#services/firebase/readCatalogue';
import { reportError } from '#reportError';
import { hasSavedCatalogue } from '#services/storage/savedShop';
import { browserStorage, type TextStorage } from '#storedValue';
import type { CatalogueReading, CatalogueNode } from './catalogueReading';

/**
 * Reads both nodes of the catalogue once, in parallel, and reports the state of the read. Nodes too long for one answer are
 * read in pages.
 */
export interface CatalogueReader extends CatalogueStatusSource {
  read: () => Promise<void>;
  /** Resolves when there are rows to show for the first time, which in a long catalogue is before all is read. */
  shown: Promise<void>;
  /** Resolves when the app stands on the screen. */
  drawn: Promise<void>;
  /** Stores the rows that a prerendered page brings, so that the page is usable before the catalogue is read. */
  receivePart: (nodes: Record<CatalogueNode, unknown>) => Promise<void>;
  /** Drops the rows of a prerendered page when the visitor goes to another page before the catalogue was read. */
  dropPart: () => void;
  /** Resolves when the saved state is in the store and, for a page without rows of its own, the saved catalogue. */
  restored: Promise<void>;
}

interface ReaderOptions {
  askNode?: typeof readNode;
  range?: KeyRange;
  storage?: TextStorage;
  /** Whether the page brings the rows it shows: then the saved catalogue is only read when the database fails. */
  bringsRows?: boolean;
}

/** Asks for both nodes at once, while the code that reads the answers is fetched. */
export function createCatalogueReader(
  store: Store<ShopState>,
  stateRestored: Promise<void>,
  {
    askNode = readNode,
    range = firstRange(),
    storage = browserStorage(),
    bringsRows = false,
  }: ReaderOptions = {},
): CatalogueReader {
  const listeners = new Set<() => void>();
  const parts = new Set<string>();
  let onShown: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  let onDrawn: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => {
    onDrawn = resolve;
  });
  const say = (next: Omit<CatalogueStatus, 'retry' | 'want'>): void => {
    status = { ...next, retry, want };
    listeners.forEach((listener) => listener());
  };
  let reading: CatalogueReading | undefined;
  const code = async (): Promise<CatalogueReading> => {
    const { CatalogueReading: Reading } = await import('./catalogueReading');
    reading ??= new Reading({ store, storage, restored, askNode, range, parts, say, onShown, drawn });
    return reading;
  };
  const restoreCatalogue = async (): Promise<void> => {
    await stateRestored;
    if (!bringsRows && hasSavedCatalogue(storage)) (await code()).restoreSaved();
  };
  const restored = restoreCatalogue().catch((error: unknown) =>
    reportError(error, 'The saved catalogue could not be read.', 'warning'),
  );
  const read = async (): Promise<void> => {
    const nodes = reading?.hasBegun ? [] : [askNode('programs', range), askNode('products', range)];
    try {
      // An answer that fails before it is waited for is no uncaught error.
      void Promise.allSettled(nodes);
      await (await code()).read(nodes);
    } catch (error) {
      reportError(error, 'Reading the catalogue failed.');
      say({ phase: 'failed', problem: 'unavailable' });
    }
  };
  const retry = (): void => {
    say({ phase: 'loading' });
    void read();
  };
  const want = (id: string): void => {
    code().then(
      (known) => known.want(id),
      () => undefined,
    );
  };
  let status: CatalogueStatus = { phase: 'loading', retry, want };

  return {
    read,
    shown,
    drawn,
    restored,
    receivePart: async ({ programs, products }) => {
      const { programsOf, productsOf } = await import('#model/catalogue/catalogueReader');
      parts.add('programs').add('products');
      status = { ...status, isPageOnly: true };
      store.dispatch(programsReceived(programsOf(programs).rows));
      store.dispatch(productsReceived(productsOf(products).rows));
    },
    dropPart: () => {
      if (status.isPageOnly) say({ phase: 'loading' });
      if (reading?.showMore() || (parts.size > 0 && reading?.restoreSaved())) return;
      if (parts.has('programs')) store.dispatch(programsReceived([]));
      if (parts.has('products')) store.dispatch(productsReceived([]));
      parts.clear();
    },
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      onDrawn();
      return () => listeners.delete(listener);
    },
  };
}
