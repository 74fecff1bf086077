import { noDelivery } from '#model/order/delivery';

/** Whether `order`, an expression, is one of programs alone, which goes nowhere; or one that is brought. */
export const isOnline = (order: string): string => `${order}.child('delivery').val() === '${noDelivery}'`;
export const isDelivered = (order: string): string => `${order}.child('delivery').val() !== '${noDelivery}'`;
