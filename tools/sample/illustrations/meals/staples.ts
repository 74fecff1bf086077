import { nth } from '../../seededRandom';
import { dots, each, fill, group, line } from '../paper';
import { disc, leaf } from '../scissors/shapes';
import { spots } from './ingredient';
import type { Ingredient } from './ingredient';

export const rice: Ingredient = () =>
  fill(disc(3, 5, 58, 50, 0.05), '#d8c79b') +
  fill(disc(0, 0, 58, 50, 0.05), '#f7efdc') +
  dots('M-40-22h82', '#dccfae', 5, 13) +
  dots('M-46-4h90', '#dccfae', 5, 12) +
  dots('M-42 14h84', '#dccfae', 5, 13) +
  dots('M-30 30h62', '#dccfae', 5, 12);

export const noodles: Ingredient = () =>
  each([0, 1, 2, 3, 4, 5], (i) =>
    line(`M${-48 + i * 3} ${-32 + i * 13}c24-22 34 22 52 0s30 16 40-2`, i % 2 ? '#e7c98a' : '#d9b36a', 6),
  );

export const bread: Ingredient = () =>
  group(
    fill('M-50-30q-6-24 22-22 28-10 52 0 30 0 22 24l-2 54q-46 8-92 0z', '#9a6636') +
      fill('M-40-26q-2-14 16-14 26-8 46 0 20 0 16 16l-2 42q-38 6-74 0z', '#e3c08a') +
      dots('M-26-16h54M-30 4h60', '#c79a5c', 6, 17),
    { turn: -12 },
  );

export const nori: Ingredient = () =>
  group(
    fill('M-30-44l54-4 6 84-56 6z', '#23402f') + line('M-20-30l40-3M-18-10l42-3M-16 10l42-3', '#37604a', 4),
    { turn: 12 },
  );

export const parcels: Ingredient = () =>
  each(
    [
      [-34, -14, -8],
      [34, -28, 9],
      [-18, 42, 6],
      [46, 34, -12],
    ],
    ([x, y, turn]) =>
      group(
        fill('M0-40q12 0 18 12l24 42q4 14-10 16h-64q-14-2-10-16l24-42q6-12 18-12z', '#fbf5e6') +
          fill('M-16 4h32v26h-32z', '#23402f') +
          fill('M-9-22h18v12h-18z', '#e88a6a'),
        { x, y, turn, s: 0.76 },
      ),
  );

export const seeds: Ingredient = () =>
  dots('M-40-20q40-20 80 10', '#5a4630', 6, 11) +
  dots('M-38 2q40-16 76 8', '#c99547', 6, 12) +
  dots('M-30 24q30-14 62 4', '#5a4630', 6, 11);

export const nuts: Ingredient = (r) =>
  each(spots(r, 7, 44), ([x, y], i) =>
    fill(leaf(x - 12, y, 32, 22, i * 67), nth(['#a3703c', '#c08d58', '#8a5a2c'], i)),
  );
