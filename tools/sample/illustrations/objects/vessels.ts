import { nth } from '../../seededRandom';
import { CREAM, INK, light, mix, shade } from '../colour';
import { dots, each, fill, ground, line, paper, round, shadow } from '../paper';
import { label, steam } from '../props';
import { cut } from '../scissors/cut';
import { disc, half, lathe, poly } from '../scissors/shapes';
import type { Draw } from './draw';

export const bottle: Draw = (c, r) =>
  ground(4, 0, 62, 10) +
  round(0, '0,52! -8,56 -170,56 -204,36 -216,32!', c) +
  round(0, '-216,35! -250,35!', INK, { lift: 4 }) +
  line('M-20-250c0-26 40-26 40 0', INK, 9) +
  label(-36, -132, 62, 74, c, r);

export const tin: Draw = (c, r) =>
  ground(4, 0, 78, 12) +
  round(0, '0,72! -160,72!', c) +
  label(-50, -134, 82, 96, c, r) +
  round(0, '-158,76! -196,76!', shade(c, 0.24), { lift: 4 }) +
  fill(disc(0, -196, 75, 11, 0.005), light(c, 0.18)) +
  fill(disc(0, -202, 13, 8), shade(c, 0.4));

export const jar: Draw = (c, r) =>
  ground(4, 0, 84, 12) +
  round(0, '0,70! -14,82 -136,82 -160,66!', mix(c, CREAM, 0.15)) +
  label(-54, -122, 92, 82, c, r) +
  round(0, '-158,72! -196,72!', '#8a6a48', { lift: 4 }) +
  each([-54, -30, -6, 18, 42], (x) => line(`M${x}-192v28`, '#6d5136', 3));

export const dropper: Draw = (c, r) =>
  ground(4, 0, 58, 10) +
  round(0, '0,50! -8,54 -122,54 -150,24 -158,22!', c) +
  label(-38, -108, 66, 74, c, r) +
  round(0, '-156,25! -190,25!', INK, { lift: 3 }) +
  round(0, '-190,14! -200,19 -240,16 -254,8!', shade('#b76849', 0.05), { lift: 3 });

export const tube: Draw = (c, r) =>
  ground(2, 0, 62, 10) +
  round(0, '-44,50! -60,54 -180,62 -238,70!', c) +
  fill(lathe(0, '-222,68! -240,71!'), shade(c, 0.2)) +
  round(0, '0,40! -46,44!', CREAM, { lift: 4 }) +
  label(-38, -176, 68, 92, c, r);

export const pouch: Draw = (c, r) =>
  ground(4, 0, 98, 13) +
  paper(cut('-80,-236! 80,-236! 84,-190! 92,-100 98,-4! 0,4 -98,-4! -92,-100 -84,-190!'), c, 7) +
  fill(poly('-80,-236 80,-236 83,-206 -83,-206'), shade(c, 0.22)) +
  shadow(cut('44,-204! 83,-204! 92,-100 98,-4! 50,2! 66,-100'), 0.13) +
  label(-58, -178, 104, 104, c, r) +
  dots('M-40-44h80', light(c, 0.5), 11, 20);

/** Without steam or emblem. */
export const plainCup: Draw = (c, r) =>
  ground(2, 0, 66, 11) +
  line('M72-112c54-12 54 66-6 64', shade(c, 0.12), 17) +
  fill(disc(0, -136, 78, 15, 0.008), shade(c, 0.25)) +
  fill(disc(0, -133, 66, 10), r.pick(['#6b4a2c', '#8a9a3a', '#a0522d'])) +
  paper(cut('-78,-136! -40,-123 40,-123 78,-136! 72,-54 54,-10 42,0! -42,0! -54,-10 -72,-54'), c, 5) +
  shadow(cut('34,-125! 78,-136! 72,-54 54,-10 42,0! 12,0! 36,-60'), 0.13);

export const cup: Draw = (c, r) =>
  plainCup(c, r) + fill(half(-18, -50, 24), shade(c, 0.3)) + steam(-12, -158, CREAM);

export const bowl: Draw = (c, r) =>
  ground(2, 0, 70, 12) +
  fill(disc(0, -92, 128, 26, 0.01), shade(c, 0.3)) +
  fill(disc(-4, -94, 108, 20, 0.03), r.pick(['#e3c98f', '#8fc197', '#d9694a', '#f0dcc0'])) +
  each(
    [
      [-58, -96],
      [-20, -104],
      [22, -98],
      [60, -94],
    ],
    ([x, y], i) =>
      fill(disc(x, y, 19, 12), nth(['#d9694a', '#4e925e', '#dcb063', '#773949'], i + r.int(0, 1))),
  ) +
  paper(cut('-128,-92! -64,-72 0,-67 64,-72 128,-92! 110,-40 64,-8 46,0! -46,0! -64,-8 -110,-40'), c, 6) +
  shadow(cut('40,-69! 128,-92! 110,-40 64,-8 46,0! 14,0! 52,-30'), 0.14);
