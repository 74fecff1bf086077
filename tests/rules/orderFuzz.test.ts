import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHonest } from './oracle';
import { asStored, purchaseAttempt } from './purchaseFactories';
import { databaseWith, now } from './ruleEngine';
import { ada, shop } from './shopData';

test('of 12 000 attempts exactly the honest ones get in', () => {
  const database = databaseWith(shop);
  let taken = 0;
  fc.assert(
    fc.property(purchaseAttempt, fc.constantFrom(null, ada), (update, auth) => {
      const allowed = database.as(auth).update('/', update, now).allowed;
      const stored = Object.fromEntries(
        Object.entries(update).map(([path, value]) => [path, asStored(value)]),
      );
      expect(allowed).toBe(isHonest(auth, stored));
      taken += allowed ? 1 : 0;
    }),
    { numRuns: 12_000 },
  );
  // Both sides are tried: an engine that refuses everything would prove nothing.
  expect(taken).toBeGreaterThan(500);
});
