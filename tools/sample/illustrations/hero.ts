import { seededRandom, nth } from '../seededRandom';
import { CREAM, FERN, FLAME, GOLD, MINT, PINE } from './colour';
import { candle } from './objects/bathroom';
import type { Draw } from './objects/draw';
import { kettlebell } from './objects/equipment';
import { journal, pen } from './objects/stationery';
import { plainCup } from './objects/vessels';
import { each, fill, ground, group, line, paper, round, sheet } from './paper';
import { cut, takeScissors } from './scissors/cut';
import { arch, box, disc, leaf, poly, tile } from './scissors/shapes';

const outside = (): string =>
  paper(arch(-20, -128, 420, 450), CREAM, 4) +
  fill(arch(-20, -140, 384, 420), '#d3e2df') +
  fill(disc(66, -430, 52), FLAME) +
  fill(cut('-212,-270! -130,-330 -50,-286 30,-350 110,-300 172,-322! 172,-138! -212,-138!'), MINT) +
  fill(cut('-212,-214! -110,-256 -20,-220 80,-262 172,-226! 172,-138! -212,-138!'), FERN) +
  fill(box(-26, -565, 12, 430), CREAM) +
  fill(box(-214, -338, 388, 11), CREAM);

const coins = (): string =>
  each(['#a77600', GOLD, '#82862f'], (color, i) =>
    fill(tile(-34 + (i % 2) * 4, -20 - i * 18, 68, 18, 8), color),
  ) +
  line('M0-54q4-20 0-36', '#515415', 5) +
  fill(leaf(0, -86, 46, 26, -140), '#515415') +
  fill(leaf(0, -84, 52, 28, -36), '#82862f');

const plant = (): string =>
  round(0, '0,34! -66,44!', '#b76849', { lift: 4 }) +
  each([-122, -96, -66, -42], (angle, i) =>
    paper(leaf(0, -62, 138 - (i % 2) * 26, 50, angle), nth([PINE, FERN, PINE, MINT], i), 3),
  );

const books = (): string =>
  each(
    [
      ['#2b5279', 176, 34, 0, 0],
      ['#91b5dc', 150, 28, 8, -34],
      [CREAM, 164, 26, -4, -62],
    ],
    ([color, width, height, x, y]) =>
      paper(tile(x - width / 2, y - height, width, height, 4), color, 3) +
      fill(box(x - width / 2 + 16, y - height + 2, 8, height - 4), GOLD),
  );

/** The hero: eight things on one table, one for each dimension, under one window. */
export const hero = (): string => {
  takeScissors('hero');
  const r = seededRandom('hero');
  const thing = (draw: Draw, color: string, x: number, y: number, s: number, turn = 0): string =>
    group(draw(color, r), { x, y, s, turn });
  const body =
    outside() +
    fill(poly('-385,-150 385,-156 385,10 -385,10'), '#dcb98a') +
    fill(poly('-385,-30 385,-36 385,30 -385,30'), '#bd9563') +
    group(ground(0, 0, 50, 8) + plant(), { x: -268, y: -136, s: 1.5 }) +
    group(ground(0, 0, 96, 9) + books(), { x: -86, y: -134, s: 1.14 }) +
    thing(candle, '#c3a7d2', -90, -234, 0.6) +
    thing(pen, '#2f9090', 92, -132, 0.84) +
    group(ground(0, 0, 40, 7) + coins(), { x: 286, y: -132, s: 1.24 }) +
    thing(kettlebell, '#753f29', -190, -54, 0.76) +
    thing(plainCup, '#91b5dc', -52, -54, 0.68) +
    thing(plainCup, CREAM, 74, -44, 0.62) +
    thing(journal, '#b96077', 192, -56, 0.76, 3);
  return sheet(760, 600, '#f0dcc6', body, 1);
};
