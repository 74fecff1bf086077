/** Where orders stand in the database; rules, shop and the owner's tools name these nodes alike. */
export const memberOrders = 'orders';
export const guestOrders = 'guestOrders';

export const billsNode = 'bills';
export const withdrawalsNode = 'withdrawals';
/** What owners note about an order, by its id. */
export const orderNotes = 'orderNotes';
export const lettersNode = 'letters';

/** The node that holds a member's orders, or those of guests. */
export const orderFolder = (uid: string | null): string =>
  uid === null ? guestOrders : `${memberOrders}/${uid}`;

export const guestOrderPath = (id: string): string => `${guestOrders}/${id}`;
export const isGuestOrder = (path: string): boolean => path.startsWith(guestOrderPath(''));

/** The form of the ids that the database's own push() gives; most of it is random, so that nobody can guess one. */
export const pushIdPattern = '[-0-9A-Z_a-z]{20}';

const orderId = new RegExp(`^${pushIdPattern}$`);
const orderPath = new RegExp(`^(${memberOrders}/[^/]+|${guestOrders})/${pushIdPattern}$`);

const linkedOrderId = new RegExp(`^[^-\\w]*(${pushIdPattern})(?!_*[-0-9A-Za-z])`);

/** The id in a link that went through mail programs, chats and hands: quotes before it, dots and marks of campaigns behind it. */
export function orderIdIn(link: string): string | undefined {
  // Encoded where a program was too careful; what cannot be decoded, or is no sign of ASCII, is none of an id's.
  const text = link
    .replace(/%(?:25)*([2-7][\dA-F])/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/%(?:25)*[\dA-F]{2}/gi, ' ');
  return linkedOrderId.exec(text)?.[1];
}

export const isOrderId = (text: string): boolean => orderId.test(text);
export const isOrderPath = (path: string): boolean => orderPath.test(path);
