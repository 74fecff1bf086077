import { expect, it } from 'vitest';
import { readSeed, readSeedTexts } from '#local/seed/readSeed';
import { productsOf } from '#model/catalogue/catalogueReader';
import { catalogueTextsOf } from '#model/catalogue/catalogueTexts';
import { declaredAllergens } from '#model/catalogue/food';
import { languages, type Language } from '#model/languages';
import type { Allergen } from '#model/catalogue/kitchen';

/** What stands in capitals among the ingredients, under the allergen it belongs to; traces are no ingredients. */
const named: Record<
  Exclude<Language, 'en'>,
  { traces: RegExp; capitals: Partial<Record<Allergen, string>> }
> = {
  fn: {
    traces: / Peut contenir.*$/,
    capitals: {
      gluten: 'BLÉ SEIGLE ORGE AVOINE ÉPEAUTRE',
      crustaceans: 'CRUSTACÉS',
      eggs: 'ŒUF ŒUFS',
      fish: 'POISSON',
      peanuts: 'ARACHIDES CACAHUÈTE',
      soya: 'SOJA',
      milk: 'LAIT',
      'tree nuts': 'AMANDES NOISETTES NOIX',
      celery: 'CÉLERI',
      mustard: 'MOUTARDE',
      sesame: 'SÉSAME',
    },
  },
  de: {
    traces: / Kann .*$/,
    capitals: {
      gluten: 'WEIZEN ROGGEN GERSTE HAFER DINKEL',
      crustaceans: 'KREBSTIERE',
      eggs: 'EI EIER',
      fish: 'FISCH',
      peanuts: 'ERDNUSS ERDNÜSSE',
      soya: 'SOJA',
      milk: 'MILCH',
      'tree nuts': 'MANDELN HASELNÜSSE WALNÜSSE',
      celery: 'SELLERIE',
      mustard: 'SENF',
      sesame: 'SESAM',
    },
  },
};

const food = productsOf(readSeed().products).rows.filter(({ ingredients }) => ingredients);

it.each(languages.filter((language) => language !== 'en'))(
  'names among the ingredients the allergens that an item declares (%s)',
  (language) => {
    const { product } = catalogueTextsOf(readSeedTexts()[language]);
    const { traces, capitals } = named[language];
    const allergenOf = (word: string): string =>
      Object.entries(capitals).find(([, words]) => words.split(' ').includes(word))?.[0] ?? word;
    const told = food.map(({ id }) => {
      const words =
        product
          .get(id)
          ?.ingredients.replace(traces, '')
          .match(/\p{Lu}{2,}/gu) ?? [];
      return [id, [...new Set(words.map(allergenOf))].toSorted()];
    });
    expect(food.length).toBeGreaterThan(30);
    expect(told).toEqual(food.map((item) => [item.id, declaredAllergens(item)?.toSorted()]));
  },
);
