import { categoryOf } from '#model/catalogue/categoryPages';
import type { Product } from '#model/catalogue/item';
import { isSameEmail } from '#model/email';
import { withdrawalsNode } from '#model/order/places';
import { referenceNumber, withdrawalPrefix } from '#model/order/referenceNumber';
import { entriesOf, numberOf, textOf } from '#model/untrusted';
import { hasNumber, type BookedOrder } from './bookedOrder';
import { numbersIn } from './numbersIn';

/** Somebody has withdrawn from a contract. */
export interface BookedWithdrawal {
  path: string;
  id: string;
  number: string;
  createdAt: number;
  name: string;
  email: string;
  language: string;
  /** The order's number, or what was ordered and when, in the shopper's words. */
  about: string;
  items: string | undefined;
  isDone: boolean;
}

/** Withdrawals, newest first. */
export const withdrawalsIn = (node: unknown): BookedWithdrawal[] =>
  entriesOf(node)
    .map(([id, fields]) => ({
      path: `${withdrawalsNode}/${id}`,
      id,
      number: referenceNumber(id, withdrawalPrefix),
      createdAt: numberOf(fields.createdAt) ?? 0,
      name: textOf(fields.name),
      email: textOf(fields.email),
      language: textOf(fields.language),
      about: textOf(fields.about),
      items: textOf(fields.items) || undefined,
      isDone: numberOf(fields.doneAt) !== undefined,
    }))
    .toSorted((a, b) => b.createdAt - a.createdAt);

/** What a withdrawal says of its order. */
type Named = Pick<BookedWithdrawal, 'about' | 'email'>;

/** The order a withdrawal means. */
export interface Meant {
  entry: BookedOrder;
  /** The withdrawal's address is another one than the order's: whose it is, the owner has to see. */
  isOtherAddress: boolean;
}

/** Every order whose number or id stands in what was written; those of the same address alone, where there are any. */
export function ordersNamed({ about, email }: Named, orders: readonly BookedOrder[]): Meant[] {
  const words = about.split(/[\s,;]+/).map((word) => word.replace(/[.:()]+$/, ''));
  const numbers = numbersIn(about);
  const named = orders
    .filter((entry) => words.includes(entry.order.id) || hasNumber(entry, numbers))
    .map((entry): Meant => ({ entry, isOtherAddress: !isSameEmail(entry.order.contact.email, email) }));
  const own = named.filter(({ isOtherAddress }) => !isOtherAddress);
  return own.length > 0 ? own : named;
}

/** The order that is meant, where only one can be: clients choose the ids, so two numbers can be made to look alike. */
export function orderOfWithdrawal(withdrawal: Named, orders: readonly BookedOrder[]): Meant | undefined {
  const [only, ...others] = ordersNamed(withdrawal, orders);
  return others.length === 0 ? only : undefined;
}

/** Orders of the same address, for a withdrawal that names none. */
export const ordersByAddress = ({ email }: Named, orders: readonly BookedOrder[]): BookedOrder[] =>
  orders.filter(({ order }) => isSameEmail(order.contact.email, email));

/** Whether a product is for care of the body, where an opened seal ends the right. */
export type Care = (productId: string) => boolean;

/** Care as the catalogue knows it: what stands in the category of that page. */
export function careIn(products: readonly Pick<Product, 'id' | 'category'>[]): Care {
  const ids = new Set(
    products.filter(({ category }) => category.includes(categoryOf.beauty)).map(({ id }) => id),
  );
  return (id) => ids.has(id);
}

/** What waits for an answer and may mean this order, whoever it came from. */
export const openWithdrawalsOf = (
  entry: BookedOrder,
  withdrawals: readonly BookedWithdrawal[],
): BookedWithdrawal[] =>
  withdrawals.filter((withdrawal) => !withdrawal.isDone && ordersNamed(withdrawal, [entry]).length > 0);
