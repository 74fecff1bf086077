import { orderStatuses, type OrderStatus, type PlacedOrder } from './order';
import { isPaidBack } from './refundable';

/** What a step is called: an order of programs alone takes the same steps, but nothing of it is on its way. */
export type StepName = OrderStatus | 'ready' | 'complete';

/** What a status is called: an order whose money went back goes on with no step. */
export type StatusName = StepName | 'paidBack';

export const hasNothingToSend = ({ delivery }: Pick<PlacedOrder, 'delivery'>): boolean => delivery === 'none';

const withoutParcel: Partial<Record<OrderStatus, StepName>> = { sent: 'ready', delivered: 'complete' };

const stepIn = (status: OrderStatus): StatusName[] => {
  const other = withoutParcel[status];
  return other ? [status, other] : [status];
};

/** Every name that an order's status may have, in the order of its steps. */
export const statusNames: readonly StatusName[] = [...orderStatuses.flatMap(stepIn), 'paidBack'];

export const stepName = (order: Pick<PlacedOrder, 'status' | 'delivery'>): StepName =>
  (hasNothingToSend(order) ? withoutParcel[order.status] : undefined) ?? order.status;

/** Of an order, what its status depends on. */
export type Named = Pick<PlacedOrder, 'status' | 'delivery' | 'lines' | 'amounts' | 'refunds'>;

export const statusName = (order: Named): StatusName => (isPaidBack(order) ? 'paidBack' : stepName(order));
