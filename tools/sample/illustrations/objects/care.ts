import { CREAM, PINE, WOOD, light, mix, shade } from '../colour';
import { beads, dots, each, fill, ground, group, line, paper, round, shadow } from '../paper';
import { label, sprig } from '../props';
import { cut } from '../scissors/cut';
import { disc, half, lathe, leaf, poly } from '../scissors/shapes';
import type { Draw } from './draw';

export const balm: Draw = (c) =>
  ground(0, 0, 124, 14) +
  group(
    paper(disc(0, -96, 92, 92, 0.004), shade(c, 0.1), 6) +
      fill(disc(0, -96, 78, 78, 0.004), c) +
      fill(half(0, -84, 38), CREAM) +
      line('M-30-62h60', CREAM, 6),
    { x: -38, y: 0 },
  ) +
  round(70, '0,62! -34,62!', '#cfc8ba', { lift: 5 }) +
  fill(disc(70, -36, 61, 15, 0.004), '#b9b2a2') +
  fill(disc(70, -37, 52, 11), '#f4e3b8') +
  line('M40-38q24 8 48-4', '#e3c98f', 5);

export const stone: Draw = (c) =>
  ground(0, 0, 112, 13) +
  paper(poly('-112,-22 108,-26 116,2 -118,4'), '#efe3cb', 4) +
  line('M-100-8h196', '#d9c7a3', 3, ' stroke-dasharray="8 7"') +
  paper(
    cut('-92,-46 -104,-104 -76,-160 -40,-172 -6,-148 6,-146 40,-182 84,-158 104,-96 84,-42 0,-24'),
    c,
    6,
  ) +
  fill(cut('-72,-70 -80,-108 -58,-142 -36,-148 -50,-110'), light(c, 0.45)) +
  shadow(cut('40,-182! 84,-158 104,-96 84,-42 20,-26! 70,-70 74,-130'), 0.13) +
  line('M-30-60q40 20 84-10', light(c, 0.3), 4);

export const bathSalt: Draw = (c, r) =>
  ground(4, 0, 84, 12) +
  round(0, '0,72! -10,78 -150,78 -176,58!', mix(c, CREAM, 0.62)) +
  fill(lathe(0, '-10,66! -92,66!'), light(c, 0.18)) +
  dots('M-52-80h108M-58-62h116M-50-30h100', CREAM, 8, 17) +
  label(-42, -142, 76, 84, c, r) +
  round(0, '-174,54! -200,60!', WOOD, { lift: 4 }) +
  sprig(70, -20, 120, -74, PINE, 7, 34);

export const comb: Draw = (c) =>
  ground(0, 0, 124, 13) +
  paper(cut('-124,-196! -60,-214 60,-214 124,-196! 128,-150! -128,-150!'), c, 6) +
  each([-118, -94, -70, -46, -22, 2, 26, 50, 74, 98], (x, i) =>
    paper(
      poly(`${x},-152 ${x + 15},-152 ${x + 12},${-8 - (i % 2)} ${x + 4},${-8 - (i % 2)}`),
      i % 2 ? c : light(c, 0.08),
      3,
    ),
  ) +
  line('M-106-178q104-22 212-2M-110-164q112-14 222 0', shade(c, 0.18), 3.5) +
  shadow(cut('60,-214! 124,-196! 128,-150! 40,-150! 84,-180'), 0.12);

export const roundSoap: Draw = (c) =>
  ground(0, 0, 116, 13) +
  paper(cut('-106,-60! -112,-24 -100,0! 100,0! 112,-24 106,-60!'), c, 5) +
  fill(disc(0, -62, 107, 30, 0.006), light(c, 0.25)) +
  shadow(cut('40,-36! 106,-60! 112,-24 100,0! 30,0! 70,-20'), 0.13) +
  group(
    paper(disc(0, 0, 86, 84, 0.006), light(c, 0.12), 6) +
      fill(disc(0, 0, 66, 64, 0.008), light(c, 0.36)) +
      fill(leaf(-34, 18, 74, 40, -38), shade(c, 0.2)),
    { x: 26, y: -138 },
  ) +
  beads(
    [
      [-92, -150],
      [-110, -118],
      [-66, -182],
    ],
    CREAM,
    24,
  ) +
  beads([[-84, -110]], CREAM, 36);
