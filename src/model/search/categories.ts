import type { Item } from '#model/catalogue/item';
import { countBits, hasBit, type Bitset } from './bitset';
import { programCategory, type FacetIndex } from './facetIndex';

export interface Category {
  name: string;
  count: number;
  /** An item that stands for the category; with a picture, and of this category first, where there is one: two categories seldom show the same. */
  example: Item | undefined;
}

function categoryOf(name: string, bits: Bitset, { items }: FacetIndex): Category {
  const members = items.filter((_, position) => hasBit(bits, position));
  const shown = members.filter(({ image }) => image.length > 0);
  return {
    name,
    count: countBits(bits),
    example: shown.find(({ category }) => category[0] === name) ?? shown[0] ?? members[0],
  };
}

/** Every category of the products, with what is in it. */
export const productCategories = (index: FacetIndex): Category[] =>
  [...index.values.category]
    .filter(([name]) => name !== programCategory)
    .map(([name, bits]) => categoryOf(name, bits, index));

/** How many items each dimension has. */
export const dimensionCounts = (index: FacetIndex): Map<string, number> =>
  new Map([...index.values.dimension].map(([name, bits]) => [name, countBits(bits)]));
