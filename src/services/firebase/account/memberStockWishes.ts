import { digestOf } from '../../../model/digest';
import { stockWishesFrom, type StockWish } from '../../../model/saved/stockWishes';
import { isFields } from '../../../model/untrusted';
import { memberRequest } from '../rest';

const wishesOf = (uid: string): string => `stockWishes/${uid}`;

const choiceOf = ({ selectedProductColor: color, selectedProductSize: size }: StockWish) =>
  color === undefined || size === undefined ? undefined : { color, size };

/** A colour may have characters that no key can have. */
function place(uid: string, wish: StockWish): string {
  const choice = choiceOf(wish);
  const product = `${wishesOf(uid)}/${wish.id}`;
  return choice ? `${product}/${digestOf([choice.color, choice.size])}` : product;
}

/** The sold-out products a member waits for, on whatever device they said so. */
export async function readStockWishes(uid: string, token: string): Promise<StockWish[]> {
  const stored = await memberRequest(wishesOf(uid), { token });
  // Products whose ids are numbers come as a list.
  const products = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return stockWishesFrom(
    products.flatMap(([id, value]: [string, unknown]) => {
      if (!isFields(value)) return value === true ? [id] : [];
      return Object.values(value).map((choice) =>
        isFields(choice) ? { id, selectedProductColor: choice.color, selectedProductSize: choice.size } : id,
      );
    }),
  );
}

export async function writeStockWish(uid: string, wish: StockWish, token: string): Promise<void> {
  await memberRequest(place(uid, wish), { token, method: 'PUT', body: choiceOf(wish) ?? true });
}

export async function removeStockWish(uid: string, wish: StockWish, token: string): Promise<void> {
  await memberRequest(place(uid, wish), { token, method: 'DELETE' });
}
