import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeed, readSeedTexts } from '#local/seed/readSeed';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { queryWithout } from '#model/search/engine/query';
import { itemKey } from '#model/search/itemKey';
import type { Language } from '#model/languages';
import { buildSearchIndex } from '#model/search/searchIndex';
import { product, program, variation } from '#tests/support/samples';

const pause = () => Promise.resolve();
const seed = readSeed();
const items = [...programsOf(seed.programs).rows, ...productsOf(seed.products).rows];
const index = await buildSearchIndex(items, pause);
const first = (query: string, count = 1): string[] => index.find(query).keys.slice(0, count);

describe('ranking', () => {
  const ranked = async (query: string) => {
    const own = [
      product({ id: 'text', name: 'Plate', description: 'Holds a lamp.' }),
      product({ id: 'purpose', name: 'Glow', keywords: ['lamp'] }),
      product({ id: 'tag', name: 'Shine', tag: ['Lamp'] }),
      product({ id: 'beginning', name: 'Lampion' }),
      product({ id: 'gone', name: 'Old Lamp', stock: 0 }),
      product({ id: 'name', name: 'Oak Lamp' }),
      product({ id: 'near', name: 'Lamb' }),
    ];
    const found = await buildSearchIndex(own, pause);
    return found.find(query).keys.map((key) => key.replace('product/', ''));
  };

  it('puts name before tag before what it is for before text; what is sold out sinks', async () => {
    expect(await ranked('lamp')).toEqual(['name', 'tag', 'purpose', 'text', 'gone']);
  });

  it('takes no beginning and no near miss for a word that is there', async () => {
    const found = await ranked('lamp');
    expect(found).not.toContain('near');
    expect(found).not.toContain('beginning');
  });

  it('puts the beginning of a name before a word that only a text has', async () => {
    const own = [
      product({ id: 'text', name: 'Plate', description: 'Warm while the kettle boils.' }),
      product({ id: 'name', name: 'Iron Kettlebell' }),
    ];
    const found = await buildSearchIndex(own, pause);
    expect(found.find('kettl').keys).toEqual(['product/name', 'product/text']);
  });
});

describe('understanding', () => {
  const find = async (query: string, ...own: Parameters<typeof product>[0][]) => {
    const found = await buildSearchIndex(own.map(product), pause);
    return found.find(query).keys.map((key) => key.replace('product/', ''));
  };

  it('takes a word for its concept, though a narrower phrase begins with it', async () => {
    expect(await find('cookies', { id: 'policy', name: 'Privacy policy' })).toEqual(['policy']);
  });

  it('asks for an idle word that stands for a concept where nothing else is found', async () => {
    const course = { id: 'course', name: 'One Thing', keywords: ['learning'] };
    expect(await find('learn guitar', course)).toEqual(['course']);
    expect(await find('for guitar', course)).toEqual([]);
  });

  it('takes the longest phrase, wherever it begins', async () => {
    const [meal, book] = [
      { id: 'meal', name: 'Rice', keywords: ['lunch'] },
      { id: 'book', name: 'Deep Work' },
    ];
    expect(await find('quick lunch at work', meal, book)).toEqual(['meal']);
  });

  it('puts first what has the words of a phrase, and not only what it stands for', async () => {
    const [oil, cream] = [
      { id: 'oil', name: 'Glow', keywords: ['skincare'] },
      { id: 'cream', name: 'Night Care', keywords: ['skincare'] },
    ];
    expect(await find('night cream', oil, cream)).toEqual(['cream', 'oil']);
  });

  it('leaves out what a thing shall be free of', () => {
    expect(index.find('snack free of nuts').filters).toMatchObject([{ kind: 'without', word: 'nuts' }]);
    expect(index.find('butter free from nuts').filters).toMatchObject([{ kind: 'without', word: 'nuts' }]);
  });
});

describe('results', () => {
  it('are the same whatever was looked for before', () => {
    const words = ['sleep', 'slep', 'water bottle', 'yoga under 50', 'green socks', 'without nuts', 'xyzzyx'];
    const alone = new Map(words.map((word) => [word, index.find(word)]));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 5 }), (queries) => {
        for (const query of queries) expect(index.find(query)).toEqual(alone.get(query));
      }),
      { numRuns: 20 },
    );
  });

  it('are completed by what most items are called', () => {
    const all = index.completions('s', 1000);
    expect(index.completions('s', 5)).toEqual(all.slice(0, 5));
  });
});

