import type { SeededRandom } from '../../seededRandom';

/** Draws a thing that stands on (0, 0), at most about 250 wide and 270 high, in the given colour. */
export type Draw = (color: string, r: SeededRandom) => string;
