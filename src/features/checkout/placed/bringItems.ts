import type { Store } from '@reduxjs/toolkit';
import type { Item, Product, Program } from '#model/catalogue/item';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import type { ItemKey } from '#model/saved/savedItem';
import { itemKey } from '#model/search/itemKey';
import { selectItem, selectProducts, selectPrograms, type ShopState } from '#model/shopState';
import { readItem } from '#services/firebase/readItem';

/**
 * Asks the database for the items that the store does not have: while a long catalogue is being read, one that is missing need
 * not be gone. Throws CatalogueReadError.
 */
export async function bringItems(store: Store<ShopState>, wanted: readonly ItemKey[]): Promise<void> {
  const isMissing = (key: ItemKey): boolean => !selectItem(store.getState(), key);
  const missing = new Map(wanted.filter(isMissing).map((key) => [itemKey(key), key]));
  const answers = await Promise.all([...missing.values()].map((key) => readItem(key)));
  // What was being read may have come in the meantime.
  const found = answers.filter((item): item is Item => item !== undefined && isMissing(item));
  const programs = found.filter((item): item is Program => item.kind === 'program');
  const products = found.filter((item): item is Product => item.kind === 'product');
  const state = store.getState();
  if (programs.length > 0) store.dispatch(programsReceived([...selectPrograms(state), ...programs]));
  if (products.length > 0) store.dispatch(productsReceived([...selectProducts(state), ...products]));
}
