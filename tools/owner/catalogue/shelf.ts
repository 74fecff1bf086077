import { findSize } from '#model/catalogue/item';
import { productsOf } from '#model/catalogue/catalogueReader';
import { isLargeChange } from '#model/desk/shelf';
import { isWholeCents } from '#model/money/amount';
import { isFields, priceOf } from '#model/untrusted';
import { nodeRequest, type Access } from '#tools/owner/access';

export interface Change {
  place: string;
  before: number;
  now: number;
}

/** Asks whether a change is meant; throws when it is not. */
type Sure = (change: Change) => Promise<void>;

/** Whether it is asked about once more. */
export const isLarge = ({ before, now }: Change): boolean => isLargeChange(before, now);

/** Sets a number where one stands. Nothing is written when it is not `was`, or when it changes between reading and writing. */
async function setNumber(
  access: Access,
  place: string,
  now: number,
  was?: number,
  sure: Sure = () => Promise.resolve(),
): Promise<Change> {
  const { value, tag } = await nodeRequest(access, place);
  if (typeof value !== 'number') throw new Error(`${place} is not there, so nothing was changed.`);
  if (was !== undefined && value !== was) {
    throw new Error(`${place} is ${value} by now, not ${was}. Nothing was changed.`);
  }
  await sure({ place, before: value, now });
  const { status } = await nodeRequest(access, place, { method: 'PUT', body: now, ifMatch: tag });
  if (status === 412)
    throw new Error(`${place} changed in this very moment. Nothing was changed: try again.`);
  return { place, before: value, now };
}

const keyWhere = (list: unknown, field: string, value: string): string | undefined =>
  Object.entries(Array.isArray(list) || isFields(list) ? list : {}).find(
    ([, entry]: [string, unknown]) => isFields(entry) && entry[field] === value,
  )?.[0];

interface Counted {
  colour?: string | undefined;
  size?: string | undefined;
  /** What the owner believes the number is. */
  was?: number | undefined;
}

/** Sets the units in stock, of the product or of one size of one colour. */
export async function setStock(
  access: Access,
  id: string,
  units: number,
  { colour, size, was }: Counted = {},
): Promise<Change> {
  if (!Number.isInteger(units) || units < 0) throw new Error('A stock is a whole number from 0 up.');
  const { value } = await nodeRequest(access, `products/${id}`);
  const [product] = productsOf({ [id]: value }).rows;
  if (!product || !isFields(value)) throw new Error(`There is no product ${id} that the shop can read.`);
  if (product.variation.length === 0) return setNumber(access, `products/${id}/stock`, units, was);
  if (!findSize(product, { selectedProductColor: colour ?? '', selectedProductSize: size ?? '' })) {
    const known = product.variation.map(
      (each) => `--colour ${each.color} --size ${each.size.map(({ name }) => name).join('|')}`,
    );
    throw new Error(`${id} is counted by colour and size:\n${known.join('\n')}`);
  }
  const variation = keyWhere(value.variation, 'color', colour ?? '') ?? '';
  const entry = Object.entries(value.variation ?? {}).find(([key]) => key === variation)?.[1];
  const place = keyWhere(isFields(entry) ? entry.size : [], 'name', size ?? '') ?? '';
  return setNumber(access, `products/${id}/variation/${variation}/size/${place}/stock`, units, was);
}

/** Sets a price in US dollars, of a program or a product. */
export async function setPrice(
  access: Access,
  id: string,
  price: number,
  was?: number,
  sure?: Sure,
): Promise<Change> {
  if (priceOf(price) === undefined || !isWholeCents(price)) {
    throw new Error('A price is a number of dollars from 0 up, with two decimals at most.');
  }
  const nodes = await Promise.all(
    ['programs', 'products'].map(async (node) => {
      const { value } = await nodeRequest(access, `${node}/${id}/price`);
      return value === null ? [] : [`${node}/${id}/price`];
    }),
  );
  const [place, second] = nodes.flat();
  if (place === undefined) throw new Error(`There is nothing called ${id} in the catalogue.`);
  if (second !== undefined) throw new Error(`${id} is both a program and a product: rename one of them.`);
  return setNumber(access, place, price, was, async (change) => {
    if (isLarge(change)) await sure?.(change);
  });
}
