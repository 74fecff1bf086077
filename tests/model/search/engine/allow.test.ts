import { describe, expect, it } from 'vitest';
import { allowedBy, withoutParts } from '../../../../src/model/search/engine/allow';
import { entryOfPage } from '../../../../src/model/search/engine/index/pageEntry';
import { Indexer } from '../../../../src/model/search/engine/index/indexer';
import type { AskedFilter } from '../../../../src/model/search/engine/query/readQuery';
import { variation } from '../../../support/samples';
import { shopOf } from './smallShop';

type Shop = ReturnType<typeof shopOf>;

/** A filter, wherever it stands in the query. */
type Filter = AskedFilter extends infer One
  ? One extends AskedFilter
    ? Omit<One, 'from' | 'to'>
    : never
  : never;

const passing = ({ index, matcher, idsOf }: Shop, filter: Filter) => {
  const asked: AskedFilter = { from: 0, to: 1, ...filter };
  const { accepts, says } = allowedBy(asked, index, matcher, index.vocabularies);
  return { accepted: idsOf([...index.entries.keys()].filter(accepts)), says: idsOf([...says]) };
};

describe('filters by facts', () => {
  const swatch = (color: string, sizes: string[]) => ({
    ...variation('', Object.fromEntries(sizes.map((size) => [size, 1]))),
    swatch: color,
  });
  const shop = () =>
    shopOf([
      { id: 'socks', price: 10, variation: [swatch('#4e925e', ['39–41', '42–44'])] },
      { id: 'shoes', price: 20, discount: 50, variation: [swatch('#b0412e', ['43'])] },
      { id: 'shirt', price: 20, new: true, variation: [swatch('#4e925e', ['43L', 'M'])] },
      { id: 'gone', price: 30, stock: 0 },
    ]);

  it.each<[string, Filter, string[]]>([
    ['a colour', { kind: 'color', color: 'green' }, ['socks', 'shirt']],
    ['a size by its name', { kind: 'size', size: 'm' }, ['shirt']],
    ['a size by a name that begins with a number', { kind: 'size', size: '43l' }, ['shirt']],
    ['a size by a number that it is for', { kind: 'size', size: '43' }, ['socks', 'shoes', 'shirt']],
    ['the first number of a size', { kind: 'size', size: '39' }, ['socks']],
    ['the last number of a size', { kind: 'size', size: '44' }, ['socks']],
    ['no size of another number', { kind: 'size', size: '45' }, []],
    ['what is reduced', { kind: 'mark', mark: 'sale' }, ['shoes']],
    ['what is new', { kind: 'mark', mark: 'new' }, ['shirt']],
    ['what is in stock', { kind: 'mark', mark: 'in' }, ['socks', 'shoes', 'shirt']],
    ['a highest price, by what one pays', { kind: 'price', max: 10 }, ['socks', 'shoes']],
    ['a lowest price', { kind: 'price', min: 20 }, ['shirt', 'gone']],
    ['both prices', { kind: 'price', min: 10.01, max: 29.99 }, ['shirt']],
  ])('let through %s', (_what, filter, ids) => {
    expect(passing(shop(), filter)).toEqual({ accepted: ids, says: [] });
  });

  it('let no page through', () => {
    const { index, matcher } = shopOf([]);
    const page = {
      key: 'help',
      kind: 'stories',
      path: '/',
      title: 'Help',
      description: '',
      labels: [],
    } as const;
    new Indexer(index).add(entryOfPage(page, true));
    const { accepts } = allowedBy({ kind: 'price', from: 0, to: 1 }, index, matcher, index.vocabularies);
    expect(accepts(0)).toBe(false);
  });
});

describe('“without”', () => {
  const without = (...parts: string[]): Filter => ({ kind: 'without', word: parts.join(' '), parts });
  const shop = () =>
    shopOf([
      { id: 'almonds', name: 'Almonds', category: ['Food'] },
      { id: 'spread', name: 'Peanut butter', category: ['Food'] },
      { id: 'oats', name: 'Oats', category: ['Food'], description: 'Without nuts.' },
      { id: 'apple', name: 'Apple', category: ['Food'] },
      { id: 'lamp', name: 'Lamp with a scent', description: 'Runs without batteries.' },
    ]);

  it('leaves out all kinds of a food, and what is no food; what says so itself comes first', () => {
    expect(passing(shop(), without('nuts'))).toEqual({
      accepted: ['spread', 'oats', 'apple'],
      says: ['oats'],
    });
  });

  it('leaves out a kind together with the others', () => {
    expect(passing(shop(), without('almonds')).accepted).not.toContain('almonds');
    expect(passing(shop(), without('peanuts')).accepted).not.toContain('almonds');
  });

  it('takes a phrase for what it stands for', () => {
    const coats = shopOf([
      { id: 'jacket', name: 'Jacket' },
      { id: 'rain', name: 'Rain gauge' },
    ]);
    expect(passing(coats, without('rain', 'coat')).accepted).toEqual(['rain']);
  });

  it('takes words that are no phrase together', () => {
    const bars = shopOf([
      { id: 'salty', name: 'Sea-salt bar' },
      { id: 'sweet', name: 'Sea bar' },
    ]);
    expect(passing(bars, without('sea', 'salt')).accepted).toEqual(['sweet']);
  });

  it('leaves out what has the word, where it is none about food', () => {
    expect(passing(shop(), without('scent')).accepted).toEqual(['almonds', 'spread', 'oats', 'apple']);
  });

  it('lets through what says that it has none, whatever else it has', () => {
    expect(passing(shop(), without('batteries'))).toMatchObject({ says: ['lamp'] });
    const both = shopOf([{ id: 'cake', name: 'Nuts', category: ['Food'], description: 'Without nuts.' }]);
    expect(passing(both, without('nuts')).accepted).toEqual(['cake']);
  });

  it.each([
    ['nuts', 'tree nuts'],
    ['pistachio', 'tree nuts'],
    ['milk', 'milk'],
    ['celery', 'celery'],
  ])('%s leaves out what declares %s as an allergen, whatever its texts say', (word, allergen) => {
    const bars = shopOf([
      { id: 'oat', category: ['Food'], description: `Without ${word}.`, allergens: [allergen] },
      { id: 'rice', category: ['Food'], description: `Without ${word}.`, allergens: ['sesame'] },
    ]);
    expect(passing(bars, without(word)).accepted).toEqual(['rice']);
  });

  it.each([
    ['nuts', true],
    ['pistachio', true],
    ['sleep', false],
    ['scent', false],
  ])('%s is about food: %s', (word, isFood) => {
    const { index, matcher } = shop();
    expect(withoutParts(index, matcher, [word], index.vocabularies).isFood).toBe(isFood);
  });
});
