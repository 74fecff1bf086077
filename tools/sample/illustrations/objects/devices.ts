import { CREAM, FERN, INK, MINT, PINE, TOMATO, light, shade } from '../colour';
import { beads, cord, dots, each, fill, ground, group, line, paper, shadow } from '../paper';
import { cut } from '../scissors/cut';
import { around } from '../scissors/points';
import { disc, half, leaf, poly, tile } from '../scissors/shapes';
import type { Draw } from './draw';

export const speaker: Draw = (c) =>
  ground(4, 0, 88, 13) +
  paper(cut('-88,-10! -94,-110 -84,-206! -50,-226 50,-226 84,-206! 94,-110 88,-10! 50,0 -50,0'), c, 7) +
  dots(
    'M-66-180h132M-57-160h132M-66-140h132M-57-120h132M-66-100h132M-57-80h132M-66-60h132M-57-40h132',
    shade(c, 0.25),
    6,
    18,
  ) +
  fill(cut('-84,-206! -50,-226 50,-226 84,-206! 40,-192 -40,-192'), shade(c, 0.4)) +
  shadow(cut('50,-200! 84,-206! 94,-110 88,-10! 50,0! 62,-100'), 0.15) +
  line('M-12-208h24M0-220v24', CREAM, 5) +
  paper(disc(0, -56, 20), CREAM, 2) +
  fill(half(0, -50, 11), c) +
  cord('M-40-222c4-40 76-40 80 0', shade(c, 0.3), 10);

export const scale: Draw = (c) =>
  ground(0, 0, 132, 14) +
  paper(poly('-124,-44 124,-44 132,0 -132,0'), light(c, 0.55), 6) +
  fill(tile(-44, -32, 88, 24, 6), INK) +
  line('M-26-20h20M4-20h24', MINT, 6) +
  paper(cut('-116,-44! -122,-58! 122,-58! 116,-44!'), c, 4) +
  fill(disc(0, -60, 120, 13, 0.006), light(c, 0.15)) +
  group(
    paper(cut('-60,-60! -58,-24 -34,-2 34,-2 58,-24 60,-60!'), CREAM, 4) +
      shadow(cut('20,-58! 60,-60! 58,-24 34,-2! 10,-2! 36,-30'), 0.1),
    { x: -4, y: -62 },
  ) +
  each(
    [-40, -18, 6, 28],
    (x, i) =>
      paper(disc(x, -128 - (i % 2) * 9, 22), i % 2 ? TOMATO : '#e8955f', 3) +
      fill(leaf(x, -148 - (i % 2) * 9, 16, 9, -60), PINE),
  );

export const timer: Draw = (c) =>
  ground(8, 0, 106, 14) +
  paper(poly('-96,-150 72,-150 72,0 -96,0'), c, 6) +
  fill(poly('-96,-150 -58,-182 110,-182 72,-150'), light(c, 0.4)) +
  fill(poly('72,-150 110,-182 110,-36 72,0'), shade(c, 0.22)) +
  fill(disc(-12, -76, 52, 52, 0.006), CREAM) +
  fill(cut('-12,-76! -12,-124! 14,-118 34,-98 38,-76!'), TOMATO) +
  beads(around(-12, -76, 42, 4), INK, 7) +
  fill(disc(-12, -76, 7), INK) +
  dots('M-18-166h52', shade(c, 0.25), 9, 18) +
  line('M90-116v28', light(c, 0.4), 6);

export const sensor: Draw = (c) =>
  ground(6, 0, 96, 13) +
  paper(cut('-84,0! -90,-150 -70,-190 0,-206 70,-190 90,-150 84,0!'), c, 7) +
  fill(cut('-64,-24! -68,-146 -52,-170 0,-180 52,-170 68,-146 64,-24!'), '#eef0e6') +
  line('M0-48v-52', PINE, 7) +
  fill(leaf(0, -84, 62, 36, -142), FERN) +
  fill(leaf(0, -92, 66, 36, -40), MINT) +
  dots('M-36-34h76', INK, 8, 18) +
  shadow(cut('60,-186! 90,-150 84,0! 62,0! 70,-140'), 0.14);

export const pedometer: Draw = (c) =>
  ground(6, 0, 84, 12) +
  cord('M-40-214c-10-60 76-66 92-6', shade(c, 0.35), 12) +
  paper(tile(-84, -206, 168, 206, 46), c, 7) +
  fill(tile(-60, -178, 120, 88, 20), INK) +
  line('M-38-120l18-30 20 22 18-34 20 42', MINT, 8, ' stroke-linejoin="round"') +
  paper(disc(0, -48, 26), light(c, 0.5), 2) +
  shadow(cut('50,-204! 84,-160 84,-46 50,-2! 62,-50 62,-156'), 0.14);