describe('near misses', () => {
  it.each([
    ['slep', 'product/silk-eye-mask'],
    ['yga', 'product/cork-blocks'],
    ['insomia', 'product/weighted-blanket'],
    ['meditaton', 'program/ten-quiet-minutes'],
  ])('takes %s for what was meant', (query, key) => {
    expect(first(query, 12)).toContain(key);
    expect(index.find(query).nearMisses).toHaveLength(1);
  });
});

describe('words for things', () => {
  it.each([
    ['earplugs', 'product/wax-ear-plugs'],
    ['ear plugs', 'product/wax-ear-plugs'],
    ['raincoat', 'product/drizzle-jacket'],
    ['jump rope', 'product/sisal-rope'],
    ['water bottle', 'product/trail-bottle'],
    ['protein powder', 'product/pea-protein'],
    ['5k', 'program/first-five-kilometres'],
    ['bathrobe', 'product/waffle-robe'],
  ])('finds %s first', (query, key) => {
    expect(first(query)).toEqual([key]);
  });

  it('goes one way where a word is narrower', async () => {
    const own = [
      program({ id: 'run', name: 'Park Run', keywords: ['running'] }),
      program({ id: 'five', name: 'The 5k', keywords: [] }),
    ];
    const found = await buildSearchIndex(own, pause);
    expect(found.find('marathon').keys).toContain('program/run');
    expect(found.find('running').keys).toEqual(['program/run']);
  });
});

describe('relaxing', () => {
  it('says that it found all words', () => {
    expect(index.find('yoga mat')).toMatchObject({ step: 'all', leftOut: [] });
  });

  it('lets go of what nobody has, and names it', () => {
    const found = index.find('xyzzyx yoga');
    expect(found.step).toBe('some');
    expect(found.leftOut).toEqual(['xyzzyx']);
    expect(found.keys).toContain('program/unhurried-yoga');
  });

  it('falls back on any of the words', () => {
    const found = index.find('kettlebell shampoo');
    expect(found.step).toBe('some');
    expect(found.keys).toEqual(
      expect.arrayContaining(['product/iron-kettlebell', 'product/nettle-shampoo-bar']),
    );
  });

  it('stays in the list it is asked for', () => {
    const { keys } = index.find('sleep', { accepts: (key) => key.startsWith('program/') });
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every((key) => key.startsWith('program/'))).toBe(true);
  });
});

describe('filters in words', () => {
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const found = (query: string) => index.find(query).keys.flatMap((key) => byKey.get(key) ?? []);

  it('reads a price', () => {
    expect(index.find('gift under 20').filters).toMatchObject([{ kind: 'price', max: 20 }]);
    expect(found('gift under 20').every(({ price, discount }) => price * (1 - discount / 100) <= 20)).toBe(
      true,
    );
    expect(index.find('between 10 and $20 soap').filters).toMatchObject([
      { kind: 'price', min: 10, max: 20 },
    ]);
  });

  it('takes a number with a unit for no price', () => {
    expect(index.find('under 20 minutes').filters).toEqual([]);
  });

  it('leaves out what shall not be in it', () => {
    const meals = found('meal without nuts');
    expect(meals.length).toBeGreaterThan(5);
    const allergens = meals.flatMap((item) => (item.kind === 'product' ? (item.meal?.allergens ?? []) : []));
    expect(allergens).not.toContain('tree nuts');
    expect(allergens).not.toContain('peanuts');
  });

  it('says it as it was typed', async () => {
    const german = await buildSearchIndex(items, pause, { language: 'de' });
    expect(german.find('Geschenk ohne Nüsse').filters).toMatchObject([{ kind: 'without', word: 'Nüsse' }]);
  });

  it('puts first what says itself that something is not in it', () => {
    expect(first('herbal tea without caffeine')).toEqual(['product/evening-meadow-tea']);
  });

  it('takes a colour for a filter only where it is no word of a name', async () => {
    const own = [
      product({ id: 'tea', name: 'Green Tea' }),
      product({
        id: 'socks',
        name: 'Socks',
        variation: [{ ...variation('Fern', { M: 1 }), swatch: '#4e925e' }],
      }),
      product({
        id: 'red',
        name: 'Red Socks',
        variation: [{ ...variation('Brick', { M: 1 }), swatch: '#b0412e' }],
      }),
    ];
    const small = await buildSearchIndex(own, pause);
    expect(small.find('green tea')).toMatchObject({ keys: ['product/tea'], filters: [] });
    expect(small.find('green socks')).toMatchObject({
      keys: ['product/socks'],
      filters: [{ kind: 'color' }],
    });
  });

  it('goes with its words when it is taken away', () => {
    const filter = index.find('red socks under 20 dollars').filters.find(({ kind }) => kind === 'price');
    expect(filter && queryWithout('red socks under 20 dollars', filter)).toBe('red socks');
  });
});

