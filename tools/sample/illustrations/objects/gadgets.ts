import { CREAM, INK, light, shade } from '../colour';
import { each, fill, ground, line, paper, shadow } from '../paper';
import { cut } from '../scissors/cut';
import { box, disc, leaf, poly, tile } from '../scissors/shapes';
import type { Draw } from './draw';

export const tracker: Draw = (c) =>
  ground(4, 0, 70, 11) +
  paper(cut('-36,0! -42,-56 -40,-98! 40,-98! 42,-56 36,0!'), shade(c, 0.14), 5) +
  paper(cut('-40,-164! -40,-204 -30,-262! 30,-262! 40,-204 40,-164!'), c, 5) +
  each([-236, -218, -200], (y) => fill(disc(0, y, 4.5), shade(c, 0.45))) +
  paper(tile(-62, -184, 124, 122, 30), INK, 6) +
  fill(tile(-52, -174, 104, 102, 22), '#24463a') +
  line('M-26-106a34 34 0 1 1 52 0', '#8fc197', 8) +
  line('M-34-128a34 34 0 0 1 56-22', '#e8955f', 8) +
  fill(leaf(-9, -118, 26, 18, -62), CREAM) +
  fill(box(62, -136, 8, 26), shade(c, 0.3));

export const headphones: Draw = (c) =>
  ground(0, 0, 110, 13) +
  line('M-92-96c-12-192 196-192 184 0', INK, 24, ' opacity=".15" transform="translate(5 7)"') +
  line('M-92-96c-12-192 196-192 184 0', c, 23) +
  line('M-76-168c16-56 60-76 96-70', light(c, 0.45), 6) +
  each(
    [-1, 1],
    (s) =>
      paper(
        cut(`${s * 64},-120! ${s * 58},-60 ${s * 64},-4! ${s * 84},0 ${s * 88},-60 ${s * 84},-124`),
        shade(c, 0.45),
        3,
      ) +
      paper(
        cut(`${s * 82},-130! ${s * 118},-116 ${s * 130},-62 ${s * 116},-8 ${s * 82},4!`),
        s > 0 ? shade(c, 0.14) : c,
        5,
      ) +
      fill(disc(s * 104, -62, 11, 22), s > 0 ? shade(c, 0.35) : light(c, 0.4)),
  );

export const lamp: Draw = (c) =>
  ground(0, 0, 96, 13) +
  fill(disc(0, -132, 142, 138), '#fbe3b0', ' opacity=".45"') +
  paper(cut('-98,-54! -102,-120 -70,-196 0,-226 70,-196 102,-120 98,-54!'), '#f4c978', 6) +
  fill(cut('-70,-54! -70,-110 -44,-166 0,-190 30,-176 46,-120 44,-54!'), '#fbe3b0') +
  fill(disc(-6, -98, 40, 42), '#fff6e0') +
  paper(poly('-104,-56 104,-56 92,0 -92,0'), c, 4) +
  shadow(poly('40,-56 104,-56 92,0 40,0'), 0.15) +
  each([-36, -14, 8], (x) => fill(disc(x, -28, 6), light(c, 0.6)));
