import { useEffect, useMemo } from 'react';
import { withStock } from '#model/availability/liveStock';
import { productsReceived } from '#model/catalogue/productSlice';
import { selectProducts } from '#model/shopState';
import { reportError } from '#reportError';
import { useShopStore } from '#storeHooks';
import { whileSeen } from '#ui/whileSeen';

/** Most stocks followed at once; an order reads fresh values anyway. */
const mostWatched = 10;

/** Keeps the stock of these products up to date while the page is visible. Renders nothing. */
export function LiveStock({ ids }: { ids: readonly string[] }) {
  const store = useShopStore();
  const wanted = useMemo(() => [...new Set(ids)].toSorted().slice(0, mostWatched), [ids]);
  const key = JSON.stringify(wanted);

  useEffect(() => {
    const asked = new Set<unknown>(JSON.parse(key));
    if (asked.size === 0) return undefined;
    const learn = (path: string, value: unknown): void => {
      const products = selectProducts(store.getState());
      const [, id, field] = path.split('/');
      const next = products.map((product) => {
        if (product.id !== id) return product;
        return withStock(product, field === 'variation' ? { variation: value } : { stock: value });
      });
      if (next.some((product, index) => product !== products[index])) store.dispatch(productsReceived(next));
    };
    const watch = async (): Promise<() => void> => {
      const places = selectProducts(store.getState())
        .filter(({ id }) => asked.has(id))
        .map(({ id, variation }) => `products/${id}/${variation.length > 0 ? 'variation' : 'stock'}`);
      const { watchNodes } = await import('#services/firebase/watchNodes');
      return watchNodes(places, learn);
    };
    return whileSeen(watch, (error) => reportError(error, 'The stock is not live.', 'warning'));
  }, [key, store]);
  return null;
}
