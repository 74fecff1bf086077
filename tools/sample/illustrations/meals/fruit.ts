import { beads, dots, each, fill, group, line } from '../paper';
import { spots, third } from './ingredient';
import type { Ingredient } from './ingredient';

export const berries: Ingredient = (r) => {
  const places = spots(r, 11, 46);
  return (
    each(['#38507d', '#8c2748', '#27396b'], (color, k) => beads(third(places, k), color, 24)) +
    beads(
      places.map(([x, y]) => [x - 4, y - 4]),
      '#b9c0d4',
      5,
    )
  );
};

export const banana: Ingredient = () => {
  const coins = [0, 1, 2, 3, 4].map((i): [number, number] => [-40 + i * 20, Math.abs(i - 2) * -7 + 8]);
  return (
    each(coins, ([x, y]) => beads([[x + 2, y + 2]], '#dfc888', 38) + beads([[x, y]], '#f6e3a6', 36)) +
    beads(coins, '#d8bd6a', 9)
  );
};

/** Two cut slices of a citrus fruit. */
const citrus =
  (peel: string, flesh: string, shadow: string): Ingredient =>
  () => {
    const slices: [number, number][] = [
      [-18, -10],
      [20, 14],
    ];
    const spokes = slices
      .map(([x, y]) => `M${x - 17} ${y}h34M${x - 8} ${y - 15}l16 30M${x + 8} ${y - 15}l-16 30`)
      .join('');
    return (
      beads(
        slices.map(([x, y]) => [x + 2, y + 3]),
        shadow,
        54,
      ) +
      beads(slices, peel, 54) +
      beads(slices, flesh, 44) +
      line(spokes, peel, 3)
    );
  };
export const lemon = citrus('#e9b93a', '#fbeeb6', '#b98f24');
export const orange = citrus('#e08a3c', '#f9cf8e', '#b5622a');

export const pear: Ingredient = () =>
  each(
    [
      [-26, -10, -24],
      [24, 8, 22],
    ],
    ([x, y, turn]) =>
      group(
        fill('M0-44q12 2 12 20 18 12 18 34-2 26-30 26t-30-26q0-22 18-34 0-18 12-20z', '#c2b24a') +
          fill('M0-36q7 2 7 17 16 12 16 30-2 18-23 18t-23-18q0-18 16-30 0-15 7-17z', '#f3ecc0') +
          fill('M0 2l5 14q-5 5-10 0z', '#6b4a2c'),
        { x, y, turn },
      ),
  );

export const fig: Ingredient = (r) =>
  each(
    spots(r, 4, 38),
    ([x, y]) =>
      beads([[x, y]], '#5a2f4d', 46) +
      beads([[x, y]], '#f0d9c4', 38) +
      beads([[x, y]], '#b9445f', 28) +
      dots(`M${Math.round(x) - 8} ${Math.round(y)}h18`, '#f3d8a0', 4, 8),
  );
