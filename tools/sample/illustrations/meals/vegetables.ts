import { nth } from '../../seededRandom';
import { CREAM, FERN, MINT, PINE } from '../colour';
import { beads, dots, each, fill, group, line } from '../paper';
import { disc, leaf } from '../scissors/shapes';
import { spots, third } from './ingredient';
import type { Ingredient } from './ingredient';

export const greens: Ingredient = (r) =>
  each(spots(r, 6, 40), ([x, y], i) =>
    fill(leaf(x - 20, y, 58, 36, r.from(0, 360)), nth([FERN, PINE, MINT], i)),
  );

export const avocado: Ingredient = () =>
  each([0, 1, 2, 3], (i) =>
    group(
      fill('M-10-42q32 2 30 44-2 28-18 38-6-40-12-82z', '#5f7a34') +
        fill('M-7-36q22 4 21 38-2 20-12 30-4-34-9-68z', '#c9d488'),
      { x: -30 + i * 19, turn: -16 + i * 11 },
    ),
  );

export const tomato: Ingredient = (r) =>
  each(spots(r, 5, 40), ([x, y], i) =>
    group(fill('M-21 6q2-28 21-28t21 28z', '#cf4a35') + fill('M-13 3q2-16 13-16t13 16z', '#e8866b'), {
      x,
      y,
      turn: i * 70,
    }),
  );

export const carrot: Ingredient = () =>
  each([0, 1, 2, 3, 4], (i) =>
    line(`M${-46 + i * 6} ${-34 + i * 15}q30-20 48 0t44-4`, i % 2 ? '#e08a3c' : '#c96f25', 11),
  );

export const cucumber: Ingredient = (r) => {
  const slices = spots(r, 5, 36);
  const seeds = slices.flatMap(([x, y]): [number, number][] => [
    [x - 6, y],
    [x + 6, y - 3],
    [x, y + 7],
  ]);
  return beads(slices, '#3f7d4e', 43) + beads(slices, '#d6e6bb', 35) + beads(seeds, '#a9c48a', 5);
};

export const beet: Ingredient = (r) =>
  each(spots(r, 5, 36), ([x, y], i) =>
    group(fill('M-23 7q2-30 23-30t23 30z', i % 2 ? '#8c2748' : '#a8385c'), { x, y, turn: i * 80 }),
  );

export const mushroom: Ingredient = (r) =>
  each(spots(r, 4, 40), ([x, y], i) =>
    group(
      fill('M-24 2q2-28 24-28t24 28l-16 2-2 19h-12l-2-19z', '#e2cfb0') +
        fill('M-24 2q2-28 24-28t24 28q-24-10-48 0z', '#a47e55'),
      { x, y, turn: i * 70 },
    ),
  );

export const broccoli: Ingredient = (r) => {
  const heads = spots(r, 4, 32);
  const stems = each(heads, ([x, y]) => line(`M${Math.round(x)} ${Math.round(y)}l6 24`, '#8fb56c', 9));
  return (
    stems +
    beads(heads, '#2f6b3c', 42) +
    beads(
      heads.map(([x, y]) => [x - 5, y - 6]),
      FERN,
      19,
    )
  );
};

export const pepper: Ingredient = () =>
  each(
    [
      ['#cf4a35', -34],
      ['#e3a23a', -4],
      ['#cf4a35', 26],
    ],
    ([color, y]) => line(`M-44 ${y}q14-22 34-6t30-6 30 4`, color, 13),
  );

export const corn: Ingredient = () =>
  each([-30, -15, 0, 15, 30], (y, i) =>
    dots(`M${-42 + (i % 2) * 7} ${y}h84`, i % 2 ? '#e9b93a' : '#f2cf63', 13, 14),
  );

export const radish: Ingredient = (r) => {
  const slices = spots(r, 6, 42);
  return beads(slices, '#c23a5e', 36) + beads(slices, '#fdf3f2', 29) + beads(slices, '#f1d5d8', 9);
};

export const olives: Ingredient = (r) => {
  const places = spots(r, 8, 44);
  return (
    beads(third(places, 0), '#4a3a4f', 26) +
    beads(third(places, 1), '#7f8a3c', 26) +
    beads(third(places, 2), '#4a3a4f', 26) +
    beads(places, CREAM, 8)
  );
};

export const potatoes: Ingredient = (r) =>
  each(
    spots(r, 5, 40),
    ([x, y], i) =>
      fill(disc(x, y, 22, 18), i % 2 ? '#e6c377' : '#d9b05c') + fill(leaf(x - 8, y - 4, 20, 9, i * 60), FERN),
  );
