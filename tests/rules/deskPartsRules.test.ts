import { describe, expect, test } from 'vitest';
import { erasureOf } from '#model/desk/erasure';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { messagesIn } from '#model/desk/messages';
import { itemChange, itemGone, newItem } from '#model/desk/itemDraft';
import { textsUpdate } from '#model/desk/itemTexts';
import { settingsUpdate } from '#model/desk/settingsChange';
import { sheetImport } from '#model/desk/sheetImport';
import { rowUpdate } from '#model/desk/shelf';
import { coloursFrom } from '#model/desk/variationDraft';
import { ownSettings } from '#model/order/ownersSettings';
import { serverTimestamp } from '#model/serverTimestamp';
import { bookedIn } from '#services/firebase/orders/bookedOrders';
import { productRows } from '#services/firebase/desk/shelfRows';
import { guestPath, placedShop } from './cancelFactories';
import { throughEachClient } from './clients';
import type { Auth, Json } from './ruleEngine';
import { ada, bert, owner, shop, unverifiedOwner } from './shopData';

const messageId = '-OaBcDeFgHiJkLmNoPq1';
const message = {
  createdAt: 1,
  language: 'en',
  name: 'Ada',
  email: 'ada@shop.example',
  message: 'Hello',
  topic: 'other',
};
const settledId = '-OaBcDeFgHiJkLmNoPq2';
const application = {
  ...message,
  organisation: 'Studio',
  country: 'FR',
  partnerType: 'studio',
  dimensions: { Physical: true },
  consent: true,
};
const withdrawal = { createdAt: 1, language: 'en', name: 'Ada', email: 'ada@shop.example', about: 'EW-1' };
const data: Record<string, Json> = {
  ...placedShop,
  contactMessages: { [messageId]: message },
  partnerApplications: { [messageId]: application },
  withdrawals: { [messageId]: withdrawal, [settledId]: { ...withdrawal, doneAt: 2 } },
};

const rows = productRows(placedShop['products']);
const settings = {
  ...ownSettings,
  delivery: { standard: 5, express: 12.5, freeFrom: 100 },
  isClosedToGuests: true,
  unitsPerLine: 4,
  countries: ['US', 'DE'],
  courierDays: [2, 5],
  closedDays: ['2026-12-24'],
  banner: { en: 'Closed until Monday' },
};

const tee = { fields: {}, colours: coloursFrom(shop.products.tee.variation) };
const bowl = { name: 'Bowl', price: 9.9, category: 'Home' };
const rest = { name: 'Rest', price: 49, category: 'Physical' };
const sheet = 'id,name,price,stock,category\nmat,Cork mat,24.5,7,\nbowl,Bowl,9.9,1,Home';

function shelfUpdate(name: string, typed: object): Record<string, unknown> {
  const row = rows.find((each) => each.name === name);
  const judged = row ? rowUpdate(row, row, typed) : { problem: 'changed' };
  return 'update' in judged ? judged.update : {};
}

/** Every other write of the desk, as it is sent. */
const writes: [string, Record<string, unknown>][] = [
  ['marks a message as done', { [`contactMessages/${messageId}/doneAt`]: serverTimestamp }],
  ['takes the mark of a message away', { [`contactMessages/${messageId}/doneAt`]: null }],
  ['marks an application as done', { [`partnerApplications/${messageId}/doneAt`]: serverTimestamp }],
  ['marks a withdrawal as done', { [`withdrawals/${messageId}/doneAt`]: serverTimestamp }],
  [
    'changes price, discount and stock',
    shelfUpdate('Cork mat', { price: '24,50', discount: '5', stock: '9' }),
  ],
  ['takes the mark of a withdrawal away', { [`withdrawals/${settledId}/doneAt`]: null }],
  ['hides an item', shelfUpdate('Cork mat', { isHidden: true })],
  ['changes the stock of a size', shelfUpdate('Tee (clay, m)', { stock: '9' })],
  [
    'changes an item with its colours and sizes',
    itemChange('products/tee', tee, {
      fields: { name: 'Shirt', summary: 'Soft.', measures: [{ size: 'M', chest: 104 }], visible: false },
      colours: [
        ...tee.colours.slice(1),
        {
          key: '',
          color: 'rose',
          swatch: '#cc6677',
          image: [],
          sizes: [{ key: '', name: 's', stock: 2, was: 0 }],
        },
      ],
    }),
  ],
  [
    'makes a new product',
    newItem('product', 'bowl', { fields: bowl, stock: 3, stockWas: 0, colours: [] }, undefined),
  ],
  ['makes a new program', newItem('program', 'rest', { fields: rest, colours: [] }, undefined)],
  ['takes an item out of the shop, with its texts', itemGone('product', 'mat')],
  [
    'writes what an item says in another language',
    textsUpdate({
      language: 'de',
      item: { kind: 'product', id: 'mat' },
      before: {},
      typed: { name: 'Korkmatte' },
    }),
  ],
  ['writes a sheet', sheetImport(sheet, { products: shop.products, programs: shop.programs }, false).update],
  ['counts units sold', { 'products/mat/sold': 3, 'programs/calm/sold': null }],
  ['changes every setting', settingsUpdate(ownSettings, settings)],
  ['takes settings back', settingsUpdate(settings, ownSettings)],
  ['numbers a bill', { 'bills/1': { no: 1, order: guestPath, at: serverTimestamp } }],
  [
    'erases what a guest left, messages and settled withdrawals with it',
    erasureOf({
      orders: bookedIn('guestOrders', placedShop['guestOrders']),
      messages: messagesIn('contactMessages', { [messageId]: message }),
      withdrawals: withdrawalsIn({ [settledId]: { ...withdrawal, doneAt: 2 } }),
    }).update,
  ],
];

const others: [string, Auth | null][] = [
  ['an owner without a verified address', unverifiedOwner],
  ['a member', bert],
  ['the member whose message it is', ada],
  ['a stranger', null],
];

const sent = (update: Record<string, unknown>): Record<string, Json> => update as Record<string, Json>;

throughEachClient(data, (client) => {
  test.each(writes)('an owner %s', async (_what, update) => {
    expect(Object.keys(update)).not.toEqual([]);
    expect(await client().canUpdate(owner, sent(update))).toBe(true);
  });
  describe.each(others)('%s never', (_who, auth) => {
    test.each(writes)('%s', async (_what, update) => {
      expect(await client().canUpdate(auth, sent(update))).toBe(false);
    });
  });
});
