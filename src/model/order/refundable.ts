import { sumOf } from '#model/money/pricing';
import type { PlacedOrder } from './order';
import { isPaid, type Payment } from './payment';
import { refundedSum, unitsBack, type Refund } from './refund';
import { toPay } from './taxes';
import { isCancelled } from './withdrawal';

type Charged = Pick<PlacedOrder, 'lines' | 'amounts'> & { refunds?: readonly Refund[] | undefined };

type Settled = Pick<PlacedOrder, 'status'> & { payment?: Payment | undefined };

/** What may still be paid back of what was to pay for an order. */
export const refundable = (order: Charged): number => sumOf([toPay(order), -refundedSum(order.refunds)]);

/** What has to go back to the shopper: an order was cancelled after it was paid. */
export const owedBack = (order: Charged & Settled): number =>
  isCancelled(order) && isPaid(order) ? refundable(order) : 0;

/** It was cancelled before anybody paid: nothing was sold. */
export const isVoid = (order: Settled): boolean => isCancelled(order) && !isPaid(order);

/** All that could be paid back went back, or money did and all that was ordered came back for it. */
export const isPaidBack = (order: Charged & Pick<PlacedOrder, 'status'>): boolean =>
  !isCancelled(order) &&
  refundedSum(order.refunds) > 0 &&
  (refundable(order) <= 0 ||
    order.lines.every(({ key = '', quantity }) => unitsBack(order.refunds, key) >= quantity));

/** Nothing more comes of it: it is cancelled, or its money went back. */
export const hasEnded = (order: Charged & Pick<PlacedOrder, 'status'>): boolean =>
  isCancelled(order) || isPaidBack(order);
