import { expect, test, vi } from 'vitest';
import { billNumber } from '#services/firebase/desk/billNumber';
import { nodeRequest, RefusedError } from '#tools/owner/access';
import { calm } from '#tests/rules/shopData';
import { shopDatabase } from '#tests/support/shopDatabase';
import { draftOf, order } from '#tests/support/shoppers';

const { access, ask } = shopDatabase();

/** The database with its rules; only the sign-in is left out. */
vi.mock('#services/firebase/desk/ownersWrite', () => ({
  readAsOwner: async (path: string) => (await nodeRequest(access, path)).value,
  writeAsOwner: async (body: Record<string, unknown>) => {
    try {
      await nodeRequest(access, '', { method: 'PATCH', body, byTheRules: true });
      return 'done';
    } catch (error) {
      if (error instanceof RefusedError) return 'refused';
      throw error;
    }
  },
}));

const orderCalm = () => order(ask, draftOf([{ ...calm, kind: 'program' }]));

test('a bill has the next number, and keeps it', async () => {
  const [first, second] = [await orderCalm(), await orderCalm()];
  expect(await billNumber(second)).toMatchObject({ no: 1 });
  expect(await billNumber(first)).toMatchObject({ no: 2 });
  expect(await billNumber(second)).toMatchObject({ no: 1 });
});

test('numbers of bills run without a gap when many are written at once', async () => {
  const places = await Promise.all([orderCalm(), orderCalm(), orderCalm()]);
  const numbers = await Promise.all(places.map((place) => billNumber(place)));
  const written = numbers.flatMap((bill) => (typeof bill === 'string' ? [] : bill.no));
  expect(written.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

test('a bill has the day on which it was made, however late it is asked for again', async () => {
  const place = await orderCalm();
  await billNumber(place);
  const { value } = await nodeRequest(access, 'bills/1/at');
  vi.setSystemTime(Date.now() + 40 * 86_400_000);
  expect(await billNumber(place)).toEqual({ no: 1, at: value });
});
