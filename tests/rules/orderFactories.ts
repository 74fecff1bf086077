import type { Json } from './ruleEngine';
import { mat, orderId, orderOf, purchase } from './shopData';

export const guestPath = `guestOrders/${orderId}`;

/** A guest's order of two mats, with one thing changed. */
export const guestOrder = (
  order: Record<string, Json>,
  left: Record<string, number> = { 'products:mat': 3 },
): Record<string, Json> => purchase(guestPath, order, left);

export const matOrder = (line: Record<string, Json>, left = 3): Record<string, Json> =>
  guestOrder(orderOf({ 'products:mat': { ...mat, ...line } }), { 'products:mat': left });
