/** Where orders stand in the database; rules, shop and the owner's tools name these nodes alike. */
export const memberOrders = 'orders';
export const guestOrders = 'guestOrders';

export const billsNode = 'bills';
export const withdrawalsNode = 'withdrawals';

/** The node that holds a member's orders, or those of guests. */
export const orderFolder = (uid: string | null): string =>
  uid === null ? guestOrders : `${memberOrders}/${uid}`;

export const guestOrderPath = (id: string): string => `${guestOrders}/${id}`;
export const isGuestOrder = (path: string): boolean => path.startsWith(guestOrderPath(''));

/** The form of the ids that the database's own push() gives; most of it is random, so that nobody can guess one. */
export const pushIdPattern = '[-0-9A-Z_a-z]{20}';

const orderId = new RegExp(`^${pushIdPattern}$`);
const orderPath = new RegExp(`^(${memberOrders}/[^/]+|${guestOrders})/${pushIdPattern}$`);

export const isOrderId = (text: string): boolean => orderId.test(text);
export const isOrderPath = (path: string): boolean => orderPath.test(path);
