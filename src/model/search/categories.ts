import type { Item } from '../catalogue/item';
import { countBits, hasBit, type Bitset } from './bitset';
import { programCategory, type FacetIndex } from './facetIndex';

export interface Category {
  name: string;
  count: number;
  /** An item that stands for the category; one with a picture where there is any. */
  example: Item | undefined;
}

function categoryOf(name: string, bits: Bitset, { items }: FacetIndex): Category {
  const members = items.filter((_, position) => hasBit(bits, position));
  return {
    name,
    count: countBits(bits),
    example: members.find(({ image }) => image.length > 0) ?? members[0],
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
