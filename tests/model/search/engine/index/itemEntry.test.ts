import { describe, expect, it } from 'vitest';
import type { ItemTexts } from '../../../../../src/model/catalogue/catalogueTexts';
import type { Item } from '../../../../../src/model/catalogue/item';
import { entryOf } from '../../../../../src/model/search/engine/index/itemEntry';
import { product, program, variation } from '../../../../support/samples';

const meal = { course: 'Soup', diet: ['Vegan'], allergens: ['celery'], kcal: 300, portionGrams: 400 };

const lamp = product({
  id: 'lamp',
  name: 'Oak Lamp',
  type: 'Light',
  category: ['Rest'],
  dimensions: ['Emotional'],
  tag: ['Evenings'],
  keywords: ['bedside'],
  summary: 'Soft light.',
  description: 'Glows for hours.',
  details: [{ label: 'Height', value: '30 cm' }],
  variation: [variation('Fern', { One: 1 })],
});
const soup = product({
  id: 'soup',
  name: 'Soup',
  type: 'Meal',
  tag: ['Warm'],
  ingredients: 'Beans, CELERY.',
  meal,
});
const run = program({
  id: 'run',
  name: 'Park Run',
  category: ['Movement'],
  dimensions: ['Physical'],
  tag: ['Mornings'],
  keywords: ['jogging'],
  level: 'starter',
  summary: 'Run.',
  description: 'Every day.',
  outcome: 'You run.',
  suits: 'Anybody.',
  includes: ['A plan', 'A map'],
});

describe('an item is found', () => {
  it('by what a product is called, filed under, and described with', () => {
    expect(entryOf(lamp)).toMatchObject({
      listed: { key: 'product/lamp', isSoldOut: false },
      base: {
        name: ['Oak Lamp'],
        category: ['Rest', 'Emotional', 'Light'],
        tag: ['Evenings'],
        purpose: ['bedside'],
        text: ['Soft light.', 'Glows for hours.', 'Height 30 cm', 'Fern'],
      },
    });
  });

  it('by the course and the diets of a meal', () => {
    expect(entryOf(soup).base).toMatchObject({ category: ['Meal', 'Soup'], tag: ['Warm', 'Vegan'] });
  });

  it('by what a program is for and leads to', () => {
    expect(entryOf(run)).toMatchObject({
      listed: { key: 'program/run' },
      base: {
        name: ['Park Run'],
        category: ['Movement', 'Physical', 'Program'],
        tag: ['Mornings', 'starter'],
        purpose: ['jogging'],
        text: ['Run.', 'Every day.', 'You run.', 'Anybody.', 'A plan', 'A map'],
      },
    });
  });

  it('by its level only where that is one for beginners', () => {
    expect(entryOf(program({ level: 'standard' })).base.tag).toEqual([]);
  });
});

describe('what is in an item', () => {
  const inIt = (item: Item) => entryOf(item).contains.filter((text) => text !== '');

  it('is its ingredients and allergens, those of a meal too', () => {
    expect(inIt(soup)).toEqual(['Beans, CELERY.', 'celery']);
    expect(inIt(product({ allergens: ['milk'] }))).toEqual(['milk']);
    expect(inIt(product({ allergens: ['milk'], meal }))).toEqual(['celery', 'milk']);
  });

  it('is nothing where nothing is eaten', () => {
    expect([lamp, run].map(inIt)).toEqual([[], []]);
  });
});

