import type { Store } from '@reduxjs/toolkit';
import type { CatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { linesReplaced } from '#model/cart/cartSlice';
import { repriced } from '#model/cart/repricing';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { createListeners } from '#listeners';
import type { ItemKey } from '#model/saved/savedItem';
import { itemKey } from '#model/search/itemKey';
import { selectItem, selectProducts, selectPrograms, type ShopState } from '#model/shopState';
import { pause } from '#pause';
import { reportError } from '#reportError';
import { readSnapshot } from '#services/catalogueSnapshot';
import { wholeNode } from '#services/firebase/keyRange';
import { CatalogueReadError, firstRange, readNode } from '#services/firebase/readCatalogue';
import { readItem } from '#services/firebase/readItem';
import { readSavedCatalogue, saveCatalogue } from '#services/storage/savedCatalogue';
import { browserStorage } from '#storedValue';
import { whenIdle } from '#whenIdle';
import { CatalogueNode, type Held } from './catalogueNode';

/** Milliseconds that the rows of one node wait for those of the other. */
const longestApartMs = 2000;
/** Rows of each page of a long node after the first. */
const pageSize = 1000;

/** A promise, and the call that resolves it. */
function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((given) => (resolve = given));
  return { promise, resolve };
}

export type CatalogueReader = ReturnType<typeof createCatalogueReader>;

