import { CREAM, GOLD, INK, PINE, TOMATO, light, shade } from '../colour';
import { beads, cord, dots, each, fill, ground, group, line, paper, round, shadow } from '../paper';
import { cut } from '../scissors/cut';
import { around, digits } from '../scissors/points';
import { disc, leaf, poly, tile } from '../scissors/shapes';
import type { Draw } from './draw';

const fold = (tone: string, y: number, width: number): string =>
  paper(tile(-width, y - 46, width * 2, 50, 22), tone, 5) +
  line(`M${-width + 24} ${y - 24}h${width * 2 - 66}`, shade(tone, 0.12), 3, ' stroke-dasharray="14 10"') +
  shadow(tile(width - 60, y - 44, 58, 46, 20), 0.1);

export const blanket: Draw = (c) => {
  return (
    ground(4, 0, 132, 15) +
    fold(shade(c, 0.12), -2, 130) +
    fold(c, -50, 126) +
    fold(light(c, 0.14), -98, 128) +
    fold(light(c, 0.3), -146, 122) +
    line('M-96-4l-3 14M-64-4l-3 14M-32-4l-3 14M0-4v14M32-4l3 14M64-4l3 14M96-4l3 14', shade(c, 0.2), 4) +
    paper(poly('-26,-196 26,-196 26,-4 -26,-4'), CREAM, 2) +
    fill(disc(0, -104, 18), c) +
    fill(disc(8, -110, 15), CREAM)
  );
};

/** A soft cone on its base; the tip is rounded. */
const plug = (x: number, y: number, turn: number, tone: string): string =>
  group(
    paper(cut('-30,0! -30,-26! -21,-34! -17,-92 0,-108 17,-92 21,-34! 30,-26! 30,0!'), tone, 4) +
      shadow(cut('8,-104! 17,-92 21,-34! 30,-26! 30,0! 8,0!'), 0.12) +
      line('M-30-26h60', shade(tone, 0.16), 4),
    { x, y, turn },
  );

export const earplugs: Draw = (c) =>
  ground(0, 0, 124, 14) +
  paper(tile(-128, -52, 150, 54, 12), '#cfc8ba', 5) +
  fill(tile(-120, -44, 134, 14, 6), '#b3ab9a') +
  fill(tile(-108, -30, 110, 24, 4), CREAM) +
  plug(-86, -42, -8, light(c, 0.3)) +
  plug(-22, -42, 6, c) +
  plug(66, 0, -10, light(c, 0.12)) +
  plug(96, -2, 24, shade(c, 0.1));

export const clock: Draw = (c) =>
  ground(2, 0, 100, 13) +
  cord('M-60-20L-84 2M60-20L84 2', shade(c, 0.35), 15) +
  paper(disc(-62, -212, 36), shade(c, 0.12), 4) +
  paper(disc(62, -212, 36), shade(c, 0.12), 4) +
  cord('M0-214v-26', shade(c, 0.35), 11) +
  paper(disc(0, -112, 112, 112, 0.004), c, 6) +
  fill(disc(0, -112, 88, 88, 0.005), CREAM) +
  beads(around(0, -112, 72, 12), INK, 6) +
  beads(around(0, -112, 72, 4), INK, 12) +
  line('M-36-142L0-112L32-160', INK, 8, ' stroke-linejoin="round"') +
  line('M0-112l-10 44', TOMATO, 4) +
  shadow(cut('60,-206! 112,-112 60,-18! 88,-70 92,-150'), 0.14);

const bag = (x: number, y: number, tone: string, s: number): string =>
  group(
    paper(cut('-58,0! -66,-70 -30,-116! -46,-150! 46,-150! 30,-116! 66,-70 58,0!'), tone, 5) +
      shadow(cut('20,-112! 30,-116! 66,-70 58,0! 24,0! 40,-60'), 0.11) +
      line('M-32-116h64', PINE, 8) +
      fill(leaf(-4, -20, 50, 22, -78), shade(tone, 0.3)),
    { x, y, s },
  );

export const sachet: Draw = (c) => {
  const stalks = [-16, 0, 16].map((x) => `M${x * 0.3} -30L${x * 1.6} -150`).join('');
  return (
    ground(0, 0, 128, 14) +
    group(
      line(stalks, '#6f8a5c', 5) +
        each([-16, 0, 16], (x) => dots(`M${x * 1.2} -112L${x * 1.75} -168`, '#946eab', 15, 13)),
      { x: 4, y: -90 },
    ) +
    bag(-66, -2, light(c, 0.35), 0.94) +
    bag(68, 0, light(c, 0.1), 0.9) +
    bag(0, 4, c, 1.05)
  );
};

export const soundMachine: Draw = (c) =>
  ground(4, 0, 112, 15) +
  paper(cut('-112,-92! -118,-40 -96,0! 96,0! 118,-40 112,-92!'), c, 7) +
  shadow(cut('50,-70! 112,-92! 118,-40 96,0! 44,0! 84,-36'), 0.15) +
  fill(disc(0, -94, 113, 52, 0.005), light(c, 0.35)) +
  each([90, 66, 42], (rx) =>
    dots(
      `M${-rx} -94a${rx} ${digits(rx * 0.43)} 0 1 1 ${rx * 2} 0a${rx} ${digits(rx * 0.43)} 0 1 1 ${-rx * 2} 0`,
      shade(c, 0.15),
      8,
      17,
    ),
  ) +
  fill(disc(0, -94, 18, 9), shade(c, 0.3)) +
  each([-70, -24, 26, 74], (x, i) => fill(leaf(x, -170 - (i % 2) * 26, 34, 18, 96), '#7fa3c4')) +
  fill(disc(0, -26, 9), GOLD);

export const hotWater: Draw = (c) =>
  ground(2, 0, 92, 12) +
  round(0, '-214,22! -240,30 -262,28!', shade(c, 0.4), { lift: 3 }) +
  paper(
    cut(
      '-34,-216! -30,-196 -80,-178 -94,-120 -96,-40 -80,-6 0,2 80,-6 96,-40 94,-120 80,-178 30,-196 34,-216!',
    ),
    c,
    7,
  ) +
  each([-64, -32, 0, 32, 64], (x) => dots(`M${x}-160L${digits(x * 1.12)}-30`, light(c, 0.28), 15, 19)) +
  shadow(cut('50,-188! 80,-178 94,-120 96,-40 80,-6 40,0! 66,-60 64,-140'), 0.13) +
  fill(cut('-38,-214! 0,-206 38,-214! 36,-194! 0,-186 -36,-194!'), shade(c, 0.2)) +
  fill(cut('0,-62! -30,-92 -26,-118 0,-108! 26,-118 30,-92'), CREAM);
