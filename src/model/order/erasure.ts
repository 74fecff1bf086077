import { serverTimestamp } from '#model/serverTimestamp';
import { nextStatuses, type OrderStatus } from './order';
import { owedBack } from './refundable';

/** The personal fields of an order. They are erased when the member's account is deleted, or after some time. */
export const personalFields = ['contact', 'address', 'recipient', 'note', 'card'] as const;

/** The part of an update that takes the names out of the order at `path`. */
export const namesOut = (path: string): [string, unknown][] => [
  [`${path}/erasedAt`, serverTimestamp],
  ...personalFields.map((field): [string, unknown] => [`${path}/${field}`, null]),
];

/** Final states: nothing is sent any more. */
export const isFinished = (status: OrderStatus): boolean => nextStatuses[status].length === 0;

/** Somebody still has to know whose it is: it is under way, or what was paid for it has to go back. */
export const needsName = (order: Parameters<typeof owedBack>[0]): boolean =>
  !isFinished(order.status) || owedBack(order) > 0;

/**
 * Months after which `npm run retention` takes names out of guests' orders, and deletes messages and withdrawals that are done;
 * the privacy policy says the same.
 */
export const keptMonths = { guestOrders: 24, messages: 12, withdrawals: 24 } as const;
