import { seededRandom, nth } from './seededRandom';
import type { Catalogue, ProductRecord, ProgramRecord } from './entities';
import { readSeed } from './readSeed';

const MOODS = [
  'Calm',
  'Bright',
  'Steady',
  'Gentle',
  'Quiet',
  'Clear',
  'Warm',
  'Bold',
  'Slow',
  'Kind',
] as const;
const PLACES = [
  'Morning',
  'Harbour',
  'Garden',
  'Forest',
  'Evening',
  'River',
  'Hill',
  'Window',
  'Winter',
  'Field',
] as const;

const list = <T>(items: T[]): [T, ...T[]] => {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('The sample catalogue is empty.');
  return [first, ...rest];
};

/**
 * A catalogue of `count` programs and `count` products for tests of size: plausible names, prices and stocks, drawn from
 * random numbers from a fixed name, so that every run gets the same. Texts and pictures are those of the sample catalogue.
 */
export const generateCatalogue = (count: number): Catalogue => {
  const sample = readSeed();
  const programs = list(Object.values(sample.programs));
  const products = list(Object.values(sample.products));
  const r = seededRandom('catalogue');

  const varied = <T extends ProgramRecord | ProductRecord>(pattern: T, kind: string, i: number): T => ({
    ...pattern,
    id: `${kind}-${i + 1}`,
    name: `${nth(MOODS, r.int(0, 9))} ${nth(PLACES, r.int(0, 9))} ${pattern.name} ${i + 1}`,
    price: r.int(500, 15000) / 100,
    discount: r.yes(0.3) ? r.int(1, 8) * 5 : 0,
    new: r.yes(0.1),
  });
  const numbers = Array.from({ length: count }, (_, i) => i);
  const named = <T extends { id: string }>(records: T[]): Record<string, T> =>
    Object.fromEntries(records.map((record) => [record.id, record]));
  return {
    programs: named(numbers.map((i) => varied(nth(programs, i), 'program', i))),
    products: named(
      numbers.map((i) => {
        const product = varied(nth(products, i), 'product', i);
        return product.variation ? product : { ...product, stock: r.int(0, 40) };
      }),
    ),
  };
};
