import { expect, test, vi } from 'vitest';
import { readSavedCatalogue, saveCatalogue } from '#services/storage/savedCatalogue';
import { savedCatalogueKey } from '#services/storage/savedShop';
import { product, program } from '#tests/support/samples';

const whole = { programs: [program()], products: [product()] };

test('a saved catalogue is found again', async () => {
  await saveCatalogue(localStorage, whole);
  expect(readSavedCatalogue(localStorage)).toEqual(whole);
});

test('what is saved already is not written again', async () => {
  await saveCatalogue(localStorage, whole);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  await saveCatalogue(localStorage, whole);
  expect(write).not.toHaveBeenCalled();
});

test('a long catalogue is not saved, and what was saved of a shorter one goes', async () => {
  const programs = (count: number) =>
    Array.from({ length: count }, (_, index) => program({ id: `p${index}` }));
  await saveCatalogue(localStorage, { programs: programs(400), products: [] });
  expect(readSavedCatalogue(localStorage)?.programs).toHaveLength(400);
  await saveCatalogue(localStorage, { programs: programs(401), products: [] });
  expect(readSavedCatalogue(localStorage)).toBeUndefined();
});

test.each(['', '{', '5', 'null', '[]'])('%j is no catalogue', (text) => {
  localStorage.setItem(savedCatalogueKey, text);
  expect(readSavedCatalogue(localStorage)?.programs ?? []).toEqual([]);
});

test('rows that cannot be used are left out', () => {
  localStorage.setItem(
    savedCatalogueKey,
    JSON.stringify({ programs: 'x', products: [{ id: 'bad' }, product()] }),
  );
  expect(readSavedCatalogue(localStorage)).toEqual({ programs: [], products: [product()] });
});
