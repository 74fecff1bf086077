import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithdrawal } from './oracle';
import { asStored } from './purchaseFactories';
import { databaseWith, now, type Json } from './ruleEngine';
import { ada, shop } from './shopData';

const odd: Json[] = [
  null,
  '',
  ' ',
  1,
  true,
  {},
  { text: 'x' },
  'Ada\nBcc: b@shop.example',
  'a\u0085b',
  '\u0000',
  'x'.repeat(80),
  'x'.repeat(81),
  'x'.repeat(500),
  'x'.repeat(501),
  'a@shop.example,b@shop.example',
];
/** Mostly what people type, now and then something else. */
const typed = (...usual: Json[]): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: fc.string() },
  );
const withdrawal = fc.record(
  {
    createdAt: typed(now),
    language: typed('en', 'fn', 'de', 'xx'),
    name: typed('Ada', 'Zoë Łukasz'),
    email: typed('ada@shop.example', 'ä.b+c@münchen.example'),
    about: typed('EW-7K3M-9QXA-2D8H-6TPW', 'the green mat,\nlast week'),
    items: typed('the mat', null),
    doneAt: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constant(now) }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const id = fc.oneof(
  { weight: 9, arbitrary: fc.constant('-OaBcDeFgHiJkLmNoPqR') },
  { weight: 1, arbitrary: fc.constantFrom('x', '-OaBcDeFgHiJkLmNoPqRs', '-OaBcDeFgHiJkLmNoPq ') },
);

test('of 6 000 withdrawals exactly those that may be sent get in', () => {
  const database = databaseWith(shop);
  let taken = 0;
  fc.assert(
    fc.property(id, withdrawal, fc.constantFrom(null, ada), (key, value, auth) => {
      const { allowed } = database.as(auth).write(`/withdrawals/${key}`, value, undefined, now);
      expect(allowed).toBe(isWithdrawal(key, asStored(value)));
      taken += allowed ? 1 : 0;
    }),
    { numRuns: 6000 },
  );
  expect(taken).toBeGreaterThan(200);
});
