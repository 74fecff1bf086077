import { isSameEmail } from '#model/email';
import { withdrawalsNode } from '#model/order/places';
import { isFields, textOf } from '#model/untrusted';
import type { Access } from './access';
import { readMessages } from './messageBook';
import { readOrders } from './orders/orderBook';
import { readPages } from './pages';

/** What the database keeps of one address, for whoever asks for their data. */
export interface Kept {
  orders: unknown[];
  messages: unknown[];
  withdrawals: unknown[];
}

/** Orders, messages and withdrawals with this address; what members keep beside them they download themselves. */
export async function readKept(access: Access, email: string): Promise<Kept> {
  const [orders, messages, withdrawals] = [
    await readOrders(access),
    await readMessages(access),
    await readPages(access, withdrawalsNode),
  ];
  const isTheirs = (fields: unknown): boolean => isFields(fields) && isSameEmail(textOf(fields.email), email);
  return {
    orders: orders
      .filter(({ order }) => isSameEmail(order.contact.email, email))
      .map(({ number, order }) => ({ number, ...order })),
    messages: messages
      .filter(({ fields }) => isTheirs(fields))
      .map(({ number, fields }) => ({ number, ...fields })),
    withdrawals: [...withdrawals.values()].filter(isTheirs),
  };
}
