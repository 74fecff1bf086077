import { describe, expect, test } from 'vitest';
import { bookedIn, bookedOfMembers } from '#services/firebase/orders/bookedOrders';
import {
  orderChange,
  paidChange,
  paymentChange,
  refundChange,
  stepChange,
  trackingChange,
  undoChange,
  type Update,
} from '#model/desk/orderChanges';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { guestOrders, orderNotes } from '#model/order/places';
import { serverTimestamp } from '#model/serverTimestamp';
import { guestPath, memberPath, placedShop } from './cancelFactories';
import { throughEachClient } from './clients';
import type { Auth, Json } from './ruleEngine';
import { ada, bert, orderId, owner, unverifiedOwner } from './shopData';

/** The orders of the shop as the desk reads them. */
const [guest] = bookedIn(guestOrders, placedShop['guestOrders']);
const [member] = bookedOfMembers(placedShop['orders']);

const payment = { until: 1_800_000_000_000 };
const refund = { day: '2026-11-25', sum: 22.5, lines: { 'products:mat': 1 }, isRestocked: true };

/** Every write of the desk about an order, as it is sent. */
const writes: [string, (entry: BookedOrder) => Update][] = [
  ['confirms it with a way to pay', (entry) => stepChange(entry, 'confirmed', { payment })],
  [
    'cancels it and puts its units back',
    (entry) => ({
      ...stepChange(entry, 'cancelled'),
      'products/mat/stock': { '.sv': { increment: 2 } },
    }),
  ],
  ['says how it is paid', (entry) => paymentChange(entry, payment)],
  ['marks it as paid', (entry) => paidChange(entry, 1_700_000_000_000)],
  ['takes a payment back', (entry) => paidChange(entry, undefined)],
  ['says where the parcel is followed', (entry) => trackingChange(entry, 'https://carrier.example/1')],
  ['takes the link to the parcel away', (entry) => trackingChange(entry, '')],
  ['writes down a refund', (entry) => refundChange(entry, refund)],
  [
    'writes down a refund that answers a withdrawal',
    (entry) => ({
      ...refundChange(entry, refund),
      'withdrawals/-OaBcDeFgHiJkLmNoPq1/doneAt': serverTimestamp,
    }),
  ],
  [
    'notes something about it',
    ({ path, order }) => ({
      ...orderChange(path, order, {}),
      [`${orderNotes}/${order.id}`]: 'Wants to be called',
    }),
  ],
];

const others: [string, Auth | null][] = [
  ['an owner without a verified address', unverifiedOwner],
  ['the member whose order it is', ada],
  ['another member', bert],
  ['a stranger', null],
];

const entries: [string, BookedOrder | undefined][] = [
  ['a guest’s order', guest],
  ['a member’s order', member],
];

const sent = (update: Update): Record<string, Json> => update as Record<string, Json>;

const withdrawal = { createdAt: 1, language: 'en', name: 'Ada', email: 'ada@shop.example', about: 'EW-1' };

throughEachClient({ ...placedShop, withdrawals: { '-OaBcDeFgHiJkLmNoPq1': withdrawal } }, (client) => {
  describe.each(entries)('%s', (_whose, entry) => {
    if (!entry) throw new Error('The order is not in the shop.');
    test.each(writes)('an owner %s', async (_what, write) => {
      expect(await client().canUpdate(owner, sent(write(entry)))).toBe(true);
    });
    describe.each(others)('%s never', (_who, auth) => {
      test.each(writes)('%s', async (_what, write) => {
        expect(await client().canUpdate(auth, sent(write(entry)))).toBe(false);
      });
    });
    test.each(writes)(
      'of two owners who look at the same state, the second never %s',
      async (_what, write) => {
        expect(await client().canUpdate(owner, sent(paymentChange(entry, payment)))).toBe(true);
        expect(await client().canUpdate(owner, sent(write(entry)))).toBe(false);
      },
    );
  });

  test('a step is taken back once, with the next revision', async () => {
    if (!guest) throw new Error('The order is not in the shop.');
    const after = (revision: number, status: 'placed' | 'confirmed'): BookedOrder => ({
      ...guest,
      order: { ...guest.order, status, revision },
    });
    expect(await client().canUpdate(owner, sent(stepChange(guest, 'confirmed')))).toBe(true);
    for (const [, auth] of others) {
      const undo = undoChange(after(1, 'confirmed'), 'placed');
      expect(await client().canUpdate(auth, sent(undo))).toBe(false);
    }
    expect(await client().canUpdate(owner, sent(undoChange(after(0, 'confirmed'), 'placed')))).toBe(false);
    expect(await client().canUpdate(owner, sent(undoChange(after(1, 'confirmed'), 'placed')))).toBe(true);
  });

  describe('a revision', () => {
    test.each([0, 2, 1.5, -1, '1', true])('does not begin with %j', async (revision) => {
      expect(await client().canWrite(owner, `/${guestPath}/revision`, revision)).toBe(false);
    });
    test('is never taken away, and never set by a shopper', async () => {
      expect(await client().canWrite(owner, `/${guestPath}/revision`, 1)).toBe(true);
      expect(await client().canWrite(owner, `/${guestPath}/revision`, null)).toBe(false);
      for (const auth of [ada, null])
        expect(await client().canWrite(auth, `/${memberPath}/revision`, 2)).toBe(false);
    });
  });

  describe('what is read', () => {
    test('of a guest’s order by its link: where the parcel is followed, not the revision', async () => {
      expect(await client().canRead(null, `/${guestPath}/tracking`)).toBe(true);
      expect(await client().canRead(null, `/${guestPath}/revision`)).toBe(false);
    });
    test.each([
      'orders',
      'guestOrders',
      orderNotes,
      'contactMessages',
      'partnerApplications',
      'withdrawals',
      'letters',
      'bills',
    ])('of %s as a whole: by owners alone', async (node) => {
      expect(await client().canRead(owner, `/${node}`)).toBe(true);
      for (const [, auth] of others) expect(await client().canRead(auth, `/${node}`)).toBe(false);
    });
    test('of notes, not even by the member whose order it is', async () => {
      expect(await client().canRead(ada, `/${orderNotes}/${orderId}`)).toBe(false);
    });
  });
});
