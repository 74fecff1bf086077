import { languages } from '#model/languages';
import { currencyNames } from '#model/money/currencySlice';
import type { Json } from './ruleEngine';
import { now, type Auth } from './ruleEngine';
import { shop } from './shopData';

/** The oracle: the security rules a second time in plain TypeScript, written without looking at them. */

type Tree = { [key: string]: Json };
const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
const at = (tree: Json | undefined, key: string): Json | undefined =>
  isTree(tree) && Object.hasOwn(tree, key) ? tree[key] : undefined;
const within = (tree: Json | undefined, path: string) => path.split('/').reduce(at, tree);

const isText = (value: Json | undefined, most: number, isLines = false) =>
  typeof value === 'string' &&
  value.length <= most &&
  /[^ ]/.test(value) &&
  Array.from(value).every(
    (character) => !/\p{Cc}/u.test(character) || (isLines && '\t\r\n'.includes(character)),
  );
const isOneOf = (value: Json | undefined, values: readonly string[]) =>
  typeof value === 'string' && values.includes(value);
const hasOnly = (tree: Tree, names: string[]) => Object.keys(tree).every((name) => names.includes(name));
const isOptional = (value: Json | undefined, holds: (value: Json) => boolean) =>
  value === undefined || holds(value);

const lineFields = ['kind', 'id', 'name', 'price', 'discount', 'quantity', 'color', 'size'];
const chainFields = ['amount', 'sum', 'position', 'previous', 'next'];

function isLine(key: string, line: Json | undefined, delivery: Json | undefined): boolean {
  if (!isTree(line)) return false;
  const { kind, id, name, price, discount, quantity, color, size } = line;
  if (!hasOnly(line, [...lineFields, ...chainFields])) return false;
  if (typeof id !== 'string' || !/^[^.#$/[\]]+$/.test(id)) return false;
  if (kind !== 'product' && kind !== 'program') return false;
  const item = within(shop, `${kind}s/${id}`);
  if (!isTree(item)) return false;
  if (name !== item.name || price !== item.price || discount !== (item.discount ?? 0)) return false;
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > 99) return false;
  if (kind === 'product' && delivery === 'none') return false;
  if (!isTree(item.variation)) return key === `${kind}s:${id}` && color === undefined && size === undefined;
  const [, place] = key.split(`products:${id}:`);
  const entry = within(item, (place ?? '').replaceAll(':', '/'));
  const colour = within(item, (place ?? '').split(':').slice(0, 2).join('/'));
  const isPlace = /^variation:\d+:size:\d+$/.test(place ?? '');
  return isPlace && at(entry, 'name') === size && at(colour, 'color') === color && color !== undefined;
}

/** Cents of a line: the unit's price, half-up, times its quantity. */
function centsOf(line: Json | undefined): number {
  const [price, discount, quantity] = ['price', 'discount', 'quantity'].map((name) => Number(at(line, name)));
  const unit = Math.floor(Number(((price ?? 0) * (100 - (discount ?? 0))).toFixed(6)) + 0.5);
  return unit * (quantity ?? 0);
}

/** The lines, read from the first to the last, are all there, products before programs, and each says the sum so far. */
function isChain({ lines, first, last }: Tree): boolean {
  const all = isTree(lines) ? lines : {};
  const seen: string[] = [];
  let sum = 0;
  for (let key: Json | undefined = first; typeof key === 'string'; key = at(at(all, key), 'next')) {
    const line = at(all, key);
    if (!isTree(line) || seen.includes(key)) return false;
    sum += centsOf(line);
    const isSum = line.amount === centsOf(line) && line.sum === sum && line.position === seen.length;
    if (!isSum || line.previous !== seen.at(-1)) return false;
    if (key.startsWith('products:') && seen.at(-1)?.startsWith('programs:')) return false;
    seen.push(key);
    if (at(line, 'next') !== undefined && typeof at(line, 'next') !== 'string') return false;
  }
  return seen.length === Object.keys(all).length && seen.at(-1) === last;
}

function isAmounts(amounts: Json | undefined, { lines, last, delivery }: Tree): boolean {
  if (!isTree(amounts) || !hasOnly(amounts, ['items', 'delivery', 'total', 'currency', 'tax'])) return false;
  const items = typeof last === 'string' ? at(at(lines, last), 'sum') : undefined;
  if (typeof items !== 'number') return false;
  const fees = { standard: items >= 20_000 ? 0 : 690, express: 1490, none: 0 };
  const fee = delivery === 'standard' || delivery === 'express' || delivery === 'none' ? fees[delivery] : NaN;
  return (
    amounts.items === items &&
    amounts.delivery === fee &&
    amounts.total === items + fee &&
    amounts.currency === 'USD' &&
    isOptional(amounts.tax, (value) => isOneOf(value, ['included', 'added']))
  );
}

function isAddress(address: Json | undefined): boolean {
  if (!isTree(address) || !hasOnly(address, ['line1', 'line2', 'city', 'region', 'postcode', 'country']))
    return false;
  const limits = { line2: 120, region: 80, postcode: 16 };
  return (
    isText(address.line1, 120) &&
    isText(address.city, 80) &&
    typeof address.country === 'string' &&
    /^[A-Z]{2}$/.test(address.country) &&
    Object.entries(limits).every(([name, most]) => isOptional(address[name], (value) => isText(value, most)))
  );
}

/** A day and a span of hours, of an order that is brought somewhere. */
function isSlot(slot: Json, delivery: Json | undefined): boolean {
  if (!isTree(slot) || !hasOnly(slot, ['date', 'time']) || delivery === 'none') return false;
  const { date, time } = slot;
  if (typeof date !== 'string' || typeof time !== 'string') return false;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const hours = time.split('-').flatMap((end) => end.split(':').map(Number));
  return (
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    /^\d\d:\d\d-\d\d:\d\d$/.test(time) &&
    year >= 2000 &&
    year < 2100 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= 31 &&
    hours.every((part, place) => part < (place % 2 === 0 ? 24 : 60))
  );
}

const isEmail = (email: Json | undefined): boolean =>
  typeof email === 'string' &&
  email.length <= 254 &&
  /^[\p{L}\p{N}\p{M}'+_-]+(\.[\p{L}\p{N}\p{M}'+_-]+)*@([\p{L}\p{N}-]+\.)+\p{L}{2,}$/u.test(email) &&
  isText(email, 254);

