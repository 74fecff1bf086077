import type { Auth, Json } from './ruleEngine';

export const ada: Auth = { uid: 'ada', token: { email: 'ada@shop.example', email_verified: true } };
export const bert: Auth = { uid: 'bert', token: { email: 'bert@shop.example', email_verified: true } };
export const unverified: Auth = { uid: 'uma', token: { email: 'uma@shop.example', email_verified: false } };
export const owner: Auth = {
  uid: 'olga',
  token: { email: 'olga@shop.example', email_verified: true, admin: true },
};
/** Marked as an owner, by an address that was never shown to be theirs. */
export const unverifiedOwner: Auth = { uid: 'otto', token: { email: 'otto@shop.example', admin: true } };

/** The server's own clock, as the SDK and REST ask for it. */
export const serverTime = { '.sv': 'timestamp' };

export const orderId = '-OaBcDeFgHiJkLmNoPq1';
export const otherId = '-OaBcDeFgHiJkLmNoPq2';

export const shop = {
  products: {
    mat: { id: 'mat', name: 'Cork mat', price: 25, discount: 10, stock: 5 },
    ball: { id: 'ball', name: 'Ball', price: 9.5, stock: 3 },
    tee: {
      id: 'tee',
      name: 'Tee',
      price: 19.9,
      discount: 0,
      variation: [
        {
          color: 'clay',
          size: [
            { name: 's', stock: 2 },
            { name: 'm', stock: 4 },
          ],
        },
        { color: 'fern', size: [{ name: 's', stock: 1 }] },
      ],
    },
  },
  programs: { calm: { id: 'calm', name: 'Calm mornings', price: 49, discount: 20 } },
  users: {
    ada: { email: 'ada@shop.example', displayName: 'Ada' },
    bert: { email: 'bert@shop.example', displayName: 'Bert' },
  },
} satisfies Json;

export const mat = { kind: 'product', id: 'mat', name: 'Cork mat', price: 25, discount: 10, quantity: 2 };
export const calm = {
  kind: 'program',
  id: 'calm',
  name: 'Calm mornings',
  price: 49,
  discount: 20,
  quantity: 1,
};
export const tee = {
  kind: 'product',
  id: 'tee',
  name: 'Tee',
  price: 19.9,
  discount: 0,
  quantity: 1,
  color: 'clay',
  size: 'm',
};
export const teeKey = 'products:tee:variation:0:size:1';

export const address = {
  line1: '1 Elm Street',
  city: 'Portland',
  region: 'OR',
  postcode: '97201',
  country: 'US',
};

export function orderOf(lines: Json, changes: Record<string, Json> = {}): Record<string, Json> {
  return {
    createdAt: serverTime,
    status: 'placed',
    currency: 'USD',
    language: 'en',
    delivery: 'standard',
    contact: { name: 'Ada', email: 'ada@shop.example' },
    address,
    lines,
    ...changes,
  };
}

export const isTree = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberIn = (tree: Record<string, Json>, field: string): number =>
  typeof tree[field] === 'number' ? tree[field] : 0;

/** Half-up, in cents. */
const unitCents = (line: Record<string, Json>): number =>
  Math.round(Number((numberIn(line, 'price') * (100 - numberIn(line, 'discount'))).toFixed(6)));

/** What an order comes to: in cents, at the shop's own delivery prices. */
export function amountsFor(items: number, delivery: Json | undefined): Record<string, Json> {
  const standard = items >= 20_000 ? 0 : 690;
  const fee = delivery === 'none' ? 0 : delivery === 'express' ? 1490 : standard;
  return { items, delivery: fee, total: items + fee, currency: 'USD', tax: 'included' };
}

/** The order with its lines as a chain, products first, and its amounts, as the rules ask. */
export function priced(order: Json): Json {
  if (!isTree(order) || !isTree(order.lines)) return order;
  const entries = Object.entries(order.lines);
  const isProduct = ([key]: [string, Json]) => key.startsWith('products:');
  const sorted = [...entries.filter(isProduct), ...entries.filter((entry) => !isProduct(entry))];
  let sum = 0;
  const lines = sorted.map(([key, line], position): [string, Json] => {
    if (!isTree(line)) return [key, line];
    const [previous] = sorted[position - 1] ?? [];
    const [next] = sorted[position + 1] ?? [];
    const amount = unitCents(line) * numberIn(line, 'quantity');
    sum += amount;
    return [key, { amount, sum, position, ...(previous && { previous }), ...(next && { next }), ...line }];
  });
  return {
    first: sorted[0]?.[0] ?? null,
    last: sorted.at(-1)?.[0] ?? null,
    amounts: amountsFor(sum, order.delivery),
    ...order,
    lines: Object.fromEntries(lines),
  };
}

/** The update of a valid purchase: the order, the lowered stock, and the mark that names the order. */
export function purchase(path: string, order: Json, taken: Record<string, number>): Record<string, Json> {
  const update: Record<string, Json> = { [path]: priced(order) };
  for (const [line, left] of Object.entries(taken)) {
    update[`${line.replaceAll(':', '/')}/stock`] = left;
    update[`lastOrders/${line}`] = path;
  }
  return update;
}

/** The update that cancels such an order: the status, each stock raised by what was taken, and a mark for each. */
export function cancellation(path: string, returned: Record<string, number>): Record<string, Json> {
  const update: Record<string, Json> = {
    [`${path}/status`]: 'cancelled',
    [`${path}/at/cancelled`]: serverTime,
  };
  for (const [line, stock] of Object.entries(returned)) {
    update[`${line.replaceAll(':', '/')}/stock`] = stock;
    update[`lastReturns/${line}`] = path;
  }
  return update;
}
