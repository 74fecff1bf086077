import { describe, expect, test, vi } from 'vitest';
import { readSavedShop, setAsideKey } from '#services/storage/readSavedShop';
import { savedShopKey } from '#model/saved/storageKeys';
import { readSaved, savedCatalogueKey, shopStorage } from '#services/storage/savedShop';
import { line } from '#tests/support/samples';
import { memoryStorage } from '#tests/support/memoryStorage';
import { browserStorage } from '#storedValue';

/** As redux-persist writes it: JSON of JSON. */
const encode = (parts: object): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)])),
  );

describe('reading what was saved', () => {
  test('nothing saved is nothing to repair', async () => {
    expect(readSavedShop(memoryStorage())).toEqual({ parts: {}, wasRepaired: false });
    expect(await readSaved(memoryStorage())).toEqual({ parts: {}, wasRepaired: false });
  });
  test('an untouched state is given back and not put aside', () => {
    const storage = memoryStorage({ [savedShopKey]: encode({ cart: [line()], _persist: { version: 1.1 } }) });
    expect(readSavedShop(storage)).toEqual({ parts: { cart: [line()] }, wasRepaired: false });
    expect(storage.getItem(setAsideKey)).toBeNull();
  });
  test.each(['{broken', '5', 'null', '"text"', '[]', ''])('%j is put aside as it was found', (text) => {
    const storage = memoryStorage({ [savedShopKey]: text });
    expect(readSavedShop(storage)).toEqual({ parts: {}, wasRepaired: true });
    expect(storage.getItem(setAsideKey)).toBe(text);
  });
  test('one broken part does not take the others with it', () => {
    const text = JSON.stringify({ cart: JSON.stringify([line()]), wishlist: '[{' });
    const storage = memoryStorage({ [savedShopKey]: text });
    expect(readSavedShop(storage)).toEqual({ parts: { cart: [line()], wishlist: [] }, wasRepaired: true });
    expect(storage.getItem(setAsideKey)).toBe(text);
  });
  test('the catalogue that older versions saved here is left out, and nothing is put aside', () => {
    const storage = memoryStorage({ [savedShopKey]: encode({ cart: [line()], product: { products: [] } }) });
    expect(readSavedShop(storage)).toEqual({ parts: { cart: [line()] }, wasRepaired: false });
    expect(storage.getItem(setAsideKey)).toBeNull();
  });
  test('no room for the raw copy is no reason to lose the cart', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = memoryStorage({ [savedShopKey]: encode({ cart: [line(), 5] }) }, 0);
    expect(readSavedShop(storage).parts).toEqual({ cart: [line()] });
  });
  test('storage that throws is a shop that starts empty', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = memoryStorage();
    storage.getItem = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    expect(readSavedShop(storage).parts).toEqual({});
    expect(warned).toHaveBeenCalledOnce();
  });
});

describe('saving', () => {
  const text = encode({ cart: [line()], currency: 'USD' });
  const keys = (saved: string | null): string[] => Object.keys(JSON.parse(saved ?? '{}') as object);

  test('keeps everything where there is room', async () => {
    const storage = memoryStorage();
    await shopStorage(storage, vi.fn<() => void>()).setItem(savedShopKey, text);
    expect(storage.getItem(savedShopKey)).toBe(text);
  });
  test('gives up the catalogue before the cart', async () => {
    const told = vi.fn<() => void>();
    const storage = memoryStorage({ [savedCatalogueKey]: 'x'.repeat(380) }, 400);
    await shopStorage(storage, told).setItem(savedShopKey, text);
    expect(storage.getItem(savedShopKey)).toBe(text);
    expect(storage.getItem(savedCatalogueKey)).toBeNull();
    expect(told).not.toHaveBeenCalled();
  });
  test('says once that nothing can be saved, and never throws', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const told = vi.fn<() => void>();
    const storage = shopStorage(memoryStorage({}, 0), told);
    await storage.setItem(savedShopKey, text);
    await storage.setItem(savedShopKey, text);
    expect(told).toHaveBeenCalledOnce();
  });
  test('does not write what is saved already: that takes its time, and other tabs would hear of it', async () => {
    const same = memoryStorage({});
    const write = vi.spyOn(same, 'setItem');
    const storage = shopStorage(same, vi.fn<() => void>());
    await storage.setItem(savedShopKey, text);
    await storage.setItem(savedShopKey, text);
    expect(write).toHaveBeenCalledOnce();
  });
  test('saves again as soon as there is room', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const room = memoryStorage({ filler: 'x'.repeat(380) }, 400);
    const storage = shopStorage(room, vi.fn<() => void>());
    await storage.setItem(savedShopKey, text);
    expect(room.getItem(savedShopKey)).toBeNull();
    room.removeItem('filler');
    await storage.setItem(savedShopKey, text);
    expect(keys(room.getItem(savedShopKey))).toContain('cart');
  });
});

test('where storage is switched off nothing is found, and saving is said to fail', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  const storage = browserStorage();
  const told = vi.fn<() => void>();
  expect(readSavedShop(storage).parts).toEqual({});
  await shopStorage(storage, told).setItem(savedShopKey, '{}');
  expect(told).toHaveBeenCalledOnce();
});
