import type { Product, Program } from '#model/catalogue/item';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { isFields, parseJson } from '#model/untrusted';
import { storedText, type StoredText, type TextStorage } from '#storedValue';
import { whenIdle } from '#whenIdle';
import { savedCatalogueKey } from './savedShop';

export interface SavedCatalogue {
  programs: Program[];
  products: Product[];
}

/** A catalogue with more rows of a kind than this is not saved: it would crowd out the cart. */
const mostSavedRows = 400;

// That there is no room for it, or no storage, is no loss: it is a copy.
const stored = (storage: TextStorage): StoredText => storedText(savedCatalogueKey, () => storage);

/** Keeps the catalogue for visits on which the database does not answer; resolves when it is written, in a turn of its own. */
export async function saveCatalogue(
  storage: TextStorage,
  { programs, products }: SavedCatalogue,
): Promise<void> {
  const saved = stored(storage);
  if (Math.max(programs.length, products.length) > mostSavedRows) {
    saved.forget();
    return;
  }
  const text = JSON.stringify({ programs, products });
  const before = saved.read();
  // To write it takes a slow phone 50 ms, beside the 20 that the text took.
  await whenIdle();
  // What another document has written meanwhile is newer.
  if (text !== before && saved.read() === before) saved.write(text);
}

/** The catalogue of an earlier visit, checked like everything that is read; undefined where none is saved. */
export function readSavedCatalogue(storage: TextStorage): SavedCatalogue | undefined {
  const saved = parseJson(stored(storage).read());
  if (!isFields(saved)) return undefined;
  return { programs: programsOf(saved['programs']).rows, products: productsOf(saved['products']).rows };
}
