import type { OrderLine } from './order';
import { selectItem, type ShopState } from '#model/shopState';

/** Meals come by courier, other products in a parcel; the catalogue says which is which. */
export function waysOf(
  state: ShopState,
  lines: readonly Pick<OrderLine, 'kind' | 'id'>[],
): 'parcel' | 'courier' | 'both' {
  const products = lines.filter(({ kind }) => kind === 'product');
  const meals = products.filter((line) => {
    const item = selectItem(state, line);
    return item?.kind === 'product' && item.meal;
  });
  if (meals.length === 0) return 'parcel';
  return meals.length < products.length ? 'both' : 'courier';
}
