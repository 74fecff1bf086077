import type { Json } from './ruleEngine';
import { cancellation, mat, orderId, orderOf, purchase, serverTime, shop, tee, teeKey } from './shopData';

export const guestPath = `guestOrders/${orderId}`;
export const memberPath = `orders/ada/${orderId}`;

const placedOrder = (path: string): Json =>
  purchase(path, orderOf({ 'products:mat': mat, [teeKey]: tee }, { createdAt: 1 }), {})[path] ?? null;

/** The shop after a guest's and a member's order: two mats and one tee each, taken from the stock that is left. */
export const placedShop: Record<string, Json> = {
  ...shop,
  guestOrders: { [orderId]: placedOrder(guestPath) },
  orders: { ada: { [orderId]: placedOrder(memberPath) } },
};

/** The update by which an owner moves an order one step on. */
export const step = (status: string, path = guestPath): Record<string, Json> => ({
  [`${path}/status`]: status,
  [`${path}/at/${status}`]: serverTime,
  [`${path}/undone`]: null,
});

export const returnedStock = { mat: shop.products.mat.stock + mat.quantity, tee: 4 + tee.quantity };

export const cancelled = (path: string): Record<string, Json> =>
  cancellation(path, { 'products:mat': returnedStock.mat, [teeKey]: returnedStock.tee });
