import { describe, expect, test } from 'vitest';
import { judgedRefund, unitsOut, wholeSum } from '#model/desk/refunds';
import { deliveryTerms } from '#model/order/delivery';
import type { Refund } from '#model/order/refund';
import { bookedOrder } from './bookedOrders';

const { order } = bookedOrder({
  lines: [
    {
      key: 'products:mat',
      kind: 'product',
      id: 'mat',
      name: 'Mat',
      price: 25,
      discount: 10,
      quantity: 2,
      amount: 45,
    },
    {
      key: 'products:ball',
      kind: 'product',
      id: 'ball',
      name: 'Ball',
      price: 9.5,
      discount: 0,
      quantity: 1,
      amount: 9.5,
    },
  ],
  amounts: { items: 54.5, delivery: 6.9, total: 61.4 },
});
const earlier = (sum: number, lines: Record<string, number> = {}): Refund => ({
  at: 1,
  day: '2026-11-20',
  sum,
  lines,
  isRestocked: false,
});

describe('a refund', () => {
  test('without a sum is what the units cost', () => {
    expect(judgedRefund(order, { 'products:mat': 1, 'products:ball': 1 }, undefined)).toEqual({
      sum: 32,
      lines: { 'products:mat': 1, 'products:ball': 1 },
    });
  });
  test('may be a sum alone', () => {
    expect(judgedRefund(order, {}, 6.9)).toEqual({ sum: 6.9, lines: {} });
  });
  test('may be units alone where the money went back before', () => {
    expect(judgedRefund({ ...order, refunds: [earlier(61.4)] }, { 'products:mat': 1 }, undefined)).toEqual({
      sum: 0,
      lines: { 'products:mat': 1 },
    });
  });
  test('is of something', () => {
    expect(judgedRefund(order, { 'products:mat': 0 }, undefined)).toEqual({ problem: { kind: 'nothing' } });
  });
  test('is of no more units than are still out', () => {
    const refunds = [earlier(0, { 'products:mat': 1 })];
    expect(judgedRefund({ ...order, refunds }, { 'products:mat': 2 }, undefined)).toEqual({
      problem: { kind: 'tooManyUnits', key: 'products:mat', left: 1 },
    });
  });
  test('is no more than was paid', () => {
    expect(judgedRefund({ ...order, refunds: [earlier(60)] }, {}, 1.41)).toEqual({
      problem: { kind: 'tooMuch', most: 1.4 },
    });
  });
  test('is one of twenty at most', () => {
    const refunds = Array.from({ length: 20 }, () => earlier(0.01));
    expect(judgedRefund({ ...order, refunds }, {}, 1)).toEqual({ problem: { kind: 'tooOften' } });
  });
});

const paid = { until: 1, paidAt: 2 };
const terms = { ...deliveryTerms, standard: 4, express: 12, freeFrom: 500 };
const whole = {
  status: 'sent' as const,
  lines: [],
  amounts: { items: 50, delivery: 12, total: 62 },
  refunds: [],
};

test.each([
  ['all that was paid', { ...whole, delivery: 'standard', payment: paid }, 62],
  ['without what express cost more', { ...whole, delivery: 'express', payment: paid }, 54],
  ['what is left of it', { ...whole, delivery: 'standard', payment: paid, refunds: [earlier(20)] }, 42],
  [
    'all of it where it was cancelled before it was sent',
    { ...whole, status: 'cancelled', delivery: 'express', payment: paid },
    62,
  ],
  ['never less than nothing', { ...whole, delivery: 'express', payment: paid, refunds: [earlier(60)] }, 0],
  ['nothing where nothing was paid', { ...whole, delivery: 'standard', payment: { until: 1 } }, 0],
] as const)('for a whole order is owed %s', (_, withdrawn, sum) => {
  expect(wholeSum({ ...withdrawn, refunds: [...withdrawn.refunds] }, terms)).toBe(sum);
});

test('of a cancelled order nothing is out: its units went back when it was cancelled', () => {
  const cancelled = { ...order, status: 'cancelled' as const };
  expect(unitsOut(cancelled)).toEqual({ 'products:mat': 0, 'products:ball': 0 });
  expect(judgedRefund(cancelled, { 'products:mat': 1 }, undefined)).toEqual({
    problem: { kind: 'tooManyUnits', key: 'products:mat', left: 0 },
  });
  expect(judgedRefund(cancelled, {}, 5)).toEqual({ sum: 5, lines: {} });
});

test('units are out until they came back', () => {
  const refunds = [earlier(0, { 'products:mat': 1 }), earlier(0, { 'products:ball': 1 })];
  expect(unitsOut(order)).toEqual({ 'products:mat': 2, 'products:ball': 1 });
  expect(unitsOut({ ...order, refunds })).toEqual({ 'products:mat': 1, 'products:ball': 0 });
});

describe('where tax comes on top', () => {
  const lines = order.lines.map((line) => ({ ...line, taxRate: 10 }));
  const taxed = { ...order, lines, amounts: { ...order.amounts, tax: 'added' as const } };
  const paidFor = { ...taxed, delivery: 'standard' as const, payment: paid, refunds: [] };
  test('it is in what units cost, and in what can be paid back', () => {
    expect(judgedRefund(taxed, { 'products:mat': 1 }, undefined)).toMatchObject({ sum: 24.75 });
    expect(judgedRefund(taxed, {}, 67.54)).toMatchObject({ sum: 67.54 });
    expect(judgedRefund(taxed, {}, 67.55)).toEqual({ problem: { kind: 'tooMuch', most: 67.54 } });
  });
  test('and in what is owed for the whole order', () => {
    expect(wholeSum(paidFor, terms)).toBe(67.54);
  });
});
