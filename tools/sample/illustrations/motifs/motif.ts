import type { SeededRandom } from '../../seededRandom';
import type { Tones } from '../colour';

/** A program's cover within half a width of m, in the dimension's own tones and those of its guest. */
export type Motif = (m: number, r: SeededRandom, host: Tones, guest: Tones) => { wall: string; body: string };

export const isWide = (m: number): boolean => m > 300;
