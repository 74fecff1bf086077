import { CREAM, INK, light, shade } from '../colour';
import { dots, each, fill, ground, group, line, paper, round, shadow } from '../paper';
import { label, sprig, steam } from '../props';
import { cut } from '../scissors/cut';
import { box, disc, lathe, leaf, poly, tile } from '../scissors/shapes';
import type { Draw } from './draw';

export const soap: Draw = (c) =>
  ground(4, 0, 126, 14) +
  paper(tile(-118, -72, 236, 74, 18), c, 5) +
  fill(tile(-118, -72, 236, 22, 11), light(c, 0.3)) +
  each(
    [
      [-70, -22],
      [-20, -34],
      [40, -18],
      [84, -36],
      [8, -14],
      [-96, -38],
    ],
    ([x, y]) => fill(disc(x, y, 5, 4), shade(c, 0.25)),
  ) +
  group(
    paper(tile(-104, -66, 208, 66, 17), light(c, 0.42), 5) +
      fill(tile(-104, -66, 208, 20, 10), light(c, 0.7)) +
      fill(poly('-26,-66 26,-66 26,0 -26,0'), CREAM) +
      fill(leaf(-16, -22, 34, 18, -35), c),
    { x: 8, y: -73, turn: -3 },
  ) +
  sprig(-20, -140, 96, -16, '#4e925e', 5, 34);

export const brush: Draw = (c) =>
  ground(0, 0, 84, 11) +
  paper(
    cut('-14,0! -18,-70 -24,-124 -62,-160 -66,-214 -34,-252 34,-252 66,-214 62,-160 24,-124 18,-70 14,0!'),
    '#c08d58',
    6,
  ) +
  fill(disc(0, -200, 50, 42), '#f0dcc0') +
  dots('M-34-222h68M-27-206h68M-34-190h68M-27-174h68', c, 9, 14) +
  shadow(cut('14,0! 18,-70 24,-124 62,-160 64,-200! 44,-156 10,-120 4,0!'), 0.14) +
  shadow(disc(0, -18, 5), 0.5);

export const candle: Draw = (c, r) =>
  ground(4, 0, 86, 12) +
  paper(leaf(2, -176, 64, 34, -92), '#e8955f', 3) +
  fill(leaf(2, -180, 34, 17, -90), '#fbe3b0') +
  line('M2-160v-20', INK, 4) +
  fill(disc(0, -158, 80, 15, 0.006), shade(c, 0.25)) +
  fill(disc(0, -157, 66, 10), '#fbf0d8') +
  paper(cut('-80,-158! 0,-143 80,-158! 80,-12! 70,0! -70,0! -80,-12!'), c, 6) +
  shadow(poly('38,-150 80,-158 80,-12 70,0 38,0'), 0.14) +
  fill(box(-67, -140, 9, 122), CREAM, ' opacity=".35"') +
  label(-44, -116, 78, 80, c, r);

export const diffuser: Draw = (c) =>
  ground(0, 0, 78, 12) +
  steam(-10, -226, CREAM) +
  round(0, '0,74! -10,80 -70,78 -150,48 -210,16 -218,10!', c) +
  fill(lathe(0, '-56,80! -66,79!'), shade(c, 0.4)) +
  fill(disc(-4, -30, 6), '#fbe3b0');
