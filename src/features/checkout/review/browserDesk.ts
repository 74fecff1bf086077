import { askDatabase } from '../../../services/firebase/rest';
import { createOrderDesk } from '../../../services/firebase/orders/orderDesk';
import { browserOrders } from '../../../services/storage/orderMemory';

/** Tabs take turns where the browser can arrange that; elsewhere the place of the order keeps it single. */
async function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return action();
  // The request itself may be refused; what the action throws must not be taken for that.
  let begun: Promise<Result> | undefined;
  try {
    return await navigator.locks.request('eightwell:order', () => (begun = action()));
  } catch (error) {
    if (begun) throw error;
    return action();
  }
}

/** The order desk of this browser. */
export const desk = createOrderDesk({
  ask: askDatabase,
  memory: browserOrders,
  token: async () => {
    const { idToken } = await import('../../../services/firebase/account/auth');
    return idToken();
  },
  inTurn,
});
