import * as fc from 'fast-check';
import { currencyNames } from '#model/money/currencySlice';
import type { Json } from './ruleEngine';
import { now } from './ruleEngine';
import { calm, mat, orderId, orderOf, otherId, priced, purchase, tee, teeKey } from './shopData';

type Update = Record<string, Json>;
const paths = [`guestOrders/${orderId}`, `orders/ada/${orderId}`, `guestOrders/${otherId}`];

const slots = [
  { date: '2026-11-24', time: '12:00-14:00' },
  { date: '2030-12-31', time: '18:30-20:00' },
];

/** An honest purchase of any of the three kinds of line. */
const honestPurchase = fc
  .record({
    path: fc.constantFrom(...paths),
    mats: fc.integer({ min: 0, max: 5 }),
    tees: fc.integer({ min: 0, max: 4 }),
    programs: fc.integer({ min: 0, max: 99 }),
    currency: fc.constantFrom(...currencyNames),
    delivery: fc.constantFrom('standard', 'express'),
    slot: fc.option(fc.constantFrom<Json[]>(...slots), { freq: 2, nil: null }),
  })
  .filter(({ mats, tees, programs }) => mats + tees + programs > 0)
  .map(({ path, mats, tees, programs, currency, delivery, slot }) => {
    const lines: Update = {};
    if (mats) lines['products:mat'] = { ...mat, quantity: mats };
    if (tees) lines[teeKey] = { ...tee, quantity: tees };
    if (programs) lines['programs:calm'] = { ...calm, quantity: programs };
    return purchase(
      path,
      orderOf(lines, { currency, delivery, createdAt: now, ...(slot !== null && { slot }) }),
      {
        ...(mats ? { 'products:mat': 5 - mats } : {}),
        ...(tees ? { [teeKey]: 4 - tees } : {}),
      },
    );
  });

const numbers = [0, 1, 2, 3, 4, 690, 1490, 2250, 4500, 20_000, -1, 0.5, 1.5, 100, 1e9, now];
const times = ['2026-11-24', '2026-02-31', '2026-1-1', '12:00-14:00', '23:59-24:00', '12-14', '09:00-08:00'];
const words = ['', ' ', '2', 'x', 'USD', 'en', 'placed', 'sent', 'none', 'express', 'clay', 'fern', 's', 'm'];
const steering = ['Ada\u001b[2J', 'Ada\nBert', 'x\u009b2J', 'Ada\u0000'];
const names = ['mat', 'tee', 'calm', 'product', 'program', 'mat/stock', 'a@b.io', ...paths];
const shapes: Json[] = [null, true, false, {}, { a: 1 }, mat, calm, tee, { 'products:mat': mat }];

/** Manipulated updates: what an attacker would try and what a bug would send. */
const oddValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(...numbers),
  fc.constantFrom<Json[]>(...words),
  fc.constantFrom<Json[]>(...times, ...slots),
  fc.constantFrom<Json[]>(...names),
  fc.constantFrom<Json[]>(...steering),
  fc.constantFrom(...shapes),
  fc.string({ maxLength: 130 }),
);

const lineKeys = ['products:mat', 'products:ball', teeKey, 'programs:calm', 'products:tee', 'programs:mat'];
const fields = [
  'quantity',
  'price',
  'discount',
  'kind',
  'id',
  'name',
  'color',
  'size',
  'status',
  'lines',
  'note',
  'card',
  'slot',
  'date',
  'time',
  '.priority',
  'amount',
  'sum',
  'position',
  'previous',
  'next',
  'first',
  'last',
  'items',
  'delivery',
  'total',
  'tax',
  'taxRate',
];
const oddKey = fc.constantFrom(...lineKeys, ...fields, 'phone', 'total', 'mat');

/** A priority is a number or a text; anything else is no data at all. */
const isStorable = (key: string, value: Json): boolean =>
  key !== '.priority' || typeof value === 'number' || typeof value === 'string';

/** One change anywhere below `tree`; `choices` decide where: deeper, another key, or this one. */
function changed(tree: Json, choices: number[], key: string, value: Json): Json {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return value;
  const [choice = 0, ...deeper] = choices;
  const keys = Object.keys(tree);
  const existing = keys[choice % (keys.length + 1)];
  const child = existing && deeper.length > 0 ? changed(tree[existing] ?? null, deeper, key, value) : value;
  const at = existing ?? key;
  return { ...tree, [at]: isStorable(at, child) ? child : 1 };
}

const change = fc.record({
  choices: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }),
  key: oddKey,
  value: oddValue,
});

const stocks = ['products/mat/stock', 'products/ball/stock', 'products/tee/variation/1/size/0/stock'];
const elsewhere = ['products/mat/price', 'users/bert', `orders/bert/${otherId}`];
const marks = ['products:mat', teeKey, 'programs:calm'].map((line) => `lastOrders/${line}`);
const otherOrders = [
  priced(orderOf({ 'products:mat': mat }, { createdAt: now })),
  priced(orderOf({ 'programs:calm': calm }, { createdAt: now })),
];

/** A second path in the same update: a second order, a stock, a mark, a price, somebody else's node. */
const extraPath = fc.tuple(
  fc.constantFrom(...paths, ...stocks, ...elsewhere, ...marks),
  fc.oneof(oddValue, fc.constantFrom<Json[]>(...otherOrders)),
);

/** A multi-path update: an honest purchase with up to three changes and perhaps a second path. */
export const purchaseAttempt = fc
  .record({
    update: honestPurchase,
    changes: fc.array(change, { maxLength: 3 }),
    extra: fc.option(extraPath, { freq: 3, nil: undefined }),
  })
  .map(({ update, changes, extra }) => {
    const whole: Update = Object.fromEntries([...Object.entries(update), ...(extra ? [extra] : [])]);
    for (const { choices, key, value } of changes) {
      const [choice = 0, ...deeper] = choices;
      const path = Object.keys(whole)[choice % Object.keys(whole).length] ?? '';
      whole[path] = changed(whole[path] ?? null, deeper, key, value);
    }
    return whole;
  });

/** The database knows neither null nor empty maps: both mean that nothing is there. */
export function asStored(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value)
    .map(([key, child]) => [key, asStored(child)] as const)
    .filter(([, child]) => child !== null);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