/** Reads the catalogue into the store and says how far that is (docs/decisions/catalogue.md). */
export function createCatalogueReader(
  store: Store<ShopState>,
  stateRestored: Promise<void>,
  {
    askNode = readNode,
    range = firstRange(),
    storage = browserStorage(),
    /** Whether the page brings the rows it shows: then the saved catalogue is only read when the database fails. */
    bringsRows = false,
  } = {},
) {
  const programs = new CatalogueNode({
    name: 'programs',
    rowsOf: programsOf,
    stored: () => selectPrograms(store.getState()),
    store: (rows) => void store.dispatch(programsReceived(rows)),
  });
  const products = new CatalogueNode({
    name: 'products',
    rowsOf: productsOf,
    stored: () => selectProducts(store.getState()),
    store: (rows) => void store.dispatch(productsReceived(rows)),
  });
  const nodes = [programs, products];
  const shown = signal();
  const rendered = signal();
  const { tell, subscribe } = createListeners(rendered.resolve);
  let reading: Pick<CatalogueStatus, 'phase' | 'problem'> = { phase: 'loading' };
  /** When the build's copy was written, where it stands in for the database. */
  let copiedAt: number | undefined;
  let status = statusNow();

  function statusNow(): CatalogueStatus {
    const holds = (some: Held) => nodes.some(({ held }) => held === some);
    return {
      ...reading,
      ...(holds('part') && { isPart: true }),
      ...(reading.phase === 'loading' && holds('page') && { isPageOnly: true }),
      ...(reading.phase === 'failed' && holds('copy') && copiedAt && { snapshotOf: copiedAt }),
      retry,
      want,
    };
  }
  function change(next = reading): void {
    reading = next;
    if (nodes.some(({ held }) => held !== 'nothing')) shown.resolve();
    const now = statusNow();
    if (JSON.stringify(now) === JSON.stringify(status)) return;
    status = now;
    tell();
  }

  /** The catalogue of an earlier visit, for nodes that hold nothing better. */
  function restoreSaved(): void {
    const saved = nodes.some((node) => node.isLacking) ? readSavedCatalogue(storage) : undefined;
    if (saved && programs.isLacking) programs.put(saved.programs, 'saved');
    if (saved && products.isLacking) products.put(saved.products, 'saved');
    change();
  }
  const showParts = (): void => {
    for (const node of nodes) node.showPart();
    change();
  };

  /** Rows that were asked for by their names, for a page or a cart that waits for them. */
  const asked = new Map<string, Promise<void>>();
  async function askRow(key: ItemKey): Promise<void> {
    if (selectItem(store.getState(), key)) return;
    const row = await readItem(key, askNode);
    if (row) (row.kind === 'program' ? programs : products).takeRow(row);
  }
  async function bring(keys: readonly ItemKey[]): Promise<void> {
    try {
      await restored;
      const rows = keys.map((key) => {
        const row = asked.get(itemKey(key)) ?? askRow(key);
        asked.set(itemKey(key), row);
        row.catch(() => asked.delete(itemKey(key)));
        return row;
      });
      await Promise.all(rows);
    } catch (error) {
      reportError(error, 'A row could not be read by itself; the catalogue is still being read.', 'warning');
    }
    showParts();
  }
  /** An id alone may be of either kind. It is asked for once the catalogue is known to be long. */
  const wanted = new Set<string>();
  let isLong = range.most < wholeNode.most;
  function want(id: string): void {
    if (isLong)
      void bring([
        { kind: 'program', id },
        { kind: 'product', id },
      ]);
    else wanted.add(id);
  }

  async function readFirst(): Promise<void> {
    const answers = nodes.map(({ name }) => askNode(name, range));
    // Both at once: a list of both kinds would else be put in another order while somebody is about to press on it.
    const bothCame = Promise.race([Promise.allSettled(answers), pause(longestApartMs)]);
    // A page that shows its own rows is hydrated first: new ones would have it hydrated all at once.
    const isTime = bothCame.then(() => (nodes.some(({ held }) => held === 'page') ? whenIdle() : undefined));
    await Promise.all(
      nodes.map(async (node, at) => {
        const [answer] = await Promise.allSettled([answers[at], isTime]);
        if (answer.status === 'rejected') throw answer.reason;
        node.takeFirst(answer.value, range.most);
        await restored;
        if (node.next !== undefined || node.showWhole()) return;
        // What was restored stays where the node is empty, the few rows of a page do not.
        if (node.held !== 'page' && node.held !== 'part') return;
        restoreSaved();
        if (node.isLacking) node.put([], 'whole');
      }),
    );
  }

  /** Reads on what was too long for one answer, once the app is rendered: it would be in the way of the app's code. */
  async function readRest(): Promise<void> {
    isLong = true;
    wanted.forEach(want);
    wanted.clear();
    const unread = nodes.filter(({ next }) => next !== undefined);
    // Rows of an earlier visit or of the prerendered page stay until all is read, so that nothing jumps.
    if (unread.every(({ held }) => held === 'nothing' || held === 'part')) {
      const { cart, wishlist, compare } = store.getState();
      // Among rows that are shown, a chosen one that is not there would be taken for one that is gone.
      await bring([...cart, ...wishlist, ...compare]);
    }
    await rendered.promise;
    await Promise.all(
      unread.map(async (node) => {
        for (let from = node.next; from !== undefined; from = node.next) {
          await whenIdle();
          node.addPage(await askNode(node.name, { from, most: pageSize }), pageSize);
        }
      }),
    );
    unread.forEach((node) => node.showWhole());
  }

  async function read(): Promise<void> {
    try {
      if (nodes.every(({ next }) => next === undefined)) await readFirst();
      if (nodes.some(({ next }) => next !== undefined)) await readRest();
      const state = store.getState();
      const lines = repriced(state.cart, (key) => selectItem(state, key));
      if (lines !== state.cart) store.dispatch(linesReplaced(lines));
      change({ phase: 'ready' });
      shown.resolve();
      void whenIdle().then(() =>
        saveCatalogue(storage, {
          programs: selectPrograms(store.getState()),
          products: selectProducts(store.getState()),
        }),
      );
    } catch (error) {
      await fail(error);
    }
  }

  async function fail(error: unknown): Promise<void> {
    reportError(error, 'Reading the catalogue failed.');
    const problem = error instanceof CatalogueReadError ? error.problem : 'unavailable';
    if (nodes.some(({ next }) => next !== undefined)) showParts();
    else {
      await restored;
      restoreSaved();
      const snapshot = nodes.some((node) => node.isLacking) ? await readSnapshot() : undefined;
      for (const node of snapshot ? nodes : [])
        if (node.isLacking) node.putUnchecked(snapshot?.[node.name], 'copy');
      copiedAt = snapshot?.writtenAt ?? copiedAt;
    }
    change({ phase: 'failed', problem });
    shown.resolve();
  }

  function retry(): void {
    change({ phase: 'loading' });
    void read();
  }

  const restored = stateRestored
    .then(() => void (bringsRows || restoreSaved()))
    .catch((error: unknown) => reportError(error, 'The saved catalogue could not be read.', 'warning'));

  return {
    /** Reads both nodes, long ones in pages. Never fails: the status says what happened. */
    read,
    /** Resolves when there are rows to show for the first time, which in a long catalogue is before all is read. */
    shown: shown.promise,
    /** Resolves when the app stands on the screen. */
    rendered: rendered.promise,
    /** Resolves when the saved state is in the store and, for a page without rows of its own, the saved catalogue. */
    restored,
    /** Stores the rows that a prerendered page brings, so that the page is usable before the catalogue is read. */
    receivePart(rows: Record<'programs' | 'products', unknown>): void {
      for (const node of nodes) node.putUnchecked(rows[node.name], 'page');
      change();
    },
    /** Drops the rows of a prerendered page when the visitor goes to another page before the catalogue was read. */
    dropPart(): void {
      for (const node of nodes) if (node.held === 'page') node.showPart();
      restoreSaved();
      for (const node of nodes) if (node.held === 'page') node.put([], 'nothing');
      change();
    },
    status: () => status,
    subscribe,
  };
}
