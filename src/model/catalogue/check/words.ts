import { dimensions } from '#model/catalogue/item';
import { allergens, courses, diets } from '#model/catalogue/kitchen';
import { levels } from '#model/catalogue/level';
import type { CatalogueNode } from '#model/catalogue/catalogueNode';
import { salesTax } from '#model/money/tax';
import { fieldsOf, textsOf, type Fields } from '#model/untrusted';
import { remark, type Remark } from './remark';

export const units = ['g', 'ml'] as const;

const lowered = (words: readonly string[]): string[] => words.map((word) => word.trim().toLowerCase());

const unknownWords = (
  field: string,
  called: string,
  words: readonly string[],
  known: readonly string[],
): Remark[] =>
  words
    .filter((word) => !known.includes(word))
    .map((word) =>
      remark('unknownWord', field, { field: called, word: JSON.stringify(word), known: known.join(', ') }),
    );

/** Whatever is no name of a rate, other than nothing, is taxed at the standard rate. */
const taxRemarks = ({ tax }: Fields): Remark[] =>
  tax === undefined || tax === '' || (typeof tax === 'string' && Object.hasOwn(salesTax.reducedRates, tax))
    ? []
    : [remark('unknownTax', 'tax', { word: JSON.stringify(tax) })];

/** Words that filters and lists know: the reader folds case in a meal's lists, and nowhere else. */
export function wordRemarks(node: CatalogueNode, row: Fields): Remark[] {
  if (node === 'programs') {
    return [
      ...taxRemarks(row),
      ...unknownWords('category', 'category', textsOf(row['category']), dimensions),
      ...unknownWords('level', 'level', textsOf(row['level']), levels),
    ];
  }
  const meal = fieldsOf(row['meal']);
  return [
    ...taxRemarks(row),
    ...unknownWords('dimension', 'dimension', textsOf(row['dimension']), dimensions),
    ...unknownWords('meal.course', 'course', textsOf(meal['course']), courses),
    ...unknownWords('meal.diet', 'diet', lowered(textsOf(meal['diet'])), diets),
    ...unknownWords('allergens', 'allergen', lowered(textsOf(row['allergens'])), allergens),
    ...unknownWords('meal.allergens', 'allergen', lowered(textsOf(meal['allergens'])), allergens),
    ...unknownWords('netContent', 'unit', textsOf(fieldsOf(row['netContent'])['unit']), units),
  ];
}
