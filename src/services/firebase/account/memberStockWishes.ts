import { stockWishesFrom } from '../../../model/saved/stockWishes';
import { isFields } from '../../../model/untrusted';
import { memberRequest } from '../rest';

const place = (uid: string, id = ''): string => `stockWishes/${uid}${id && `/${id}`}`;

/** The sold-out products a member waits for, on whatever device they said so. */
export async function readStockWishes(uid: string, token: string): Promise<string[]> {
  const stored = await memberRequest(place(uid), { token });
  return stockWishesFrom(isFields(stored) ? Object.keys(stored) : []);
}

export async function writeStockWish(uid: string, id: string, token: string): Promise<void> {
  await memberRequest(place(uid, id), { token, method: 'PUT', body: true });
}

export async function removeStockWish(uid: string, id: string, token: string): Promise<void> {
  await memberRequest(place(uid, id), { token, method: 'DELETE' });
}
