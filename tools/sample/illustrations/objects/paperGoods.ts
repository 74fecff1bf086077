import { CREAM, FERN, FLAME, GOLD, INK, MINT, PINE, TOMATO, WOOD, light, mix, shade } from '../colour';
import { beads, cord, fill, ground, group, line, paper, shadow } from '../paper';
import { cut } from '../scissors/cut';
import { box, disc, half, leaf, poly, tile } from '../scissors/shapes';
import type { Draw } from './draw';

const book = (tone: string, x: number, turn: number, emblem: string): string =>
  group(
    paper(poly('-66,-196 66,-196 66,0 -66,0'), tone, 5) +
      fill(box(-66, -196, 14, 196), shade(tone, 0.25)) +
      fill(tile(-32, -160, 74, 52, 4), CREAM) +
      fill(emblem, tone),
    { x, y: -6, turn },
  );

export const notebooks: Draw = (c) => {
  return (
    ground(4, 0, 120, 13) +
    book(light(c, 0.45), -56, -12, half(4, -124, 18)) +
    book(GOLD, 58, 11, leaf(-12, -124, 36, 18, -30)) +
    book(c, 0, -1, disc(4, -134, 15))
  );
};

export const planner: Draw = (c) =>
  ground(8, 0, 104, 12) +
  paper(poly('-78,-228 94,-234 98,-4 -78,0'), mix(CREAM, '#b9a889', 0.35), 5) +
  paper(poly('-86,-236 86,-240 90,-2 -86,0'), c, 5) +
  paper(tile(-56, -204, 116, 150, 5), CREAM, 2) +
  beads(
    [
      [-26, -170],
      [2, -170],
      [30, -170],
      [-26, -136],
    ],
    c,
    20,
  ) +
  beads(
    [
      [2, -136],
      [30, -136],
    ],
    light(c, 0.6),
    20,
  ) +
  line('M-36-94h76M-36-76h48', light(c, 0.5), 5) +
  line(
    [-222, -192, -162, -132, -102, -72, -42, -16].map((y) => `M-98 ${y}q-12-6-2-10 14 0 18 8`).join(''),
    '#a49d8c',
    5,
  ) +
  fill(poly('60,-239 72,-239 74,-2 62,-2'), mix(c, INK, 0.5));

const card = (tone: string, turn: number, emblem: string): string =>
  group(
    paper(tile(-58, -176, 116, 172, 12), CREAM, 4) +
      fill(tile(-46, -164, 92, 148, 8), light(tone, 0.72)) +
      fill(emblem, tone),
    { x: 0, y: -34, turn },
  );

export const cards: Draw = (c) => {
  return (
    ground(0, 0, 124, 13) +
    card('#4c84bc', -30, disc(0, -90, 26)) +
    card('#82862f', -11, leaf(-24, -78, 56, 30, -34)) +
    card('#946eab', 9, half(0, -78, 28)) +
    card(c, 28, cut('0,-56! -34,-92 -30,-116 0,-106! 30,-116 34,-92')) +
    paper(poly('-96,-66 96,-66 104,0 -104,0'), c, 5) +
    shadow(poly('60,-66 96,-66 104,0 52,0'), 0.12) +
    fill(disc(0, -32, 18), CREAM)
  );
};

/** Twelve phases in three rows. */
const MOONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i): [number, number] => [
  -48 + (i % 4) * 32,
  -196 + Math.floor(i / 4) * 44,
]);

export const wallCalendar: Draw = (c) =>
  cord('M-84-250h168', WOOD, 12) +
  line('M-60-252L0-288L60-252', '#8a6a48', 4) +
  fill(disc(0, -290, 7), '#8a6a48') +
  paper(poly('-78,-246 78,-246 80,-8 -80,-8'), c, 6) +
  beads(MOONS, CREAM, 24) +
  beads(
    MOONS.map(([x, y], i) => [x + (i < 6 ? 7 : -7) * (Math.abs(i - 6) / 6), y]),
    c,
    20,
  ) +
  line('M-46-62h92M-46-44h64', light(c, 0.5), 4) +
  cord('M-84-4h168', WOOD, 12);

export const postcards: Draw = (c) =>
  ground(4, 0, 126, 13) +
  group(
    paper(poly('-96,-136 96,-136 96,0 -96,0'), CREAM, 5) +
      fill(box(62, -124, 24, 30), TOMATO) +
      line('M12-76h70M12-54h70M12-32h44', light(c, 0.4), 4) +
      line('M-4-120v104', '#e3dac6', 3),
    { x: 18, y: -96, turn: 8 },
  ) +
  group(
    paper(poly('-104,-148 104,-148 104,0 -104,0'), CREAM, 6) +
      fill(box(-94, -138, 188, 128), light(c, 0.55)) +
      fill(disc(36, -98, 24), FLAME) +
      fill(cut('-94,-56! -50,-88 0,-54 50,-80 94,-50! 94,-10! -94,-10!'), c) +
      fill(cut('-94,-30! -30,-48 40,-22 94,-36! 94,-10! -94,-10!'), shade(c, 0.3)),
    { x: -8, y: -4, turn: -5 },
  );

export const sketchbook: Draw = (c) =>
  ground(4, 0, 118, 13) +
  paper(poly('-112,-206 108,-206 112,0 -116,0'), c, 6) +
  paper(poly('-104,-214 -2,-206 -2,-8 -108,-10'), CREAM, 3) +
  paper(poly('2,-206 102,-214 106,-10 2,-8'), mix(CREAM, '#b9a889', 0.14), 3) +
  line('M-82-64q22-12 30-44M-52-108q-16-8-20-30M-52-108q14-6 24-24', INK, 4) +
  fill(leaf(-70, -138, 36, 18, -110), MINT) +
  fill(leaf(-28, -132, 38, 18, -60), FERN) +
  fill(leaf(-84, -62, 30, 16, 200), PINE) +
  fill(cut('30,-96 44,-122 66,-124 84,-110! 98,-108! 84,-100! 80,-82 56,-70 32,-78'), '#7fa3c4') +
  line('M56-70l-4 22M66-72l4 22', INK, 3.5) +
  fill(disc(74, -108, 3), INK) +
  line('M20-44h60', '#d9c7a3', 4) +
  group(
    paper(poly('-7,0 7,0 7,-150 0,-172 -7,-150'), GOLD, 4) + fill(poly('-7,-150 7,-150 0,-172'), '#f0dcc0'),
    { x: 118, y: -6, turn: 8 },
  );
