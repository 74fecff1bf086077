import { taxWording } from '#model/money/tax';
import { amountsOf, type OrderAmounts } from './amounts';
import type { DeliveryMethod, DeliveryTerms } from './delivery';

/** What these lines come to at the shop's own terms, as the shopper sees it before ordering and the order keeps it. */
export const amountsToPay = (
  lines: readonly { price: number; discount: number; quantity: number }[],
  method: DeliveryMethod,
  delivery: DeliveryTerms,
): OrderAmounts => amountsOf(lines, method, { delivery, ...(taxWording && { tax: taxWording }) });
