import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelled, guestPath, memberPath, placedShop } from './cancelFactories';
import { databaseWith, now, type Json } from './ruleEngine';
import { ada, bert, teeKey } from './shopData';

const values: Json[] = [
  null,
  true,
  0,
  1,
  3,
  4,
  5,
  6,
  7,
  8,
  'placed',
  'cancelled',
  'sent',
  guestPath,
  memberPath,
  'programs/calm',
];

const places = [
  `${guestPath}/status`,
  `${memberPath}/status`,
  `${guestPath}/lines/products:mat/quantity`,
  `${guestPath}/first`,
  `${guestPath}/lines/products:mat/next`,
  'products/mat/stock',
  'products/ball/stock',
  `${teeKey.replaceAll(':', '/')}/stock`,
  'lastReturns/products:mat',
  'lastReturns/products:ball',
  `lastReturns/${teeKey}`,
  'lastOrders/products:mat',
];

const attempt = fc.record({
  path: fc.constantFrom(guestPath, memberPath),
  dropped: fc.array(fc.nat({ max: 4 }), { maxLength: 2 }),
  changes: fc.array(fc.tuple(fc.constantFrom(...places), fc.constantFrom(...values)), { maxLength: 2 }),
});

test('of 3 000 attempts to cancel exactly the honest ones get in', () => {
  const database = databaseWith(placedShop);
  let taken = 0;
  fc.assert(
    fc.property(attempt, fc.constantFrom(null, ada, bert), ({ path, dropped, changes }, auth) => {
      const whole = Object.entries(cancelled(path));
      const kept = whole.filter((_, index) => !dropped.includes(index));
      const update = Object.fromEntries([...kept, ...changes]);
      const honest = auth === ada ? [guestPath, memberPath] : [guestPath];
      const isHonest = honest.some((own) => {
        const expected = cancelled(own);
        const names = Object.keys(update);
        return (
          names.length === Object.keys(expected).length &&
          names.every((name) => update[name] === expected[name])
        );
      });
      fc.pre(Object.keys(update).length > 0);
      const { allowed } = database.as(auth).update('/', update, now);
      expect(allowed).toBe(isHonest);
      taken += allowed ? 1 : 0;
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(100);
});