describe('an item in another language', () => {
  const texts: ItemTexts = {
    name: 'Ding',
    summary: 'Kurz.',
    description: 'Lang.',
    ingredients: 'Bohnen.',
    outcome: 'Ziel.',
    suits: 'Alle.',
    includes: ['Plan', 'Karte'],
    outline: [],
    faq: [],
    details: [{ label: 'Höhe', value: '30 cm' }],
    keywords: ['Suchwort'],
  };
  const wordFor = (word: string) => `${word} (de)`;
  const translated = (item: Item, own: Partial<ItemTexts> | undefined) =>
    entryOf(item, { itemWords: (asked) => (asked === item ? own : undefined), wordFor });
  const said = (found: readonly string[] = []) => found.filter((text) => text !== '');

  it('is found by its texts and by what the catalogue’s words are there', () => {
    expect(translated(lamp, texts)).toMatchObject({
      base: entryOf(lamp).base,
      local: {
        name: ['Ding'],
        category: ['Rest (de)', 'Emotional (de)', 'Light (de)'],
        tag: ['Evenings (de)'],
        purpose: ['Suchwort'],
        text: ['Kurz.', 'Lang.', 'Ziel.', 'Alle.', 'Plan', 'Karte', 'Höhe 30 cm', 'Fern (de)'],
      },
    });
  });

  it('is for beginners by the same word', () => {
    expect(translated(run, texts).local?.tag).toEqual(['Mornings (de)', 'starter']);
  });

  it('has no colours where it is a program', () => {
    expect(translated(run, texts).local?.text.at(-1)).toBe('Höhe 30 cm');
  });

  it('has its ingredients and allergens in both', () => {
    const { contains, localContains } = translated(soup, texts);
    expect(contains).toEqual(entryOf(soup).contains);
    expect(localContains).toEqual(['Bohnen.', 'celery (de)']);
  });

  it.each<[string, Partial<ItemTexts> | undefined]>([
    ['nobody has translated it', undefined],
    ['its texts are empty', { ...texts, name: '', summary: '', description: '', ingredients: '' }],
    ['its texts are missing', {}],
  ])('has no name there where %s', (_why, own) => {
    const { local, localContains } = translated(soup, own);
    expect(local?.name).toEqual([]);
    expect(local?.category).toEqual(['Meal (de)', 'Soup (de)']);
    expect(said(localContains)).toEqual(['celery (de)']);
  });

  it('has no texts where nobody has translated it', () => {
    const { local } = translated(soup, {});
    expect([said(local?.text), said(local?.purpose)]).toEqual([[], []]);
    expect(entryOf(soup)).not.toHaveProperty('local');
    expect(entryOf(soup)).not.toHaveProperty('localContains');
  });
});

describe('an item is filtered', () => {
  const factsOf = (item: Item) => entryOf(item).listed.facts;

  it('by the price one pays', () => {
    expect(factsOf(product({ price: 19.99, discount: 50 }))?.cents).toBe(1000);
  });

  it('by colours and sizes of all its variations', () => {
    const socks = product({
      variation: [
        { ...variation('Fern', { Été: 1, M: 0 }), swatch: '#4e925e' },
        { ...variation('Brick', { M: 1 }), swatch: '#a02d24' },
        variation('Mystery', {}),
      ],
    });
    expect(factsOf(socks)).toMatchObject({
      colors: new Set(['green', 'red']),
      sizes: new Set(['ete', 'm']),
    });
    expect(factsOf(program())).toMatchObject({ colors: new Set(), sizes: new Set() });
  });

  it.each<[string, Item, string[]]>([
    ['reduced', product({ discount: 1, stock: 0 }), ['sale']],
    ['new', product({ new: true, stock: 0 }), ['new']],
    ['in stock', product({ stock: 1 }), ['in']],
    ['all of it', program({ discount: 10, new: true }), ['sale', 'new', 'in']],
    ['none of it', product({ stock: 0 }), []],
  ])('by whether it is %s', (_mark, item, marks) => {
    expect(factsOf(item)?.marks).toEqual(new Set(marks));
  });

  it.each<[string, Item, boolean]>([
    ['a meal', soup, true],
    ['in the category of food', product({ category: ['Rest', 'Food'] }), true],
    ['in the category of nutrition', product({ category: ['Nutrition'] }), true],
    ['something else', lamp, false],
    ['a program about food', program({ category: ['Food'] }), false],
  ])('by whether it is eaten: %s', (_what, item, isFood) => {
    expect(factsOf(item)?.isFood).toBe(isFood);
  });

  it('by the allergens that it declares, in both languages', () => {
    expect(factsOf(soup)?.allergens).toEqual(new Set(['celery']));
    const words = {
      itemWords: () => undefined,
      wordFor: (word: string) => (word === 'celery' ? 'Sellerie' : word),
    };
    expect(entryOf(soup, words).listed.facts?.allergens).toEqual(new Set(['celery', 'sellerie']));
    expect(factsOf(run)?.allergens).toEqual(new Set());
  });

  it('by facts that are read once', () => {
    const { listed } = entryOf(lamp);
    expect(listed.facts).toBe(listed.facts);
  });

  it('by whether it is sold out', () => {
    expect(entryOf(product({ stock: 0 })).listed.isSoldOut).toBe(true);
    expect(entryOf(product({ stock: 1 })).listed.isSoldOut).toBe(false);
    expect(entryOf(program()).listed.isSoldOut).toBe(false);
  });
});
