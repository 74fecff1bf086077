import type { Store } from '@reduxjs/toolkit';
import { linesOrdered } from '#model/cart/cartSlice';
import type { Item, Product, Program } from '#model/catalogue/item';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { orderLineOf, type OrderDraft } from '#model/order/order';
import { withoutSold } from '#model/order/withoutSold';
import {
  selectCart,
  selectItemsByKey,
  selectProducts,
  selectPrograms,
  type ShopState,
} from '#model/shopState';
import type { OrderDesk } from '#services/firebase/orders/orderDesk';
import { CatalogueChangedError, SendingError } from '#services/firebase/orders/sendingError';
import type { SentOrder } from '#services/storage/orderMemory';
import { isBusy, orderingReducer, type Ordering, type OrderingEvent } from './ordering';
import { reportError } from '#reportError';

interface OrderingOptions {
  store: Store<ShopState>;
  /** What talks to the database; its code comes when it is needed. */
  desk: () => Promise<OrderDesk>;
  onPlaced: (order: SentOrder) => void;
}

export interface OrderingControl {
  subscribe: (listener: () => void) => () => void;
  state: () => Ordering;
  /** Asks whether the order in question has arrived. */
  ask: () => Promise<void>;
  placeOrder: (draft: OrderDraft, uid: string | null) => Promise<void>;
}

/** The catalogue with fresh rows for these items; items the database no longer has are removed. */
function updated<Kind extends Item>(
  items: readonly Kind[],
  asked: ReadonlySet<string>,
  fresh: readonly Kind[],
): Kind[] {
  const byId = new Map(fresh.map((item) => [item.id, item]));
  return items.flatMap((item) => (asked.has(item.id) ? (byId.get(item.id) ?? []) : item));
}

/** Puts what the database said about an order's items into the store. */
function learn(store: Store<ShopState>, { lines }: OrderDraft, items: readonly Item[]): void {
  const asked = (kind: Item['kind']) =>
    new Set(lines.filter((line) => line.kind === kind).map(({ id }) => id));
  const products = items.filter((item): item is Product => item.kind === 'product');
  const programs = items.filter((item): item is Program => item.kind === 'program');
  const state = store.getState();
  store.dispatch(productsReceived(updated(selectProducts(state), asked('product'), products)));
  store.dispatch(programsReceived(updated(selectPrograms(state), asked('program'), programs)));
}

/** Places orders one at a time, each exactly once, even across reloads. */
export function createOrdering({ store, desk, onPlaced }: OrderingOptions): OrderingControl {
  const listeners = new Set<() => void>();
  let state: Ordering = { phase: 'ready' };
  const tell = (event: OrderingEvent): void => {
    state = orderingReducer(state, event);
    listeners.forEach((listener) => listener());
  };
  const openDesk = (): Promise<OrderDesk> =>
    desk().catch((error: unknown) => {
      throw new SendingError('notLoaded', error);
    });

  function finish(order: SentOrder): void {
    store.dispatch(linesOrdered({ path: order.path, lines: order.lines }));
    const products = selectProducts(store.getState());
    store.dispatch(productsReceived(products.map((product) => withoutSold(product, order.lines))));
    tell({ type: 'settled' });
    onPlaced(order);
  }

  function fail(error: unknown): void {
    if (error instanceof CatalogueChangedError) return tell({ type: 'changed' });
    reportError(error, 'The order was not placed.', 'warning');
    return tell({ type: 'failed', problem: error instanceof SendingError ? error.problem : 'unanswered' });
  }

  async function ask(): Promise<void> {
    if (isBusy(state)) return;
    tell({ type: 'asked' });
    try {
      const found = await (await openDesk()).find();
      if (found) finish(found);
      else tell({ type: 'settled' });
    } catch (error) {
      fail(error);
    }
  }

  async function placeOrder(draft: OrderDraft, uid: string | null): Promise<void> {
    if (isBusy(state)) return;
    tell({ type: 'sent' });
    const cart = {
      removeOrdered: (earlier: SentOrder) => void store.dispatch(linesOrdered(earlier)),
      lines: () => {
        const shown = store.getState();
        return selectCart(shown).map((line) => orderLineOf(line, selectItemsByKey(shown)));
      },
    };
    try {
      const answer = await (await openDesk()).send(draft, uid, cart);
      if (answer === 'cartChanged') tell({ type: 'changed' });
      else finish(answer);
    } catch (error) {
      if (error instanceof CatalogueChangedError && error.items) learn(store, draft, error.items);
      fail(error);
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    ask,
    placeOrder,
  };
}
