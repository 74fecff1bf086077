import { useCallback, useEffect, useRef, useState } from 'react';
import { linesReplaced } from '../../../model/cart/cartSlice';
import type { Item, Product, Program } from '../../../model/catalogue/item';
import type { OrderDraft } from '../../../model/order/order';
import { withoutOrdered, withoutSold } from '../../../model/order/orderedLines';
import { productsReceived } from '../../../model/catalogue/productSlice';
import { programsReceived } from '../../../model/catalogue/programSlice';
import { selectCart, selectProducts, selectPrograms } from '../../../model/shopState';
import { CatalogueChangedError } from '../../../services/firebase/orders/sendingError';
import { SendingError, type SendingProblem } from '../../../services/firebase/orders/sendingError';
import { readPendingOrder, type SentOrder } from '../../../services/storage/orderMemory';
import { useShopStore } from '../../../storeHooks';

/** What talks to the database comes when it is needed. */
const sender = () => import('./sendOrder');
const findPendingOrder = async () => (await sender()).findPendingOrder();

export type Ordering =
  | { phase: 'ready' }
  /** Asking whether an earlier order arrived. */
  | { phase: 'asking' }
  | { phase: 'sending' }
  /** The catalogue said something new; it is in the store by now. */
  | { phase: 'changed' }
  | { phase: 'failed'; problem: SendingProblem };

const failureOf = (error: unknown): Ordering => {
  if (error instanceof CatalogueChangedError) return { phase: 'changed' };
  console.warn('The order was not placed.', error);
  return { phase: 'failed', problem: error instanceof SendingError ? error.problem : 'unanswered' };
};

/** The catalogue with these items as the database has them now; of those asked for, the ones without an answer are gone. */
function updated<Kind extends Item>(
  items: readonly Kind[],
  asked: ReadonlySet<string>,
  fresh: readonly Kind[],
): Kind[] {
  const byId = new Map(fresh.map((item) => [item.id, item]));
  return items.flatMap((item) => (asked.has(item.id) ? (byId.get(item.id) ?? []) : item));
}

/** Places orders: one at a time, each exactly once, also over a reload. */
export function useOrdering(onPlaced: (order: SentOrder) => void) {
  const store = useShopStore();
  const [ordering, setOrdering] = useState<Ordering>(() => ({
    phase: readPendingOrder() ? 'asking' : 'ready',
  }));
  const isBusy = useRef(false);
  const placed = useRef(onPlaced);
  useEffect(() => {
    placed.current = onPlaced;
  });

  const take = useCallback(
    (order: SentOrder | undefined): void => {
      setOrdering({ phase: 'ready' });
      if (!order) return;
      const { lines } = order.draft;
      store.dispatch(linesReplaced(withoutOrdered(selectCart(store.getState()), lines)));
      store.dispatch(
        productsReceived(selectProducts(store.getState()).map((product) => withoutSold(product, lines))),
      );
      placed.current(order);
    },
    [store],
  );

  const learn = useCallback(
    (draft: OrderDraft, items: readonly Item[]): void => {
      const asked = (kind: Item['kind']) =>
        new Set(draft.lines.filter((line) => line.kind === kind).map(({ id }) => id));
      const products = items.filter((item): item is Product => item.kind === 'product');
      const programs = items.filter((item): item is Program => item.kind === 'program');
      const state = store.getState();
      store.dispatch(productsReceived(updated(selectProducts(state), asked('product'), products)));
      store.dispatch(programsReceived(updated(selectPrograms(state), asked('program'), programs)));
    },
    [store],
  );

  /** One thing at a time: a second press while something is under way does nothing. */
  const run = useCallback(
    async (action: () => Promise<SentOrder | undefined>): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        take(await action());
      } catch (error) {
        setOrdering(failureOf(error));
      } finally {
        isBusy.current = false;
      }
    },
    [take],
  );

  useEffect(() => {
    // Fetched ahead, so that a connection lost at the last button finds it here; asked for again when it did not come.
    sender().catch((error: unknown) => console.warn('What sends orders could not be fetched yet.', error));
    if (!readPendingOrder()) return;
    findPendingOrder().then(take, (error: unknown) => setOrdering(failureOf(error)));
  }, [take]);

  const ask = useCallback((): void => {
    setOrdering({ phase: 'asking' });
    void run(findPendingOrder);
  }, [run]);

  const order = useCallback(
    async (draft: OrderDraft, uid: string | null): Promise<void> => {
      setOrdering({ phase: 'sending' });
      await run(async () => {
        try {
          const { sendOrder } = await sender();
          return await sendOrder(draft, uid, () => selectCart(store.getState()).length > 0);
        } catch (error) {
          if (error instanceof CatalogueChangedError) learn(draft, error.items);
          throw error;
        }
      });
    },
    [run, learn, store],
  );

  return { ordering, ask, order };
}
