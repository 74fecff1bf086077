import { CREAM } from '../colour';
import { beads, each, fill, group, line } from '../paper';
import { disc, leaf } from '../scissors/shapes';
import { spots, third } from './ingredient';
import type { Ingredient } from './ingredient';

export const egg: Ingredient = () => {
  const eggs: [number, number][] = [
    [-24, -8],
    [26, 10],
  ];
  return (
    beads(
      eggs.map(([x, y]) => [x + 2, y + 4]),
      '#d9cfb8',
      60,
    ) +
    beads(eggs, CREAM, 60) +
    beads(eggs, '#e9a63a', 28)
  );
};

export const salmon: Ingredient = () => {
  const slices = each(
    [-36, -13, 10, 33],
    (y) =>
      fill(`M-40 ${y + 3}q40-8 80 0l-2 19q-40 4-76 0z`, '#c2654a', ' opacity=".5"') +
      fill(`M-40 ${y}q40-8 80 0l-2 19q-40 4-76 0z`, '#e88a6a'),
  );
  const grain = [-34, -11, 12, 35].map((y) => `M-20 ${y}l-4 15M2 ${y - 2}l-4 17M24 ${y}l-4 15`).join('');
  return group(slices + line(grain, '#f6c9b4', 3), { turn: -8 });
};

export const tofu: Ingredient = (r) =>
  each(spots(r, 4, 34), ([x, y], i) =>
    group(fill('M-18-17l35-2 2 34-36 3z', '#efdcae') + fill('M-17 8l36-1v8l-36 3z', '#c99547'), {
      x,
      y,
      turn: i * 23,
    }),
  );

export const feta: Ingredient = (r) =>
  each(spots(r, 6, 42), ([x, y], i) =>
    group(fill('M-13-12l25 1 1 24-26 1z', '#fdf8ec') + fill('M-13 6l26 0v7l-26 1z', '#cfc2a2'), {
      x,
      y,
      turn: i * 31,
    }),
  );

export const prawns: Ingredient = (r) =>
  each(spots(r, 4, 36), ([x, y], i) =>
    group(
      line('M-20 12c-10-34 34-44 40-10', '#e8896b', 17) +
        line('M-18 4l11-5M-12-14l9 8M4-22l1 11M17-12l-8 6', '#f9d3c2', 4) +
        fill(leaf(18, 4, 20, 12, 60), '#d9694a'),
      { x, y, turn: i * 82 },
    ),
  );

export const chickpeas: Ingredient = (r) => {
  const places = spots(r, 12, 46);
  return each(['#dcae62', '#c99547', '#e7c284'], (color, k) => beads(third(places, k), color, 21));
};

export const beans: Ingredient = (r) =>
  each(spots(r, 8, 44), ([x, y], i) =>
    fill(disc(x, y, i % 2 ? 15 : 10, i % 2 ? 10 : 15), i % 3 ? '#f3e6c8' : '#e2cfa4'),
  );

export const blackBeans: Ingredient = (r) =>
  each(spots(r, 10, 46), ([x, y], i) =>
    fill(disc(x, y, i % 2 ? 14 : 9, i % 2 ? 9 : 14), i % 3 ? '#3a2a33' : '#55404a'),
  );

export const peas: Ingredient = (r) => {
  const places = spots(r, 14, 48);
  return each(['#6fa34e', '#88b95f', '#578a3f'], (color, k) => beads(third(places, k), color, 20));
};

export const dumplings: Ingredient = (r) =>
  each(spots(r, 4, 52), ([x, y], i) =>
    group(
      fill('M-34 10q2-38 34-38t34 38q-34 16-68 0z', '#f3e6cb') +
        line('M-24-8q10-10 14 2 8-14 14-2 8-12 16 2', '#cdb68c', 4) +
        fill('M-34 10q34 16 68 0q-4 12-34 13t-34-13z', '#dcc79c'),
      { x, y, turn: i * 85 },
    ),
  );
