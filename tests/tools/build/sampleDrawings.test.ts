import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSeed } from '#local/seed/readSeed';
import { dropSampleDrawings, sampleDrawings } from '#tools/build/sampleDrawings';
import { ownFolder } from '#tests/support/ownFolder';

test('the sample shows all of its drawings', () => {
  const { shown, unused } = sampleDrawings(readSeed());
  expect(shown.length).toBeGreaterThan(400);
  expect(unused).toEqual([]);
});

test('a shop’s build has its own pictures, and of the sample’s those that it shows', async () => {
  const [kept = '', dropped = ''] = sampleDrawings({}).unused.filter((file) => file.includes('/products/'));
  const dist = ownFolder();
  await mkdir(join(dist, 'pictures/products'), { recursive: true });
  for (const file of [kept, dropped, '/pictures/products/honey.jpg']) await writeFile(join(dist, file), 'x');
  await dropSampleDrawings(dist, {
    products: [{ id: 'honey', image: ['/pictures/products/honey.jpg', kept] }],
  });
  const names = await readdir(join(dist, 'pictures/products'));
  expect(new Set(names)).toEqual(new Set([kept.split('/').at(-1), 'honey.jpg']));
});
