import { shallowEqual } from 'react-redux';
import { stockOf, type Product } from '../../../model/catalogue/item';
import { selectItem } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';

/** Products by their ids, as far as the catalogue has them; what is sold out comes last. */
export function useNamedProducts(ids: readonly string[]): Product[] {
  const products = useShop(
    (state) =>
      ids.flatMap((id): Product[] => {
        const item = selectItem(state, { kind: 'product', id });
        return item?.kind === 'product' ? [item] : [];
      }),
    shallowEqual,
  );
  return products.toSorted((a, b) => Number(stockOf(a) === 0) - Number(stockOf(b) === 0));
}
