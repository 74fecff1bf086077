import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCatalogueReader } from '#app/store/catalogueReading';
import { itemAdded } from '#model/cart/cartSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { product, program } from '#tests/support/samples';
import { readSavedCatalogue, saveCatalogue } from '#services/storage/savedCatalogue';
import { openShop, type OpenShop } from '#tests/support/shopFixture';
import { eventually } from '#tests/support/eventually';
import { whenIdle } from '#whenIdle';
import { held } from '#tests/support/held';

const nodes = new Map<string, () => Promise<Response>>();
const has = (node: string, value: unknown, status = 200) =>
  nodes.set(node, () => Promise.resolve(Response.json(value, { status })));

beforeEach(() => {
  nodes.clear();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('fetch', (address: string) => {
    const node = /\/(\w+)\.json/.exec(address)?.[1] ?? '';
    return nodes.get(node)?.() ?? Promise.reject(new TypeError(`No answer for ${address}`));
  });
  for (const method of ['info', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(async () => {
  // What a test's shop saves at rest, in two turns, must not be found by the next one.
  await whenIdle();
  await whenIdle();
});

async function start(restored: Promise<void> = Promise.resolve(), bringsRows = false) {
  const shop = await openShop('empty');
  return { ...shop, reader: createCatalogueReader(shop.store, restored, { bringsRows }) };
}

describe('the start', () => {
  test('puts both nodes whole into the store, normalised', async () => {
    has('programs', { calm: { name: 'Calm', price: '49' } });
    has('products', [null, { id: 'mat', name: 'Mat', price: 25, category: 'Equipment' }]);
    const { store, reader } = await start();
    expect(reader.status().phase).toBe('loading');
    await reader.read();
    expect(store.getState().program.programs).toMatchObject([{ id: 'calm', price: 49 }]);
    expect(store.getState().product.products).toMatchObject([{ id: 'mat', category: ['Equipment'] }]);
    expect(reader.status().phase).toBe('ready');
  });
  test('leaves what is as it was untouched when the database is read again', async () => {
    has('programs', [program()]);
    has('products', [product(), product({ id: 'lamp', price: 25 })]);
    const { store, reader } = await start();
    await reader.read();
    const before = store.getState();
    has('products', [product(), product({ id: 'lamp', price: 30 })]);
    await reader.read();
    const { program: programs, product: products } = store.getState();
    expect(programs.programs).toBe(before.program.programs);
    expect(products.products[0]).toBe(before.product.products[0]);
    expect(products.products[1]).toMatchObject({ id: 'lamp', price: 30 });
  });
  test('takes the rows of a prerendered page, checked, until the catalogue is read', async () => {
    has('programs', [program()]);
    has('products', [product()]);
    const { store, reader } = await start();
    reader.receivePart({ programs: [], products: [product({ id: 'mat' }), { id: 'bad' }] });
    expect(store.getState().product.products).toMatchObject([{ id: 'mat' }]);
    expect(reader.status()).toMatchObject({ phase: 'loading', isPageOnly: true });
    await reader.read();
    expect(reader.status()).not.toHaveProperty('isPageOnly');
    // Nothing of it is a page's own any more.
    reader.dropPart();
    expect(store.getState().product.products).toEqual([product()]);
  });
  test('gives up the rows of a prerendered page when the database has none', async () => {
    has('programs', null);
    has('products', null);
    const { store, reader } = await start();
    reader.receivePart({ programs: [program()], products: [product()] });
    await reader.read();
    expect(store.getState().program.programs).toEqual([]);
    expect(store.getState().product.products).toEqual([]);
    expect(reader.status().phase).toBe('ready');
  });
  test('gives up the rows of a page that is left before the catalogue was read', async () => {
    const { store, reader } = await start();
    reader.receivePart({ programs: [], products: [product()] });
    reader.dropPart();
    expect(store.getState().product.products).toEqual([]);
    expect(reader.status()).not.toHaveProperty('isPageOnly');
    expect(reader.status().phase).toBe('loading');
  });
  test('logs where a node is missing', async () => {
    has('programs', null);
    has('products', [{ id: 'mat', name: 'Mat', price: 25 }]);
    const { reader } = await start();
    await reader.read();
    expect(console.info).toHaveBeenCalledExactlyOnceWith('No data found in the node.', 'programs');
    expect(reader.status().phase).toBe('ready');
  });
  test('keeps what was restored when a node that exists is empty', async () => {
    has('programs', {});
    has('products', [{ id: 'nothing usable' }]);
    const { store, reader } = await start();
    store.dispatch(productsReceived([product()]));
    store.dispatch(programsReceived([program()]));
    await reader.read();
    expect(store.getState().product.products).toEqual([product()]);
    expect(store.getState().program.programs).toEqual([program()]);
  });
  test('logs how many rows could not be used', async () => {
    has('programs', [program(), { id: 'bad' }, 5]);
    has('products', [product()]);
    const { reader } = await start();
    await reader.read();
    expect(console.info).toHaveBeenCalledWith('2 rows of programs could not be used and were left out.');
  });
  test('waits for the saved state before it puts anything into the store', async () => {
    has('programs', [program()]);
    has('products', [product()]);
    const restored = held();
    const { store, reader } = await start(restored.promise);
    const reading = reader.read();
    // A shop whose state is restored is filled by now.
    const other = await start();
    await other.reader.read();
    expect(other.store.getState().product.products).toHaveLength(1);
    expect(store.getState().product.products).toEqual([]);
    restored.settle();
    await reading;
    expect(store.getState().product.products).toHaveLength(1);
  });
  test('puts both nodes into the store together, so that a list of both is ordered once', async () => {
    vi.useFakeTimers();
    has('programs', [program()]);
    const answer = held<Response>();
    nodes.set('products', () => answer.promise);
    const { store, reader } = await start();
    const seen: number[] = [];
    store.subscribe(() => {
      // Looked at when the task is over, as a screen is.
      setTimeout(() => {
        const { program: programs, product: products } = store.getState();
        seen.push(programs.programs.length + products.products.length);
      });
    });
    const reading = reader.read();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
    answer.settle(Response.json([product()]));
    await reading;
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(store.getState().program.programs).toHaveLength(1);
    expect(new Set(seen)).toEqual(new Set([2]));
  });
  test('does not hold the rows of one node up for long when the other does not come', async () => {
    vi.useFakeTimers();
    has('programs', [program()]);
    nodes.set('products', () => new Promise(() => undefined));
    const { store, reader } = await start();
    void reader.read();
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.getState().program.programs).toHaveLength(1);
    vi.useRealTimers();
  });
  test('brings the cart to today’s prices', async () => {
    has('programs', []);
    has('products', [product({ price: 30 })]);
    const { store, reader } = await start();
    store.dispatch(itemAdded(product({ price: 25 })));
    await reader.read();
    expect(store.getState().cart).toMatchObject([{ id: 'mat', price: 30, quantity: 1 }]);
  });
});

describe('a read that fails', () => {
  test('is logged, says why, leaves what was saved, and works again on Retry', async () => {
    has('programs', { error: 'Permission denied' }, 401);
    has('products', [product()]);
    const { store, reader } = await start();
    const heard = vi.fn<() => void>();
    reader.subscribe(heard);
    store.dispatch(itemAdded(product()));
    await reader.read();
    expect(console.error).toHaveBeenCalledWith('Reading the catalogue failed.', expect.any(Error));
    expect(reader.status()).toMatchObject({ phase: 'failed', problem: 'permission_denied' });
    expect(store.getState().cart).toHaveLength(1);

    has('programs', [program()]);
    reader.status().retry();
    expect(reader.status().phase).toBe('loading');
    await eventually(() => expect(reader.status().phase).toBe('ready'));
    expect(store.getState().program.programs).toHaveLength(1);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('a first visit while the database is away', () => {
  const copy = { writtenAt: '2026-11-01T08:00:00.000Z', programs: [program()], products: [product()] };
  beforeEach(() => {
    const tag = document.createElement('meta');
    tag.name = 'catalogue-snapshot';
    tag.content = '/assets/catalogue-1.json';
    document.head.replaceChildren(tag);
    vi.stubGlobal('fetch', (address: string) =>
      address === '/assets/catalogue-1.json'
        ? Promise.resolve(Response.json(copy))
        : Promise.resolve(Response.json({ error: 'away' }, { status: 403 })),
    );
  });
  afterEach(() => document.head.replaceChildren());

  test('shows the copy of the build, and says how old it is', async () => {
    const { store, reader } = await start();
    await reader.read();
    expect(store.getState().product.products).toEqual([product()]);
    expect(store.getState().program.programs).toEqual([program()]);
    expect(reader.status()).toMatchObject({
      phase: 'failed',
      problem: 'permission_denied',
      snapshotOf: Date.parse(copy.writtenAt),
    });
  });
  test('shows the copy of the node that did not come beside the one that did', async () => {
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(
        address === '/assets/catalogue-1.json'
          ? Response.json(copy)
          : address.includes('programs')
            ? Response.json([program({ id: 'new' })])
            : Response.json({ error: 'away' }, { status: 403 }),
      ),
    );
    const { store, reader } = await start();
    await reader.read();
    await eventually(() => expect(store.getState().program.programs).toMatchObject([{ id: 'new' }]));
    expect(store.getState().product.products).toEqual([product()]);
    expect(reader.status().snapshotOf).toBe(Date.parse(copy.writtenAt));
  });
  test('still says how old the copy is after a Retry that fails, and forgets it after one that works', async () => {
    const { store, reader } = await start();
    await reader.read();
    reader.status().retry();
    expect(reader.status()).not.toHaveProperty('snapshotOf');
    await eventually(() => expect(reader.status().phase).toBe('failed'));
    expect(reader.status().snapshotOf).toBe(Date.parse(copy.writtenAt));
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([product({ id: 'cup' })])));
    reader.status().retry();
    await eventually(() => expect(reader.status().phase).toBe('ready'));
    expect(reader.status()).not.toHaveProperty('snapshotOf');
    expect(store.getState().product.products).toMatchObject([{ id: 'cup' }]);
  });
  test.each([
    ['is gone', () => new Response('', { status: 404 })],
    ['is no JSON', () => new Response('<!doctype html>')],
    ['says no time', () => Response.json({ programs: [], products: [] })],
  ])('reports a copy that %s', async (_what, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(
        address === '/assets/catalogue-1.json' ? answer() : Response.json({ error: 'away' }, { status: 403 }),
      ),
    );
    const { reader } = await start();
    await reader.read();
    expect(reader.status()).toMatchObject({ phase: 'failed', problem: 'permission_denied' });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The build’s copy of the catalogue could not be read.',
      expect.any(Error),
    );
  });
  test('leaves the catalogue of an earlier visit', async () => {
    await saveCatalogue(localStorage, { programs: [], products: [product({ id: 'cup' })] });
    const { store, reader } = await start();
    await reader.read();
    expect(store.getState().product.products).toEqual([product({ id: 'cup' })]);
    expect(reader.status().snapshotOf).toBeUndefined();
  });
});

describe('the catalogue of an earlier visit', () => {
  const cup = product({ id: 'cup' });
  const productIds = (shop: Pick<OpenShop, 'store'>) =>
    shop.store.getState().product.products.map(({ id }) => id);
  beforeEach(() => saveCatalogue(localStorage, { programs: [program()], products: [cup] }));

  test('is there before the database has answered', async () => {
    const shop = await start();
    await shop.reader.restored;
    expect(productIds(shop)).toEqual(['cup']);
    expect(shop.reader.status().phase).toBe('loading');
  });
  test('is replaced by the answer, however early that comes, and saved anew', async () => {
    has('programs', [program()]);
    has('products', [product({ id: 'mat' })]);
    const shop = await start();
    await shop.reader.read();
    await shop.reader.restored;
    expect(productIds(shop)).toEqual(['mat']);
    await eventually(() =>
      expect(readSavedCatalogue(localStorage)?.products.map(({ id }) => id)).toEqual(['mat']),
    );
  });
  test('leaves the rows of a prerendered page alone, until that page is left', async () => {
    has('programs', { error: 'away' }, 403);
    has('products', { error: 'away' }, 403);
    const shop = await start(Promise.resolve(), true);
    await shop.reader.restored;
    shop.reader.receivePart({ programs: [], products: [product({ id: 'mat' })] });
    expect(productIds(shop)).toEqual(['mat']);
    shop.reader.dropPart();
    await shop.reader.read();
    expect(productIds(shop)).toEqual(['cup']);
  });
  test('stands in for a database that does not answer', async () => {
    has('programs', [program({ id: 'new' })]);
    has('products', { error: 'away' }, 403);
    const shop = await start(Promise.resolve(), true);
    shop.reader.receivePart({ programs: [], products: [product({ id: 'mat' })] });
    await shop.reader.read();
    expect(productIds(shop)).toEqual(['cup']);
    shop.reader.dropPart();
    expect(productIds(shop)).toEqual(['cup']);
    expect(shop.reader.status()).toMatchObject({ phase: 'failed', problem: 'permission_denied' });
  });
  test('stands in for a node that is suddenly empty; what the other one said stays', async () => {
    has('programs', [program({ id: 'new' })]);
    has('products', {});
    const shop = await start(Promise.resolve(), true);
    shop.reader.receivePart({ programs: [], products: [product({ id: 'mat' })] });
    await shop.reader.read();
    expect(productIds(shop)).toEqual(['cup']);
    expect(shop.store.getState().program.programs.map(({ id }) => id)).toEqual(['new']);
  });
});
