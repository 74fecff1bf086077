import { itemPlace } from '#model/catalogue/catalogueNode';
import { lineKeyOf } from '#model/order/lineKey';
import { stockWishesFrom, type StockWish } from '#model/saved/stockWishes';
import type { Language } from '#model/languages';
import { childrenOf, fieldsOf, isFields } from '#model/untrusted';
import { placeOf } from '#services/firebase/orders/orderUpdate';
import { memberRequest } from '#services/firebase/rest';

const wishesOf = (uid: string): string => `stockWishes/${uid}`;

const choiceOf = ({ selectedProductColor: color, selectedProductSize: size }: StockWish) =>
  color === undefined || size === undefined ? undefined : { color, size };

const placeOfProduct = (uid: string, { id }: StockWish): string => `${wishesOf(uid)}/${id}`;

/** A wish for a colour and a size stands under its place in the catalogue, which the rules compare. */
async function wishPath(uid: string, wish: StockWish, token: string): Promise<string> {
  const choice = choiceOf(wish);
  if (!choice) return placeOfProduct(uid, wish);
  const line = { kind: 'product', id: wish.id, ...choice } as const;
  const product = itemPlace(line);
  const found = placeOf(line, await memberRequest(product, { token }));
  if (found === undefined) throw new Error(`${product} has no ${choice.color}, ${choice.size} any more.`);
  return `${placeOfProduct(uid, wish)}/${lineKeyOf(found.slice(product.length + 1))}`;
}

/** The sold-out products a member waits for, on whatever device they said so. */
export async function readStockWishes(uid: string, token: string): Promise<StockWish[]> {
  const stored = await memberRequest(wishesOf(uid), { token });
  return stockWishesFrom(
    childrenOf(stored).flatMap(([id, value]) => {
      // `true`, or the language in which it was wished for.
      if (!isFields(value)) return value === true || typeof value === 'string' ? [id] : [];
      return Object.values(value).map((choice) =>
        isFields(choice) ? { id, selectedProductColor: choice.color, selectedProductSize: choice.size } : id,
      );
    }),
  );
}

/** `language` is that of the letter which tells that it is back. */
export async function writeStockWish(
  uid: string,
  wish: StockWish,
  token: string,
  language: Language,
): Promise<void> {
  const path = await wishPath(uid, wish, token);
  const choice = choiceOf(wish);
  const body = choice ? { ...choice, language } : language;
  await memberRequest(path, { token, method: 'PUT', body });
}

/** Found by colour and size, since the catalogue may have been put in another order meanwhile. */
export async function removeStockWish(uid: string, wish: StockWish, token: string): Promise<void> {
  const product = placeOfProduct(uid, wish);
  const choice = choiceOf(wish);
  if (!choice) return void (await memberRequest(product, { token, method: 'DELETE' }));
  const kept = await memberRequest(product, { token });
  const keys = Object.entries(fieldsOf(kept)).flatMap(([key, value]) =>
    isFields(value) && value.color === choice.color && value.size === choice.size ? [key] : [],
  );
  await Promise.all(keys.map((key) => memberRequest(`${product}/${key}`, { token, method: 'DELETE' })));
}
