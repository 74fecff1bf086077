import { expect, test, vi } from 'vitest';
import {
  careIn,
  openWithdrawalsOf,
  orderOfWithdrawal,
  ordersNamed,
  withdrawalsIn,
} from '#model/desk/withdrawals';
import { bookedOrder } from './bookedOrders';

const id = '-OaBcDeFgHiJkLmNoPq1';
const withdrawalOf = (about: string, email = 'ada@shop.example') => {
  const [entry] = withdrawalsIn({ w: { name: 'Ada', email, language: 'en', about, createdAt: 1 } });
  if (!entry) throw new Error('There is no withdrawal.');
  return entry;
};
const ofEve = { contact: { name: 'Eve', email: 'eve@shop.example' } };

test('two orders whose numbers look alike mean none of them, whoever they belong to', () => {
  const twins = [bookedOrder({ id }), bookedOrder({ id }, 'ada')];
  for (const email of ['ada@shop.example', 'bert@shop.example']) {
    const withdrawal = withdrawalOf(`My order ${twins[0]?.number}.`, email);
    expect(orderOfWithdrawal(withdrawal, twins)).toBeUndefined();
    expect(ordersNamed(withdrawal, twins)).toHaveLength(2);
  }
});

test('of two that look alike, the one of the same address is meant', () => {
  const own = bookedOrder({ id });
  const withdrawal = withdrawalOf(id);
  expect(orderOfWithdrawal(withdrawal, [bookedOrder({ id, ...ofEve }, 'eve'), own])?.entry).toBe(own);
});

test('who names two orders withdraws from none by the number alone', () => {
  const [first, second] = [bookedOrder(), bookedOrder()];
  const withdrawal = withdrawalOf(`${first.number} and ${second.number}`);
  expect(orderOfWithdrawal(withdrawal, [first, second])).toBeUndefined();
});

test('an order’s page has the withdrawals that name it and wait, whoever sent them', () => {
  const [order, other] = [bookedOrder(), bookedOrder()];
  const own = withdrawalOf(order.number);
  const others = withdrawalOf(order.order.id, 'eve@shop.example');
  const done = { ...own, isDone: true };
  expect(openWithdrawalsOf(order, [own, others, done, withdrawalOf(other.number)])).toEqual([own, others]);
});

test.each(['EW\u2011', 'EW ', '“EW-', 'order no.EW-'])(
  'a number that is written as %j… is that order’s',
  (written) => {
    const entry = bookedOrder();
    const withdrawal = withdrawalOf(entry.number.replace('EW-', written));
    expect(orderOfWithdrawal(withdrawal, [entry])?.entry).toBe(entry);
  },
);

test('words that are no number are compared with none: each is a digest, and there may be thousands', () => {
  const number = vi.fn<() => string>(() => 'EW-0000-0000-0000-0000');
  const order = Object.defineProperty({ ...bookedOrder() }, 'number', { get: number });
  expect(ordersNamed(withdrawalOf('The mat of last week'), [order])).toEqual([]);
  expect(number).not.toHaveBeenCalled();
  expect(ordersNamed(withdrawalOf('EW-0000-0000-0000-0000'), [order])).toHaveLength(1);
});

test('care is what the catalogue sells as such', () => {
  const isCare = careIn([
    { id: 'soap', category: ['Beauty', 'Home'] },
    { id: 'mat', category: ['Gadgets'] },
  ]);
  expect([isCare('soap'), isCare('mat'), isCare('gone')]).toEqual([true, false, false]);
});
