import { askDatabase } from '#services/firebase/rest';
import { createOrderDesk } from '#services/firebase/orders/orderDesk';
import { browserOrders } from '#services/storage/orderMemory';
import { catalogueNews } from './catalogueNews';
import type { OrderCounter } from './createOrdering';

/** Web Locks let one tab order at a time; without them the order's fixed id prevents a second order. */
export async function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return action();
  // The lock request may be refused; an error of the action must not be mistaken for that.
  let begun: Promise<Result> | undefined;
  try {
    return await navigator.locks.request('eightwell:order', () => (begun = action()));
  } catch (error) {
    if (begun) throw error;
    return action();
  }
}

/** The order desk of this browser. */
export const counter: OrderCounter = {
  ...createOrderDesk({
    ask: askDatabase,
    memory: browserOrders,
    token: async () => {
      const { idToken } = await import('#services/firebase/account/auth');
      return idToken();
    },
    inTurn,
  }),
  ...catalogueNews,
};
