import { stocksOf } from '#model/desk/runningLow';
import { digestOf } from '#model/digest';
import type { Letter, LetterShop } from '#model/letters/letter';
import { backInStockLetter } from '#model/letters/otherLetters';
import { isFields, textOf } from '#model/untrusted';
import { nodeRequest, RefusedError, type Access } from '#tools/owner/access';
import { readProducts } from '#tools/owner/orders/orderSummary';

interface Told extends Letter {
  id: string;
  about: string;
  to: { name: string; address: string };
}

/** What members wait for; nothing where one has signed in as an owner, since the rules show it to an administrator alone. */
async function readWishes(access: Access): Promise<unknown> {
  try {
    return (await nodeRequest(access, 'stockWishes')).value;
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
}

/** Letters for members who wait for a product that is there again. */
export async function readBackInStock(access: Access, shop: LetterShop): Promise<Told[]> {
  const wishes = await readWishes(access);
  if (!isFields(wishes)) return [];
  const products = new Map((await readProducts(access)).map((product) => [product.id, product]));
  const told: Told[] = [];
  for (const [uid, wished] of Object.entries(wishes)) {
    const back = Object.keys(isFields(wished) ? wished : {}).flatMap((id) => products.get(id) ?? []);
    const there = back.filter((product) => stocksOf(product).some(({ left }) => left > 0));
    if (there.length === 0) continue;
    const { value: user } = await nodeRequest(access, `users/${uid}`);
    if (!isFields(user) || textOf(user.email) === '') continue;
    const [name, address] = [textOf(user.displayName), textOf(user.email)];
    for (const product of there) {
      told.push({
        ...backInStockLetter({ name, language: textOf(user.language), product, shop }),
        id: digestOf([uid, product.id]),
        about: product.id,
        to: { name, address },
      });
    }
  }
  return told;
}
