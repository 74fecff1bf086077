import { expect, test } from 'vitest';
import { readSeed } from '#local/seed/readSeed';
import { paths } from '#model/paths';
import { programsOf } from '#model/catalogue/catalogueReader';
import { prerenderedAddresses } from '#tools/build/prerender/addresses';

const addresses = async (programs: ReturnType<typeof programsOf>['rows']): Promise<string[]> => {
  const rows = await prerenderedAddresses(Object.values(paths), { programs, products: [] });
  return rows.map(({ path }) => path);
};

test('a shop without programs gets every page but that of the featured one', async () => {
  const all = await addresses(programsOf(readSeed().programs).rows);
  expect(all).toContain(paths.featuredProgram);
  expect(await addresses([])).toEqual(all.filter((path) => path !== paths.featuredProgram));
});
