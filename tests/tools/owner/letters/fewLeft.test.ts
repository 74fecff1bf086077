import { expect, test } from 'vitest';
import type { Posted } from '#tools/owner/letters/post';
import { readMarks } from '#tools/owner/letters/marks';
import { sendOwed } from '#tools/owner/letters/run';
import { letterShop as shop } from '#tests/support/letterShop';
import { shopDatabase } from '#tests/support/shopDatabase';

const { access, ask } = shopDatabase();

/** Of the shop's data, all but these have enough of everything. */
const stock = { mat: 'mat/stock', small: 'tee/variation/0/size/0/stock' };
const setStock = (place: keyof typeof stock, units: number) =>
  ask(`products/${stock[place]}`, { method: 'PUT', token: 'owner', body: units });

/** Names and units that a run tells the owner of, letter by letter; where it fails, what it would have told. */
async function told(done = new Set<string>(), isAway = false): Promise<[string, string][][]> {
  const letters: Posted[] = [];
  await sendOwed(
    {
      access,
      run: { id: 'run', host: 'here', pid: 99_999_999 },
      post: (letter) => {
        letters.push(letter);
        return isAway ? Promise.reject(new Error('Away.')) : Promise.resolve();
      },
      shop,
      owner: 'owner@shop.example',
      say: () => undefined,
      now: () => Date.parse('2026-11-30T12:00Z') + (isAway ? 0 : 86_400_000),
      pause: () => Promise.resolve(),
    },
    done,
    new Map(),
  );
  const row = /^(Cork mat|Tee \(clay, s\)): (\d+)$/gm;
  return letters
    .filter(({ kind }) => kind === 'few-left')
    .map(({ text }) => [...text.matchAll(row)].map(([, what = '', left = '']) => [what, left]));
}

test('the owner is told once of what runs low, and of each thing anew when it was there again', async () => {
  const watching = new Set<string>();
  await setStock('mat', 90);
  await setStock('small', 90);
  await told(watching);
  expect(await told()).toEqual([]);
  const steps: [keyof typeof stock, number, [string, string][][]][] = [
    ['mat', 2, [[['Cork mat', '2']]]],
    ['mat', 1, []],
    ['small', 3, [[['Tee (clay, s)', '3']]]],
    ['mat', 90, []],
    ['mat', 0, [[['Cork mat', '0']]]],
    ['small', 90, []],
    ['small', 1, [[['Tee (clay, s)', '1']]]],
  ];
  for (const [index, [place, units, letters]] of steps.entries()) {
    await setStock(place, units);
    // A command that stays and one that is started anew each time know the same.
    expect(await told(index % 2 === 0 ? watching : new Set()), `${place}: ${units}`).toEqual(letters);
    expect(await told(watching)).toEqual([]);
  }
});

test('what began to run low while no letter went out is told in one of its own, nothing twice', async () => {
  await setStock('mat', 90);
  await setStock('small', 90);
  await told();
  await setStock('mat', 2);
  expect(await told(new Set(), true)).toEqual([[['Cork mat', '2']]]);
  await setStock('small', 1);
  expect((await told()).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    [['Cork mat', '2']],
    [['Tee (clay, s)', '1']],
  ]);
  expect(await told()).toEqual([]);
  await setStock('mat', 90);
  await setStock('small', 90);
  await told();
  const marks = [...(await readMarks(access)).keys()].filter((letter) => letter.startsWith('few-left/'));
  expect(marks.length).toBeLessThanOrEqual(1);
});
