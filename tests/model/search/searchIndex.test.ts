import { describe, expect, it } from 'vitest';
import { readSeed } from '../../../local/seed/readSeed';
import { productsOf, programsOf } from '../../../src/model/catalogue/catalogueReader';
import { itemKey } from '../../../src/model/search/itemKey';
import { buildSearchIndex } from '../../../src/model/search/searchIndex';
import { processorTime } from '../../support/processorTime';

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
    const taken = processorTime();
    expect(index.find(query).keys).toBeInstanceOf(Array);
    expect(taken()).toBeLessThan(50);
  });
});
