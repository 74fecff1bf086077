import { describe, expect, test } from 'vitest';
import { erasureOf } from '#model/desk/erasure';
import { messagesIn } from '#model/desk/messages';
import { settingsUpdate } from '#model/desk/settingsChange';
import { rowUpdate } from '#model/desk/shelf';
import { ownSettings } from '#model/order/ownersSettings';
import { serverTimestamp } from '#model/serverTimestamp';
import { bookedIn } from '#services/firebase/orders/bookedOrders';
import { productRows } from '#services/firebase/desk/shelfRows';
import { guestPath, placedShop } from './cancelFactories';
import { throughEachClient } from './clients';
import type { Auth, Json } from './ruleEngine';
import { ada, bert, owner, unverifiedOwner } from './shopData';

const messageId = '-OaBcDeFgHiJkLmNoPq1';
const message = {
  createdAt: 1,
  language: 'en',
  name: 'Ada',
  email: 'ada@shop.example',
  message: 'Hello',
  topic: 'other',
};
const withdrawal = { createdAt: 1, language: 'en', name: 'Ada', email: 'ada@shop.example', about: 'EW-1' };
const data: Record<string, Json> = {
  ...placedShop,
  contactMessages: { [messageId]: message },
  withdrawals: { [messageId]: withdrawal },
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

function shelfUpdate(name: string, typed: object): Record<string, unknown> {
  const row = rows.find((each) => each.name === name);
  const judged = row ? rowUpdate(row, row, typed) : { problem: 'changed' };
  return 'update' in judged ? judged.update : {};
}

/** Every other write of the desk, as it is sent. */
const writes: [string, Record<string, unknown>][] = [
  ['marks a message as done', { [`contactMessages/${messageId}/doneAt`]: serverTimestamp }],
  ['marks a withdrawal as done', { [`withdrawals/${messageId}/doneAt`]: serverTimestamp }],
  [
    'changes price, discount and stock',
    shelfUpdate('Cork mat', { price: '24,50', discount: '5', stock: '9' }),
  ],
  ['hides an item', shelfUpdate('Cork mat', { isHidden: true })],
  ['changes the stock of a size', shelfUpdate('Tee (clay, m)', { stock: '9' })],
  ['changes every setting', settingsUpdate(ownSettings, settings)],
  ['takes settings back', settingsUpdate(settings, ownSettings)],
  ['numbers a bill', { 'bills/1': { no: 1, order: guestPath, at: serverTimestamp } }],
  [
    'erases what a guest left',
    erasureOf({
      orders: bookedIn('guestOrders', placedShop['guestOrders']),
      messages: messagesIn('contactMessages', { [messageId]: message }),
      withdrawals: [],
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
