import type { BookedOrder } from '#model/desk/bookedOrder';
import { orderFolder } from '#model/order/places';
import { referenceNumber } from '#model/order/referenceNumber';
import { fieldsOf } from '#model/untrusted';
import { ordersOf } from './placedOrders';

/** A digest, which for thousands of orders takes a phone longer than a press may wait: made once it is asked for, and kept. */
const numbers = new Map<string, string>();

function numberOf(id: string): string {
  const number = numbers.get(id) ?? referenceNumber(id);
  numbers.set(id, number);
  return number;
}

/** The orders in a folder of the database, newest first. */
export const bookedIn = (folder: string, node: unknown): BookedOrder[] =>
  ordersOf(node).map((order) => ({
    path: `${folder}/${order.id}`,
    get number() {
      return numberOf(order.id);
    },
    order,
  }));

/** The orders of all members. */
export const bookedOfMembers = (node: unknown): BookedOrder[] =>
  Object.entries(fieldsOf(node)).flatMap(([uid, orders]) => bookedIn(orderFolder(uid), orders));
