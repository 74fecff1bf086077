import { exportOf, keptOf } from '#model/desk/erasure';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { withdrawalsNode } from '#model/order/places';
import type { Access } from './access';
import { readMessages } from './messageBook';
import { readOrders } from './orders/orderBook';
import { readPages } from './pages';

/** Orders, messages and withdrawals with this address, for whoever asks for their data; what members keep beside them they download themselves. */
export async function readKept(access: Access, email: string): Promise<ReturnType<typeof exportOf>> {
  const orders = await readOrders(access);
  const messages = await readMessages(access);
  const withdrawals = withdrawalsIn(Object.fromEntries(await readPages(access, withdrawalsNode)));
  return exportOf(keptOf({ orders, messages, withdrawals }, email));
}
