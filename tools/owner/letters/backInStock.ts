import { digestOf } from '#model/digest';
import { stockOf, type Product } from '#model/catalogue/item';
import type { Letter, LetterShop } from '#model/letters/letter';
import { backInStockLetter } from '#model/letters/otherLetters';
import { childrenOf, isFields, textOf } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';
import { readProducts } from '#tools/owner/orders/orderSummary';
import type { WordsIn } from '#tools/owner/catalogueWords';
import { forgetMarks } from './marks';

/** A product that a member waits for: in one colour and size, or in any. */
export interface Wish {
  /** The wish's place among the marks. */
  id: string;
  uid: string;
  product: string;
  color?: string;
  size?: string;
  /** The language of the page on which the product was wished for. */
  language: string;
}

interface Told extends Letter {
  id: string;
  about: string;
  to: { name: string; address: string };
}

function wishesOf(uid: string, product: string, value: unknown): Wish[] {
  const id = (...choice: string[]): string => digestOf([uid, product, ...choice]);
  if (!isFields(value)) return [{ id: id(), uid, product, language: textOf(value) }];
  return Object.values(value)
    .filter(isFields)
    .map((choice) => {
      const [color, size] = [textOf(choice.color), textOf(choice.size)];
      return { id: id(color, size), uid, product, color, size, language: textOf(choice.language) };
    });
}

export async function readWishes(access: Access): Promise<Wish[]> {
  const { value: members } = await nodeRequest(access, 'stockWishes');
  return childrenOf(members).flatMap(([uid, products]) =>
    childrenOf(products).flatMap(([product, value]) => wishesOf(uid, product, value)),
  );
}

/** A wish that was told or taken back is over: whoever wishes for the product again is told again. */
export function forgetTold(access: Access, done: Set<string>, wishes: readonly Wish[]): Promise<void> {
  const wished = new Set(wishes.map(({ id }) => id));
  return forgetMarks(access, done, 'back-in-stock', (id) => wished.has(id));
}

const isThere = (product: Product, { color, size }: Wish): boolean =>
  color === undefined || size === undefined
    ? stockOf(product) > 0
    : stockOf(product, { selectedProductColor: color, selectedProductSize: size }) > 0;

/** Letters for members who wait for a product that is there again. */
export async function readBackInStock(
  access: Access,
  shop: LetterShop,
  wishes: readonly Wish[],
  wordsIn: WordsIn,
): Promise<Told[]> {
  if (wishes.length === 0) return [];
  const products = new Map((await readProducts(access)).map((product) => [product.id, product]));
  const told: Told[] = [];
  for (const wish of wishes) {
    const product = products.get(wish.product);
    if (!product || !isThere(product, wish)) continue;
    const { value: user } = await nodeRequest(access, `users/${wish.uid}`);
    if (!isFields(user) || textOf(user.email) === '') continue;
    const [name, address, language] = [textOf(user.displayName), textOf(user.email), wish.language];
    const translate = await wordsIn(language);
    const called = { id: product.id, name: translate(product.name, product) ?? product.name };
    told.push({
      ...backInStockLetter({ name, language, product: called, shop }),
      id: wish.id,
      about: product.id,
      to: { name, address },
    });
  }
  return told;
}