describe('other languages', () => {
  it.each<[Language, string, string]>([
    ['de', 'Schlafmaske', 'product/silk-eye-mask'],
    ['de', 'Ohrstöpsel', 'product/wax-ear-plugs'],
    ['de', 'Lavendelkertze', 'product/lavender-candle'],
    ['de', 'evening journal', 'product/evening-journal'],
    ['fn', 'oreillers', 'product/spelt-pillow'],
    ['fn', 'crème pour les mains', 'product/oat-hand-cream'],
  ])('%s: finds %s', async (language, query, key) => {
    const { catalogueTextsOf } = await import('#model/catalogue/catalogueTexts');
    const texts = catalogueTextsOf(readSeedTexts()[language]);
    const words = {
      itemWords: ({ kind, id }: (typeof items)[number]) => texts[kind].get(id),
      wordFor: (word: string) => word,
    };
    const spoken = await buildSearchIndex(items, pause, { language, words });
    expect(spoken.find(query).keys[0]).toBe(key);
  });

  it('searches English items in German where nobody has translated them', async () => {
    const untranslated = await buildSearchIndex(items, pause, { language: 'de' });
    expect(untranslated.find('Regenjacke').keys[0]).toBe('product/drizzle-jacket');
  });

  it.each<[Language, string, string]>([
    ['de', 'wann wird geliefert', 'delivery'],
    ['de', 'Langstreckenflug', 'travel'],
    ['fn', 'toujours fatiguée', 'sleep'],
  ])('%s: forms and compounds that no list has, such as %s', async (language, query, keyword) => {
    const own = [product({ id: 'wanted', name: 'Thing', keywords: [keyword] })];
    const found = await buildSearchIndex(own, pause, { language });
    expect(found.find(query).keys).toEqual(['product/wanted']);
  });
});

describe('kinds', () => {
  it('ask for themselves, and not for everything of their concept', () => {
    expect(index.find('hazelnuts').keys.slice(0, 3)).toContain('product/berry-yoghurt-bowl');
  });

  it('are avoided together with all others of their concept', () => {
    const { keys } = index.find('meal without hazelnuts');
    expect(keys).not.toContain('product/berry-yoghurt-bowl');
    expect(keys).not.toContain('product/fruit-and-nut-plate');
    expect(keys.length).toBeGreaterThan(0);
  });
});

it('takes a size by a number that it is for', () => {
  const { keys, filters } = index.find('socks size 43');
  expect(filters).toMatchObject([{ kind: 'size', size: '43' }]);
  expect(keys[0]).toBe('product/trail-socks');
});

it('stands any text at all, and finds each item once', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '\0',
      '\u202e\u200f',
      '((((((',
      '🧘🏽‍♀️'.repeat(500),
      'a'.repeat(10_000),
      'a '.repeat(5_000),
      '-',
      '$',
      '$ under',
    ),
  );
  fc.assert(
    fc.property(hostile, (query) => {
      const { keys } = index.find(query);
      expect(new Set(keys).size).toBe(keys.length);
      expect(index.completions(query, 4).length).toBeLessThanOrEqual(4);
    }),
    { numRuns: 15 },
  );
});
