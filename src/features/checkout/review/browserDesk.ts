import { askDatabase } from '#services/firebase/rest';
import { createOrderDesk } from '#services/firebase/orders/orderDesk';
import { browserOrders } from '#services/storage/orderMemory';
import { inTurn } from './inTurn';

/** The order desk of this browser. */
export const desk = createOrderDesk({
  ask: askDatabase,
  memory: browserOrders,
  token: async () => {
    const { idToken } = await import('#services/firebase/account/auth');
    return idToken();
  },
  inTurn,
});
