import { type Dimension, type Item } from '#model/catalogue/item';

/** The dimension that most of the best results belong to; undefined if there is none. */
export function closestDimension(found: readonly Pick<Item, 'dimensions'>[]): Dimension | undefined {
  const weights = new Map<Dimension, number>();
  found.forEach(({ dimensions }, place) => {
    for (const dimension of dimensions) {
      weights.set(dimension, (weights.get(dimension) ?? 0) + 1 / (place + 1));
    }
  });
  const [first] = [...weights].toSorted(([, a], [, b]) => b - a);
  return first?.[0];
}
