import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { OrderDraft } from '#model/order/order';
import { browserOrders, type SentOrder } from '#services/storage/orderMemory';
import { useShopStore } from '#storeHooks';
import { createOrdering } from './createOrdering';
import type { Ordering } from './ordering';
import { reportError } from '#reportError';

/** Database code, loaded on demand. */
const openCounter = async () => (await import('./browserDesk')).counter;

interface OrderingTools {
  ordering: Ordering;
  /** Whether this page has placed an order, and its confirmation is about to be shown. */
  isPlaced: boolean;
  ask: () => void;
  placeOrder: (draft: OrderDraft, uid: string | null) => void;
}

/** Places the orders of this page, and asks about one without an answer: first of an earlier visit, and when the connection is back. */
export function useOrdering(onPlaced: (order: SentOrder) => void): OrderingTools {
  const store = useShopStore();
  const [placed, setPlaced] = useState<SentOrder>();
  const [control] = useState(() => createOrdering({ store, counter: openCounter, onPlaced: setPlaced }));
  const ordering = useSyncExternalStore(control.subscribe, control.state, control.state);
  const announce = useEffectEvent(onPlaced);

  useEffect(() => {
    if (placed) announce(placed);
  }, [placed]);

  useEffect(() => {
    // Prefetched, so that the last button works if the connection is lost; fetched again if that failed.
    openCounter().catch((error: unknown) =>
      reportError(error, 'What sends orders could not be fetched yet.', 'warning'),
    );
    if (browserOrders.readPending()) void control.ask();
    const askAgain = (): void => {
      const state = control.state();
      if (state.phase === 'failed' && state.problem === 'unanswered') void control.ask();
    };
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [control]);

  return {
    ordering,
    isPlaced: placed !== undefined,
    ask: () => void control.ask(),
    placeOrder: (draft, uid) => void control.placeOrder(draft, uid),
  };
}
