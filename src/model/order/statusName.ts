import type { OrderStatus, PlacedOrder } from './order';

/** What a status is called: an order of programs alone takes the same steps, but nothing of it is on its way. */
export type StatusName = OrderStatus | 'ready' | 'complete';

export const hasNothingToSend = ({ delivery }: Pick<PlacedOrder, 'delivery'>): boolean => delivery === 'none';

const withoutParcel: Partial<Record<OrderStatus, StatusName>> = { sent: 'ready', delivered: 'complete' };

export const statusName = (order: Pick<PlacedOrder, 'status' | 'delivery'>): StatusName =>
  (hasNothingToSend(order) ? withoutParcel[order.status] : undefined) ?? order.status;
