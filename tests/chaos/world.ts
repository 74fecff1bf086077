import { amountsOf } from '#model/order/amounts';
import { differencesAccepted } from '#model/cart/cartSlice';
import type { CartLine } from '#model/cart/cart';
import { orderLineOf, type OrderDraft } from '#model/order/order';
import { acceptanceOf } from '#model/order/orderCheck';
import { selectCart, selectItem, type ShopState } from '#model/shopState';
import { newMessagePath, sendMessage } from '#services/firebase/orders/messages';
import type { DatabaseClient } from '#services/firebase/rest';
import { savedShopKey } from '#model/saved/storageKeys';
import type { SeededRandom } from '#local/seed/seededRandom';
import { fieldsOf, isFields } from '#model/untrusted';
import { shop } from '#tests/rules/shopData';
import { openTab, type Browser, type Tab } from './tab';

const long = 'A long description that fills a catalogue. '.repeat(40);
/** A catalogue with large and small stocks, and texts long enough to be the largest part of storage. */
export const catalogue = {
  programs: { calm: { ...shop.programs.calm, description: long } },
  products: {
    mat: { ...shop.products.mat, stock: 12, description: long },
    ball: { ...shop.products.ball, stock: 4, description: long },
    tee: { ...shop.products.tee, description: long },
  },
};

/** Where each stock stands in the database, by the key an order's line has. */
export const stocks: Record<string, number> = {
  'products:mat': 12,
  'products:ball': 4,
  'products:tee:variation:0:size:0': 2,
  'products:tee:variation:0:size:1': 4,
  'products:tee:variation:1:size:0': 1,
};

export const keyOf = ({ kind, id, selectedProductColor, selectedProductSize }: CartLine): string =>
  [kind, id, selectedProductColor, selectedProductSize].filter(Boolean).join('/');

export const unitsIn = (lines: readonly CartLine[]): Map<string, number> =>
  new Map(lines.map((line) => [keyOf(line), line.quantity]));

/** One browser, its tabs, and a ledger of what the shopper did. */
export interface World {
  browser: Browser;
  tabs: Tab[];
  random: SeededRandom;
  /** The owner's way in, without faults. */
  owner: DatabaseClient;
  /** What was added by the shopper, less what they took out again. */
  added: Map<string, number>;
  /** What the owner put on the shelves. */
  restocked: Map<string, number>;
  badness: number;
  room: { left: number };
}

export const cartOf = ({ shop: { store } }: Tab): CartLine[] => selectCart(store.getState());

/** Does something to a tab's cart, and notes what it came to. */
export function noted({ added }: World, tab: Tab, action: () => void): void {
  const before = unitsIn(cartOf(tab));
  action();
  const after = unitsIn(cartOf(tab));
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    added.set(key, (added.get(key) ?? 0) + change);
  }
}

/** An order as the checkout would make it from this tab's cart. */
export function draftOf(state: ShopState): OrderDraft {
  const cart = selectCart(state);
  const delivery = cart.some(({ kind }) => kind === 'product') ? 'standard' : 'none';
  return {
    contact: { name: 'Ada', email: 'a@x.io' },
    delivery,
    address: { line1: '1 Elm Street', city: 'Portland', country: 'US' },
    currency: 'USD',
    language: 'en',
    lines: cart.map((line) => orderLineOf(line)),
    amounts: amountsOf(cart, delivery, { tax: 'included' }),
  };
}

export function acceptDifferences(world: World, tab: Tab): void {
  const { store } = tab.shop;
  const state = store.getState();
  noted(world, tab, () =>
    store.dispatch(differencesAccepted(acceptanceOf(selectCart(state), (key) => selectItem(state, key)))),
  );
}

/** Whether an order is on its way or in question: what it takes is not the shopper's to take out again. */
export const isOrdering = ({ tabs }: World): boolean =>
  tabs.some(
    ({ memory, control }) => memory.readPending() !== undefined || control.state().phase === 'sending',
  );

export async function addTab(world: World): Promise<Tab> {
  const tab = await openTab(world.browser, world.badness);
  world.tabs.push(tab);
  return tab;
}

/** Sends a withdrawal from this tab, or asks for the one whose receipt has not come, as its form does. */
export async function withdrawIn({ browser }: World, { ask }: Tab): Promise<void> {
  const isRepeat = browser.withdrawal !== undefined;
  const path = (browser.withdrawal ??= newMessagePath('withdrawals'));
  const withdrawal = { name: 'Ada', email: 'a@x.io', about: 'the green mat', language: 'en' };
  try {
    await sendMessage({ path, isRepeat }, withdrawal, ask);
    browser.receipts.add(path);
    if (browser.withdrawal === path) browser.withdrawal = undefined;
  } catch {
    // The shopper reads that nobody knows, and presses again some time.
  }
}

/** Every order in the database, with the quantities of its lines by their keys. */
export async function ordersIn(owner: DatabaseClient): Promise<Map<string, [string, CartLine][]>> {
  const guests = await owner('guestOrders');
  const members = await owner('orders/ada');
  const orders = new Map<string, [string, CartLine][]>();
  for (const [folder, node] of [
    ['guestOrders', guests],
    ['orders/ada', members],
  ] as const) {
    for (const [id, order] of Object.entries(fieldsOf(node))) {
      const lines = isFields(order) && isFields(order.lines) ? Object.entries(order.lines) : [];
      orders.set(
        `${folder}/${id}`,
        lines.map(([key, line]): [string, CartLine] => [key, asCartLine(line)]),
      );
    }
  }
  return orders;
}

function asCartLine(line: unknown): CartLine {
  if (!isFields(line)) throw new Error('A line of an order is none.');
  return {
    cartItemId: '',
    kind: line.kind === 'program' ? 'program' : 'product',
    id: String(line.id),
    name: String(line.name),
    price: Number(line.price),
    discount: Number(line.discount),
    image: [],
    quantity: Number(line.quantity),
    ...(typeof line.color === 'string' && { selectedProductColor: line.color }),
    ...(typeof line.size === 'string' && { selectedProductSize: line.size }),
  };
}

/** Lets what is saved some ticks later be saved, as a page that goes does. */
export const saveAll = ({ tabs }: World): void => tabs.forEach(({ shop: { save } }) => save());

export const savedText = ({ browser }: World): string => browser.local.getItem(savedShopKey) ?? '';
