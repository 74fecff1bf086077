import { expect, test } from 'vitest';
import { erasureOf, keptOf } from '#model/desk/erasure';
import { messagesIn } from '#model/desk/messages';
import { answerTo, postOf } from '#model/desk/post';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { bookedOrder } from './bookedOrders';

const sender = { createdAt: 2, language: 'de', name: 'Ada', email: 'ada@shop.example' };
const messages = messagesIn('contactMessages', {
  '-OaBcDeFgHiJkLmNoPq1': { ...sender, message: 'Wo ist\ndie Matte?', topic: 'order' },
  '-OaBcDeFgHiJkLmNoPq2': { ...sender, email: 'bert@shop.example', message: 'Hello' },
});
const withdrawals = withdrawalsIn({
  '-OaBcDeFgHiJkLmNoPq3': { ...sender, createdAt: 3, about: 'EW-1', doneAt: 4 },
  '-OaBcDeFgHiJkLmNoPq4': { ...sender, createdAt: 1, about: 'EW-2' },
});

test('of one address is what has it, however it is typed', () => {
  const orders = [bookedOrder(), bookedOrder({ contact: { name: 'Bert', email: 'bert@shop.example' } })];
  const kept = keptOf({ orders, messages, withdrawals }, ' ADA@shop.example');
  expect([kept.orders.length, kept.messages.length, kept.withdrawals.length]).toEqual([1, 1, 2]);
});

test('a guest’s finished orders lose the name and the note, those under way are marked, what waits for a refund stays', () => {
  const [done, sent] = [bookedOrder({ status: 'delivered' }), bookedOrder({ status: 'sent' })];
  const members = bookedOrder({ status: 'delivered' }, 'ada');
  const erasure = erasureOf({ orders: [done, sent, members], messages, withdrawals });
  expect(erasure).toMatchObject({ orders: [done.number], underWay: [sent.number] });
  expect(erasure.update).toMatchObject({
    [`${done.path}/contact`]: null,
    [`orderNotes/${done.order.id}`]: null,
    [`${sent.path}/erasedAt`]: { '.sv': 'timestamp' },
    'contactMessages/-OaBcDeFgHiJkLmNoPq1': null,
    'withdrawals/-OaBcDeFgHiJkLmNoPq3': null,
  });
  expect(Object.keys(erasure.update).filter((path) => path.startsWith(members.path))).toEqual([]);
  expect(erasure.update).not.toHaveProperty('withdrawals/-OaBcDeFgHiJkLmNoPq4');
  const marked = bookedOrder({ status: 'sent', isErased: true });
  expect(erasureOf({ orders: [marked], messages: [], withdrawals: [] })).toMatchObject({
    underWay: [marked.number],
    update: {},
  });
  const arrived = bookedOrder({ status: 'delivered', isErased: true });
  expect(erasureOf({ orders: [arrived], messages: [], withdrawals: [] }).update).toHaveProperty([
    `${arrived.path}/contact`,
  ]);
});

test('a guest whose money has not gone back yet keeps the name on that order, or nobody knows where it has to go', () => {
  const payment = { until: 1, paidAt: 1 };
  const owed = bookedOrder({ status: 'cancelled', payment });
  const refund = { at: 1, day: '2026-11-25', sum: owed.order.amounts.total, lines: {}, isRestocked: false };
  const paidBack = bookedOrder({ status: 'cancelled', payment, refunds: [refund] });
  expect(erasureOf({ orders: [owed, paidBack], messages: [], withdrawals: [] })).toMatchObject({
    orders: [paidBack.number],
    underWay: [owed.number],
  });
});

test('what was written stands in one list, the newest first, and is answered in its language', () => {
  const post = postOf(messages, withdrawals);
  expect(post.map(({ kind }) => kind)).toEqual(['withdrawal', 'message', 'message', 'withdrawal']);
  const question = post.find(({ email, kind }) => kind === 'message' && email === 'ada@shop.example');
  if (!question) throw new Error('The message is not in the post.');
  const answer = new URL(answerTo(question));
  expect(answer.searchParams.get('subject')).toBe(`Re: ${question.number}`);
  expect(answer.searchParams.get('body')).toContain('> Wo ist\r\n> die Matte?');
  expect(answer.searchParams.get('body')).toMatch(/^Guten Tag/);
});
