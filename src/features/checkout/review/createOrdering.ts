import type { Store } from '@reduxjs/toolkit';
import { createListeners } from '#listeners';
import { linesOrdered } from '#model/cart/cartSlice';
import { orderLineOf, type OrderDraft } from '#model/order/order';
import { selectCart, selectItemsByKey, type ShopState } from '#model/shopState';
import type { OrderDesk } from '#services/firebase/orders/orderDesk';
import { CatalogueChangedError, SendingError } from '#services/firebase/orders/sendingError';
import type { SentOrder } from '#services/storage/orderMemory';
import type { catalogueNews } from './catalogueNews';
import { isBusy, orderingReducer, type Ordering, type OrderingEvent } from './ordering';
import { reportError } from '#reportError';

/** What talks to the database, and what to do with its answers. */
export type OrderCounter = OrderDesk & typeof catalogueNews;

interface OrderingOptions {
  store: Store<ShopState>;
  /** Its code comes when it is needed. */
  counter: () => Promise<OrderCounter>;
  onPlaced: (order: SentOrder) => void;
}

export interface OrderingControl {
  subscribe: (listener: () => void) => () => void;
  state: () => Ordering;
  /** Asks whether the order in question has arrived. */
  ask: () => Promise<void>;
  placeOrder: (draft: OrderDraft, uid: string | null) => Promise<void>;
}

/** Places orders one at a time, each exactly once, even across reloads. */
export function createOrdering({ store, counter, onPlaced }: OrderingOptions): OrderingControl {
  const { tell: tellChange, subscribe } = createListeners();
  let state: Ordering = { phase: 'ready' };
  const tell = (event: OrderingEvent): void => {
    state = orderingReducer(state, event);
    tellChange();
  };
  const opened = (): Promise<OrderCounter> =>
    counter().catch((error: unknown) => {
      throw new SendingError('notLoaded', error);
    });

  function finish(order: SentOrder, { takeSold }: OrderCounter): void {
    store.dispatch(linesOrdered({ path: order.path, lines: order.lines }));
    takeSold(store, order.lines);
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
      const open = await opened();
      const found = await open.find();
      if (found) finish(found, open);
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
    let open: OrderCounter | undefined;
    try {
      open = await opened();
      const answer = await open.send(draft, uid, cart);
      if (answer === 'cartChanged') tell({ type: 'changed' });
      else finish(answer, open);
    } catch (error) {
      if (error instanceof CatalogueChangedError && error.items) open?.learn(store, draft, error.items);
      fail(error);
    }
  }

  return {
    subscribe,
    state: () => state,
    ask,
    placeOrder,
  };
}
