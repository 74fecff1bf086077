import { nextStatuses, type OrderStatus } from './order';

/** What of an order says whose it is. It goes when the member's account goes, or with time. */
export const personalFields = ['contact', 'address', 'note', 'card'] as const;

/** Nothing can follow any more, so nobody needs the name and the address to bring it. */
export const isFinished = (status: OrderStatus): boolean => nextStatuses[status].length === 0;

/** Months after which `npm run retention` takes names out of guests' orders and deletes messages; the privacy policy says the same. */
export const keptMonths = { guestOrders: 24, messages: 12 } as const;
