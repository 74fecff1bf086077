import { onValue, ref, runTransaction, set } from 'firebase/database';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Heard } from './observe';
import { openTestDatabase } from './testDatabase';

const database = await openTestDatabase();
const client = database.connect();

const key = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter((text) => !/[.#$/[\]\p{Cc}]|^__/u.test(text));
// The SDK's own arithmetic overflows for numbers below 2^-972, and JSON has no negative zero.
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((double) => (Math.abs(double) < 1e-280 ? 0 : double));
const leaf = fc.oneof(fc.string({ unit: 'grapheme' }), number, fc.boolean());
const priority = fc.option(fc.oneof(fc.integer(), fc.string()), { nil: null });
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    tie('ranked'),
    fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
  ranked: fc.record({ '.value': leaf, '.priority': priority }, { noNullPrototype: true }),
}));

let run = 0;

/** How often the SDK had to ask the transaction's function for a value it already knew. */
async function triesFor(json: unknown): Promise<number> {
  run += 1;
  const place = ref(client, `hashed/${run}`);
  const heard = new Heard<unknown>();
  const stop = onValue(place, (snapshot) => heard.add(snapshot.val()));
  await set(place, json);
  let tries = 0;
  await runTransaction(place, () => {
    tries += 1;
    return 'done';
  });
  stop();
  return tries;
}

describe('the hash of a node', () => {
  it("is the SDK's: a transaction on a known value, whatever it is, commits at the first try", async () => {
    await fc.assert(
      fc.asyncProperty(value, async (json) => {
        expect(await triesFor(json)).toBe(1);
      }),
      { numRuns: 200 },
    );
  });
});
