import { CREAM, GOLD, INK, TOMATO, WOOD, light, shade } from '../colour';
import { beads, cord, dots, each, fill, ground, group, line, paper, round } from '../paper';
import { label, sprig } from '../props';
import { cut } from '../scissors/cut';
import { box, half, lathe, leaf, poly } from '../scissors/shapes';
import type { Draw } from './draw';

export const teaBox: Draw = (c, r) =>
  ground(8, 0, 96, 13) +
  paper(poly('-84,-208 64,-208 64,0 -84,0'), c, 6) +
  fill(poly('64,-208 104,-228 104,-26 64,0'), shade(c, 0.22)) +
  fill(poly('-84,-208 -44,-228 104,-228 64,-208'), light(c, 0.35)) +
  label(-60, -176, 100, 104, c, r) +
  dots('M-62-42h106', light(c, 0.55), 10, 21) +
  line('M84-120q34 20 22 62', CREAM, 3) +
  paper(poly('92,-62 126,-56 120,-14 86,-20'), CREAM, 3) +
  fill(leaf(98, -34, 18, 10, -50), c);

export const honey: Draw = (c) =>
  ground(4, 0, 88, 12) +
  round(0, '0,70! -16,86 -120,86 -146,72!', c) +
  fill(lathe(-4, '-22,64 -112,64', -1, 0.6), light(c, 0.18)) +
  paper(cut('-44,-104! 0,-122! 44,-104! 44,-50! 0,-32! -44,-50!'), CREAM, 2) +
  each([-18, 0, 18], (x, i) =>
    fill(
      cut(
        `${x - 8},${-80 - (i % 2) * 12}! ${x},${-86 - (i % 2) * 12}! ${x + 8},${-80 - (i % 2) * 12}! ${x + 8},${-70 - (i % 2) * 12}! ${x},${-64 - (i % 2) * 12}! ${x - 8},${-70 - (i % 2) * 12}!`,
      ),
      c,
    ),
  ) +
  paper(cut('-80,-146! -86,-166 -70,-184 0,-192 70,-184 86,-166 80,-146!'), '#f0dcc0', 4) +
  line('M-78-152q78 14 156 0', TOMATO, 7) +
  cord('M52-250L22-176', WOOD, 9) +
  each([0, 1, 2], (i) => line(`M${40 - i * 6} ${-222 + i * 14}l26 10`, shade(WOOD, 0.2), 9));

export const tub: Draw = (c, r) =>
  ground(4, 0, 94, 13) +
  round(0, '0,84! -12,90 -170,90 -186,80!', c) +
  label(-62, -154, 108, 116, c, r) +
  round(0, '-184,86! -226,86!', INK, { lift: 4 }) +
  each([-70, -46, -22, 2, 26, 50], (x) => line(`M${x}-218v26`, '#2c4a3c', 4)) +
  group(paper(cut('-30,0! -24,26 24,26 30,0!'), '#cfc8ba', 3) + line('M28 4l56-16', '#cfc8ba', 9), {
    x: 70,
    y: -26,
    turn: -6,
  });

const wrapped = (tone: string, x: number, y: number, turn: number): string =>
  group(
    paper(poly('-104,-52 -88,-46 88,-46 104,-52 104,4 88,-2 -88,-2 -104,4'), tone, 5) +
      fill(box(-44, -46, 88, 44), CREAM) +
      fill(half(0, -12, 16), tone) +
      dots('M-78-24h20M60-24h20', light(tone, 0.5), 8, 18),
    { x, y, turn },
  );

export const bars: Draw = (c) => {
  return (
    ground(4, 2, 118, 14) +
    wrapped(shade(c, 0.18), 0, -2, 0) +
    wrapped(GOLD, 8, -54, -4) +
    group(
      paper(cut('-70,-46! 76,-46! 80,-24 74,0! -70,0!'), '#b07c46', 5) +
        dots('M-54-32h116M-60-14h120', '#e3c492', 9, 17) +
        dots('M-46-22h110', '#5a4630', 7, 29) +
        paper(poly('-104,-52 -30,-50 -44,-24 -28,6 -104,4'), c, 4),
      { x: -2, y: -112, turn: 5 },
    )
  );
};

export const oil: Draw = (c, r) =>
  ground(4, 0, 62, 10) +
  round(0, '0,54! -8,58 -140,58 -178,26 -186,18! -236,17!', c) +
  round(0, '-234,20! -262,20!', '#3a2f20', { lift: 3 }) +
  label(-40, -128, 68, 96, c, r) +
  sprig(-66, -10, 110, -112, '#6f8a3c', 6, 36) +
  beads(
    [
      [-82, -40],
      [-68, -70],
    ],
    '#515415',
    20,
  );
