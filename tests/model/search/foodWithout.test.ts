import { describe, expect, it } from 'vitest';
import type { Language } from '#model/languages';
import { buildSearchIndex } from '#model/search/searchIndex';
import { product } from '#tests/support/samples';

/** What somebody avoids, a food that is a kind of it and declares nothing, and one that is none. */
const avoided: Record<Language, [query: string, left: string, found: string][]> = {
  en: [
    ['bar without nuts', 'Pistachio Bar', 'Bar'],
    ['soup without meat', 'Chicken Soup', 'Soup'],
    ['gluten-free bar', 'Spelt Bar', 'Bar'],
    ['salad without fish', 'Tuna Salad', 'Salad'],
    ['bowl without soya', 'Tempeh Bowl', 'Bowl'],
  ],
  de: [
    ['Riegel ohne Nüsse', 'Pistazien Riegel', 'Riegel'],
    ['Suppe ohne Fleisch', 'Huhn Suppe', 'Suppe'],
    ['glutenfreier Riegel', 'Dinkel Riegel', 'Riegel'],
    ['Salat ohne Fisch', 'Thunfisch Salat', 'Salat'],
    ['Salat ohne Zwiebel', 'Salat mit Zwiebeln', 'Salat'],
    ['Suppe ohne Kartoffeln', 'Suppe mit Kartoffel', 'Suppe'],
  ],
  fn: [
    ['barre sans noix', 'Barre aux pistaches', 'Barre'],
    ['soupe sans viande', 'Soupe au poulet', 'Soupe'],
    ['pain sans gluten', 'Pain d’épeautre', 'Pain'],
    ['salade sans poisson', 'Salade de thon', 'Salade'],
  ],
};

describe.each(Object.entries(avoided))('in %s', (language, cases) => {
  it.each(cases)('“%s” leaves out %s', async (query, ...names) => {
    const items = names.map((name) => product({ id: name, name, category: ['Food'], ingredients: 'Water.' }));
    const words = {
      itemWords: ({ name }: { name: string }) => ({ name }),
      wordFor: (word: string) => word,
    };
    const index = await buildSearchIndex(items, () => Promise.resolve(), {
      language: language as Language,
      ...(language !== 'en' && { words }),
    });
    expect(index.find(query).keys).toEqual([`product/${names[1]}`]);
  });
});
