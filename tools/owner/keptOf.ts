import { exportOf, keptOf } from '#model/desk/erasure';
import { notesIn } from '#model/desk/notes';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { orderNotes, withdrawalsNode } from '#model/order/places';
import type { Access } from './access';
import { readMessages } from './messageBook';
import { readOrders } from './orders/orderBook';
import { readPages } from './pages';

/** Orders with what owners noted of them, messages and withdrawals with this address, for whoever asks for their data; what members keep beside them they download themselves. */
export async function readKept(access: Access, email: string): Promise<ReturnType<typeof exportOf>> {
  const orders = await readOrders(access);
  const messages = await readMessages(access);
  const withdrawals = withdrawalsIn(Object.fromEntries(await readPages(access, withdrawalsNode)));
  const notes = await readPages(access, orderNotes);
  return exportOf(keptOf({ orders, messages, withdrawals }, email), notesIn(Object.fromEntries(notes)));
}
