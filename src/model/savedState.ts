import { nanoid } from '@reduxjs/toolkit';
import { clampQuantity, mergeLine, type CartLine } from './cart/cart';
import { withoutOrdered } from './cart/orderedUnits';
import { mostOrders } from './limits';
import { currencyOf, type Currency } from './money/currencySlice';
import type { OrderedLines } from './order/order';
import { heardFrom } from './saved/heardEvents';
import { withItem, type SavedItem } from './saved/savedItem';
import type { ShopState } from './shopState';
import { fieldsOf, isFields, listOf, numberOf, priceOf, textOf, textsOf, type Fields } from './untrusted';

export interface Restored {
  parts: Partial<ShopState>;
  /** True when something of the shopper's own had to be dropped or changed. */
  wasRepaired: boolean;
}

function savedItemFrom(value: unknown): SavedItem | undefined {
  if (!isFields(value)) return undefined;
  const id = textOf(value.id);
  const name = textOf(value.name) || id;
  // An impossible price is corrected by the catalogue, like any other wrong one.
  const price = priceOf(value.price) ?? 0;
  if (!id) return undefined;
  return {
    kind: value.kind === 'program' ? 'program' : 'product',
    id,
    name,
    price,
    discount: numberOf(value.discount) ?? 0,
    image: textsOf(value.image),
    category: textsOf(value.category),
  };
}

function cartLineFrom(value: unknown): CartLine | undefined {
  const item = savedItemFrom(value);
  if (!item || !isFields(value)) return undefined;
  const { kind, id, name, price, discount, image } = item;
  const color = textOf(value.selectedProductColor);
  const size = textOf(value.selectedProductSize);
  const priceBefore = numberOf(value.priceBefore);
  return {
    cartItemId: textOf(value.cartItemId) || nanoid(),
    kind,
    id,
    name,
    price,
    discount,
    image,
    quantity: clampQuantity(numberOf(value.quantity) ?? 1),
    ...(color && { selectedProductColor: color }),
    ...(size && { selectedProductSize: size }),
    ...(priceBefore !== undefined && { priceBefore }),
  };
}

const cartFrom = (value: unknown): CartLine[] =>
  listOf(value).reduce<CartLine[]>((lines, entry) => {
    const line = cartLineFrom(entry);
    if (!line) return lines;
    const isAccepted = lines.some(({ cartItemId }) => cartItemId === line.cartItemId);
    return mergeLine(lines, isAccepted ? { ...line, cartItemId: nanoid() } : line);
  }, []);

const savedItemsFrom = (value: unknown): SavedItem[] =>
  listOf(value).reduce<SavedItem[]>((items, entry) => {
    const item = savedItemFrom(entry);
    return item ? withItem(items, item) : items;
  }, []);

const currencyFrom = (value: unknown): Currency => currencyOf(fieldsOf(value).currencyName);

const has = (saved: Fields, part: keyof ShopState): boolean => Object.hasOwn(saved, part);

/** What exists nowhere else; the catalogue that older versions of the shop saved here does not count. */
const shoppersOwn = [
  'cart',
  'wishlist',
  'compare',
  'currency',
] as const satisfies readonly (keyof ShopState)[];

/** JSON with sorted keys, for comparing two values. */
const inKeyOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isFields(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/**
 * Validates the saved state, whether from an older version or edited by hand: valid parts stay, the rest is dropped.
 * A missing part stays undefined, so that the reducer's initial value applies. What one of the last orders took leaves a cart
 * that was saved before it.
 */
export function restoreState(stored: unknown, orders: readonly OrderedLines[] = []): Restored {
  const saved = fieldsOf(stored);
  const parts: Partial<ShopState> = {
    ...(has(saved, 'cart') && { cart: cartFrom(saved.cart) }),
    ...(has(saved, 'wishlist') && { wishlist: savedItemsFrom(saved.wishlist) }),
    ...(has(saved, 'compare') && { compare: savedItemsFrom(saved.compare) }),
    ...(has(saved, 'currency') && { currency: currencyFrom(saved.currency) }),
    ...(has(saved, 'heard') && { heard: heardFrom(saved.heard) }),
  };
  const isRepaired = (part: (typeof shoppersOwn)[number]): boolean =>
    has(saved, part) && inKeyOrder(parts[part]) !== inKeyOrder(saved[part]);
  const wasRepaired = saved !== stored || shoppersOwn.some(isRepaired);
  const ordered = textsOf(saved.ordered);
  for (const { path, lines } of orders.filter((order) => !ordered.includes(order.path))) {
    if (parts.cart) parts.cart = withoutOrdered(parts.cart, lines);
    ordered.push(path);
  }
  if (ordered.length > 0) parts.ordered = ordered.slice(-mostOrders);
  return { parts, wasRepaired };
}
