import type { SeededRandom } from '../seededRandom';
import { distance } from './colour';

/** Wall and table: tinted paper that sets the thing off, never its own hue at its own lightness. */
export type Room = { wall: string; table: string };

export const ROOMS: [Room, ...Room[]] = [
  { wall: '#e9dcc3', table: '#d3bf9c' },
  { wall: '#d9e4d3', table: '#b6c9b0' },
  { wall: '#f0c9b8', table: '#d99f86' },
  { wall: '#cfdfe6', table: '#a5bfcb' },
  { wall: '#ecd0a1', table: '#d2ab68' },
  { wall: '#e9dbdc', table: '#cbb3b8' },
  { wall: '#c9dedb', table: '#98bdb9' },
  { wall: '#e3e0bd', table: '#c1bf88' },
];

/** One room for every colour of a product, so that choosing another colour does not change the background. */
export const roomFor = (colors: readonly string[], r: SeededRandom): Room => {
  const clearance = ({ wall, table }: Room): number =>
    Math.min(...colors.flatMap((color) => [distance(wall, color), distance(table, color)]));
  const ranked = ROOMS.map((room) => ({ room, rank: Math.min(clearance(room), 90) + r.from(0, 70) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ room }) => room);
  return ranked[0] ?? ROOMS[0];
};
