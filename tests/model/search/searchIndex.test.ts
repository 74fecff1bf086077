import { describe, expect, it } from 'vitest';
import { readSeed } from '#local/seed/readSeed';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { itemKey } from '#model/search/itemKey';
import { buildSearchIndex } from '#model/search/searchIndex';
import { processorTime } from '#tests/support/processorTime';
import { product } from '#tests/support/samples';

const seed = readSeed();
const items = [...programsOf(seed.programs).rows, ...productsOf(seed.products).rows];
const names = new Map(items.map((item) => [itemKey(item), item.name]));
const index = await buildSearchIndex(items, () => Promise.resolve());
const namesFor = (query: string): (string | undefined)[] =>
  index.find(query).keys.map((key) => names.get(key));

describe('search', () => {
  it('puts items whose name has the word first', () => {
    expect(new Set(namesFor('yoga').slice(0, 2))).toEqual(new Set(['Cork Yoga Blocks', 'Unhurried Yoga']));
  });

  it.each([
    ['a letter too few', 'jornal'],
    ['a letter too many', 'jouurnal'],
    ['a wrong letter', 'jourmal'],
    ['two letters changed places', 'juornal'],
  ])('forgives %s', (_slip, query) => {
    expect(namesFor(query)).toContain('Evening Journal');
  });

  it('takes a beginning for the word', () => {
    expect(namesFor('kettl')).toContain('Iron Kettlebell');
  });

  it('folds accents and cases in the query and in the items', async () => {
    const [item] = items;
    if (!item) throw new Error('The seed has no items.');
    const french = await buildSearchIndex([{ ...item, name: 'Crème Été' }], () => Promise.resolve());
    expect(french.find('CREME ete').keys).toEqual([itemKey(item)]);
    expect(french.find('crème').keys).toEqual([itemKey(item)]);
  });

  it('knows synonyms', () => {
    expect(namesFor('diary')).toContain('Evening Journal');
    expect(namesFor('headset')).toContain('Hush Headphones');
  });

  it('wants all words, whatever words between them say nothing', () => {
    const both = index.find('yoga mat').keys;
    expect(both).toEqual(index.find('the yoga and a mat').keys);
    expect(names.get(both[0] ?? '')).toBe('Cork-Backed Mat');
    expect(both.length).toBeLessThan(index.find('yoga').keys.length);
  });

  it('searches within a field where it is asked to', () => {
    const inNames = index.find('yoga', { within: ['name'] }).keys.map((key) => names.get(key)?.toLowerCase());
    expect(inNames.length).toBeGreaterThan(0);
    expect(inNames.every((name) => name?.includes('yoga'))).toBe(true);
  });

  it.each([
    ['a thousand characters', 'wellness '.repeat(112)],
    ['one endless word', 'a'.repeat(1000)],
    ['emoji', '🧘🏽‍♀️ 🔥'],
    ['markup', '<script>alert(1)</script>'],
    ['regular expressions', '(.*)+[^$]\\'],
    ['nothing but marks', '%%%'],
  ])('stands %s, quickly', (_what, query) => {
    expect(index.find(query).keys).toBeInstanceOf(Array);
    // Beside other work some run may be slow, but not each of them.
    const runs = Array.from({ length: 3 }, () => {
      const taken = processorTime();
      index.find(query);
      return taken();
    });
    expect(Math.min(...runs)).toBeLessThan(50);
  });
});

describe('an index', () => {
  const lamps = (count: number) =>
    Array.from({ length: count }, (_, at) => product({ id: `${at}`, name: `Lamp ${at}` }));

  it.each([
    [0, 0],
    [5, 1],
    [6, 2],
    [60, 12],
  ])('of %i items lets others do their work %i times', async (count, times) => {
    let pauses = 0;
    const built = await buildSearchIndex(lamps(count), async () => {
      pauses += 1;
    });
    expect(pauses).toBe(times);
    expect(built.find('lamp').keys).toHaveLength(count);
    expect(built.completions('lam', 100)).toHaveLength(count);
  });

  it('is searched as it is asked to', async () => {
    const built = await buildSearchIndex(lamps(3), () => Promise.resolve());
    expect(built.find('lamp', { accepts: (key) => key !== 'product/1' }).keys).toEqual([
      'product/0',
      'product/2',
    ]);
    expect(built.completions('lam', 2)).toEqual(['Lamp 0', 'Lamp 1']);
  });

  it('knows the shopper’s language, and English where the catalogue has none of its words', async () => {
    const masks = [product({ name: 'Eye mask', keywords: ['sleep'] })];
    const words = { itemWords: () => ({ keywords: ['Schlaf'] }), wordFor: (word: string) => word };
    const untranslated = await buildSearchIndex(masks, () => Promise.resolve(), { language: 'de' });
    const translated = await buildSearchIndex(masks, () => Promise.resolve(), { language: 'de', words });
    for (const built of [untranslated, translated]) {
      expect(built.find('Schlaflosigkeit').keys).toHaveLength(1);
      expect(built.find('eye mask').keys).toHaveLength(1);
    }
    expect(untranslated.find('insomnia').keys).toHaveLength(1);
    expect(translated.find('insomnia').keys).toHaveLength(0);
  });
});
