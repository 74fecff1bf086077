import type { Store } from '@reduxjs/toolkit';
import type { OrderedUnits } from '#model/cart/orderedUnits';
import type { Item, Product, Program } from '#model/catalogue/item';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import type { OrderDraft } from '#model/order/order';
import { withoutSold } from '#model/order/withoutSold';
import { selectProducts, selectPrograms, type ShopState } from '#model/shopState';

/** The catalogue with fresh rows for these items; items the database no longer has are removed. */
function updated<Kind extends Item>(
  items: readonly Kind[],
  asked: ReadonlySet<string>,
  fresh: readonly Kind[],
): Kind[] {
  const byId = new Map(fresh.map((item) => [item.id, item]));
  return items.flatMap((item) => (asked.has(item.id) ? (byId.get(item.id) ?? []) : item));
}

/** What the answer to an order tells of the catalogue, put into the store. Nobody needs it before there is one. */
export const catalogueNews = {
  /** What the database said about an order's items. */
  learn(store: Store<ShopState>, { lines }: OrderDraft, items: readonly Item[]): void {
    const asked = (kind: Item['kind']) =>
      new Set(lines.filter((line) => line.kind === kind).map(({ id }) => id));
    const products = items.filter((item): item is Product => item.kind === 'product');
    const programs = items.filter((item): item is Program => item.kind === 'program');
    const state = store.getState();
    store.dispatch(productsReceived(updated(selectProducts(state), asked('product'), products)));
    store.dispatch(programsReceived(updated(selectPrograms(state), asked('program'), programs)));
  },
  /** What an order took from the shelves. */
  takeSold(store: Store<ShopState>, lines: readonly OrderedUnits[]): void {
    const products = selectProducts(store.getState());
    store.dispatch(productsReceived(products.map((product) => withoutSold(product, lines))));
  },
};
