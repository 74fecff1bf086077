import { beforeEach, expect, test, vi } from 'vitest';
import { readCatalogueTexts } from '#services/readCatalogueTexts';

const node = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#services/firebase/readCatalogue', () => ({ readNode: node }));

const built = { products: { mat: { name: 'Matte' } } };

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(built)));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a database that does not answer is replaced by the copy of the build, and reported', async () => {
  const error = new Error('away');
  node.mockRejectedValue(error);
  expect(await readCatalogueTexts('de')).toEqual(built);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('build'), error);
});

test('a database without these texts is no failure', async () => {
  node.mockResolvedValue(null);
  expect(await readCatalogueTexts('de')).toEqual(built);
  expect(console.warn).not.toHaveBeenCalled();
});
