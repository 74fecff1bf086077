import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCatalogueReader, type CatalogueReader } from '#app/store/catalogueReading';
import { itemAdded } from '#model/cart/cartSlice';
import { selectItem } from '#model/shopState';
import { readNode } from '#services/firebase/readCatalogue';
import { saveCatalogue } from '#services/storage/savedCatalogue';
import { answerTo } from '#tests/support/pagedServer';
import { product, program } from '#tests/support/samples';
import { openShop, type OpenShop } from '#tests/support/shopFixture';
import { eventually } from '#tests/support/eventually';

const numbers = Array.from({ length: 2500 }, (_, index) => `p${String(index).padStart(4, '0')}`);
const nodes: Record<string, Record<string, unknown>> = {
  products: Object.fromEntries(numbers.map((id) => [id, product({ id, name: `Product ${id}` })])),
  programs: { calm: program({ id: 'calm' }) },
};
/** Addresses that were asked for, after the database's own. */
const asked: string[] = [];
let answer: (address: string) => Promise<Response>;

function fromNodes(address: string): Promise<Response> {
  const [node = '', id] = new URL(address).pathname.replace(/^\/|\.json$/g, '').split('/');
  const rows = nodes[node] ?? {};
  return Promise.resolve(Response.json(id === undefined ? answerTo(address, rows) : (rows[id] ?? null)));
}

beforeEach(() => {
  asked.length = 0;
  answer = fromNodes;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer(address);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.head.replaceChildren();
});

/** Pages that were prerendered from a long catalogue ask for a hundred rows first. */
function sayLong(): void {
  const tag = document.createElement('meta');
  tag.name = 'catalogue-page';
  tag.content = '100';
  document.head.append(tag);
}

async function start(): Promise<OpenShop & { reader: CatalogueReader }> {
  const shop = await openShop('empty');
  const reader = createCatalogueReader(shop.store, Promise.resolve(), { askNode: readNode });
  // As the app does when it is rendered.
  reader.subscribe(() => undefined);
  return { ...shop, reader };
}

const idsIn = ({ store }: OpenShop) => store.getState().product.products.map(({ id }) => id);
const pagesOf = (node: string) => asked.filter((address) => address.includes(`/${node}.json`));

describe('a catalogue of more than a thousand rows', () => {
  test('is read in pages by key, and then there whole, in the order of the database', async () => {
    const shop = await start();
    await shop.reader.read();
    expect(idsIn(shop)).toEqual(numbers);
    expect(shop.reader.status()).not.toHaveProperty('isPart');
    expect(shop.reader.status().phase).toBe('ready');
    expect(pagesOf('programs')).toHaveLength(1);
    expect(pagesOf('products')).toHaveLength(3);
  });
  test('shows its first rows while the others are read, and says that they are a part', async () => {
    sayLong();
    const shop = await start();
    const whole = shop.reader.read();
    await shop.reader.shown;
    expect(idsIn(shop)).toEqual(numbers.slice(0, 100));
    expect(shop.reader.status()).toMatchObject({ phase: 'loading', isPart: true });
    await whole;
    expect(idsIn(shop)).toEqual(numbers);
  });
  test('waits with the rest until the app is rendered', async () => {
    const { store } = await openShop('empty');
    const reader = createCatalogueReader(store, Promise.resolve(), { askNode: readNode });
    void reader.read();
    await reader.shown;
    expect(store.getState().product.products).toHaveLength(1001);
    expect(pagesOf('products')).toHaveLength(1);
    reader.subscribe(() => undefined);
    await eventually(() => expect(pagesOf('products')).toHaveLength(3));
  });
  test('keeps the rows of a prerendered page until it is left, or all is read', async () => {
    sayLong();
    const shop = await start();
    shop.reader.receivePart({ programs: [], products: [product({ id: 'p2400' })] });
    const whole = shop.reader.read();
    await eventually(() => expect(pagesOf('products').length).toBeGreaterThan(1));
    expect(idsIn(shop)).toEqual(['p2400']);
    shop.reader.dropPart();
    expect(idsIn(shop).slice(0, 3)).toEqual(['p2400', 'p0000', 'p0001']);
    await whole;
    expect(idsIn(shop)).toEqual(numbers);
  });
  test('reads the row that a page waits for by itself', async () => {
    sayLong();
    const { store, reader } = await start();
    // The pages do not arrive.
    answer = (address) =>
      address.includes('orderBy') ? new Promise<Response>(() => undefined) : fromNodes(address);
    void reader.read();
    reader.status().want?.('p2499');
    await eventually(() =>
      expect(selectItem(store.getState(), { kind: 'product', id: 'p2499' })).toBeDefined(),
    );
    expect(reader.status().phase).toBe('loading');
  });
  test('has what is in the cart among its first rows, or it would be taken for gone', async () => {
    sayLong();
    const { store, reader } = await start();
    store.dispatch(itemAdded(product({ id: 'p2300', price: 1 })));
    const whole = reader.read();
    await reader.shown;
    expect(selectItem(store.getState(), { kind: 'product', id: 'p2300' })).toBeDefined();
    await whole;
    expect(store.getState().cart).toMatchObject([{ id: 'p2300', price: product().price }]);
  });
  test('shows what has come where the rest cannot be read, and goes on from there at the next try', async () => {
    const shop = await start();
    answer = (address) =>
      address.includes('startAt')
        ? Promise.resolve(Response.json({ error: 'away' }, { status: 403 }))
        : fromNodes(address);
    await shop.reader.read();
    expect(shop.reader.status()).toMatchObject({
      phase: 'failed',
      problem: 'permission_denied',
      isPart: true,
    });
    expect(idsIn(shop)).toHaveLength(1001);
    answer = fromNodes;
    asked.length = 0;
    shop.reader.status().retry();
    await eventually(() => expect(shop.reader.status().phase).toBe('ready'));
    expect(idsIn(shop)).toEqual(numbers);
    expect(pagesOf('products')).toHaveLength(2);
    expect(pagesOf('programs')).toHaveLength(0);
  });
  test('leaves the catalogue of an earlier visit on the page until all is read', async () => {
    await saveCatalogue(localStorage, { programs: [], products: [product({ id: 'old' })] });
    const shop = await start();
    const whole = shop.reader.read();
    await eventually(() => expect(pagesOf('products').length).toBeGreaterThan(1));
    expect(idsIn(shop)).toEqual(['old']);
    await whole;
    expect(idsIn(shop)).toEqual(numbers);
  });
});