function isContact(contact: Json | undefined): boolean {
  if (!isTree(contact) || !hasOnly(contact, ['name', 'email', 'phone'])) return false;
  const { name, email, phone } = contact;
  return (
    isText(name, 80) &&
    isEmail(email) &&
    isOptional(
      phone,
      (value) =>
        typeof value === 'string' && value.length <= 31 && /^\+?[0-9 ().-]{5,30}( x[0-9]{1,7})?$/.test(value),
    )
  );
}

function isOrder(order: Json | undefined): order is Tree {
  if (!isTree(order) || !isTree(order.lines)) return false;
  const {
    createdAt,
    status,
    currency,
    language,
    delivery,
    slot,
    recipient,
    contact,
    address,
    lines,
    first: _first,
    last: _last,
    amounts,
    note,
    card,
    earlyStart,
    ...rest
  } = order;
  return (
    Object.keys(rest).length === 0 &&
    createdAt === now &&
    status === 'placed' &&
    isOneOf(currency, currencyNames) &&
    isOneOf(language, languages) &&
    isOneOf(delivery, ['standard', 'express', 'none']) &&
    isContact(contact) &&
    (delivery === 'none' ? isOptional(address, isAddress) : isAddress(address)) &&
    isChain(order) &&
    isAmounts(amounts, order) &&
    isOptional(slot, (value) => isSlot(value, delivery)) &&
    isOptional(recipient, (value) => delivery !== 'none' && isText(value, 80)) &&
    isOptional(note, (value) => isText(value, 500, true)) &&
    isOptional(card, (value) => isText(value, 300, true)) &&
    isOptional(earlyStart, (value) => value === true) &&
    Object.entries(lines ?? {}).every(([key, line]) => isLine(key, line, delivery))
  );
}

/** A withdrawal as anybody may send it: what it is of, who it is from, and nothing else, at the server's time. */
export function isWithdrawal(id: string, withdrawal: Json): boolean {
  if (!/^[-\w]{20}$/.test(id) || !isTree(withdrawal)) return false;
  const { createdAt, language, name, email, about, items, ...rest } = withdrawal;
  return (
    Object.keys(rest).length === 0 &&
    createdAt === now &&
    isOneOf(language, languages) &&
    isText(name, 80) &&
    isEmail(email) &&
    isText(about, 500, true) &&
    isOptional(items, (value) => isText(value, 500, true))
  );
}

/** Every order is right, and every unit that leaves a stock belongs to exactly one of them. */
export function isHonest(auth: Auth | null, update: Record<string, Json>): boolean {
  const taken = new Map<string, { by: string; quantity: number }>();
  const paths = Object.keys(update);
  for (const path of paths.filter((each) => /^(orders|guestOrders)\//.test(each))) {
    const owned = auth ? `orders/${auth.uid}/` : 'guestOrders/';
    const id = path.split('/').at(-1) ?? '';
    if (path !== `guestOrders/${id}` && path !== owned + id) return false;
    const order = update[path];
    if (!/^[-\w]{20}$/.test(id) || !isOrder(order) || !isTree(order.lines)) return false;
    for (const [key, line] of Object.entries(order.lines).filter(([name]) => name.startsWith('products:'))) {
      if (taken.has(key)) return false;
      taken.set(key, { by: path, quantity: Number(at(line, 'quantity')) });
    }
  }
  const expected = [...taken].flatMap(([key, { by, quantity }]) => {
    const stock = `${key.replaceAll(':', '/')}/stock`;
    const left = Number(within(shop, stock)) - quantity;
    return left >= 0 && update[stock] === left && update[`lastOrders/${key}`] === by
      ? [stock, `lastOrders/${key}`]
      : [];
  });
  const others = paths.filter((path) => !path.startsWith('orders/') && !path.startsWith('guestOrders/'));
  return expected.length === taken.size * 2 && others.every((path) => expected.includes(path));
}
