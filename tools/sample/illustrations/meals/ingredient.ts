import type { SeededRandom } from '../../seededRandom';
import { polar } from '../scissors/points';

/** Fills a place of radius about 62 around (0, 0), seen from above. */
export type Ingredient = (r: SeededRandom) => string;

/** Places spread like seeds in a sunflower. */
export const spots = (r: SeededRandom, count: number, radius: number): [number, number][] =>
  Array.from({ length: count }, (_, i) =>
    polar(0, 0, radius * Math.sqrt((i + 0.5) / count), i * 137.5 + r.from(0, 30)),
  );

/** Every third place, from the k-th on: for things in three colours. */
export const third = (places: [number, number][], k: number): [number, number][] =>
  places.filter((_, i) => i % 3 === k);
