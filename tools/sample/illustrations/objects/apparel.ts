import { INK, isPale, light, shade } from '../colour';
import { each, fill, ground, group, line, paper, shadow } from '../paper';
import { sprig } from '../props';
import { cut } from '../scissors/cut';
import { box, disc, half, leaf, poly } from '../scissors/shapes';
import type { Draw } from './draw';

export const tshirt: Draw = (c) => {
  const p = isPale(c) ? shade(c, 0.75) : light(c, 0.7);
  return (
    fill(disc(0, -292, 9), '#8a6a48') +
    line('M0-244v-24q18-6 13-20-10-15-20-2', '#8a6a48', 5) +
    paper(
      cut(
        '-44,-252! -20,-236 20,-236 44,-252! 84,-234 104,-210 140,-146! 94,-122! 80,-150! 82,-70 78,-6! 0,2 -78,-6! -82,-70 -80,-150! -94,-122! -140,-146! -104,-210 -84,-234',
      ),
      c,
      6,
    ) +
    fill(cut('-46,-252! -28,-224 28,-224 46,-252! 24,-238 -24,-238'), shade(c, 0.3)) +
    shadow(cut('46,-6! 78,-6! 82,-70 80,-150! 94,-122! 140,-146! 122,-178! 84,-172 62,-120'), 0.12) +
    fill(disc(0, -164, 15), p) +
    fill(disc(0, -136, 20), p) +
    fill(disc(0, -164, 6), c) +
    fill(leaf(0, -126, 22, 11, -90), c)
  );
};

export const tote: Draw = (c) =>
  ground(4, 0, 108, 13) +
  line('M-46-184c-6-100 98-100 92 0', INK, 12, ' opacity=".15" transform="translate(5 7)"') +
  line('M-46-184c-6-100 98-100 92 0', shade(c, 0.2), 12) +
  sprig(-64, -184, 74, -112, '#4e925e', 5, 40) +
  sprig(62, -180, 58, -60, '#8fc197', 4, 36) +
  paper(poly('-98,-192 98,-192 106,0 -106,0'), c, 7) +
  shadow(poly('58,-192 98,-192 106,0 40,0'), 0.1) +
  line('M-92-180h184', shade(c, 0.18), 3, ' stroke-dasharray="9 8"') +
  fill(half(0, -64, 50), '#d9694a') +
  fill(cut('-66,-50! -30,-66 0,-54 34,-66 66,-50! 34,-42 0,-34 -30,-44'), '#2c5c38');

export const socks: Draw = (c) =>
  ground(0, 0, 116, 11) +
  each(
    [
      [-46, light(c, 0.45), 1],
      [30, c, 0],
    ],
    ([x, k]) =>
      group(
        paper(cut('-34,-230! 34,-230! 34,-92 62,-52 84,-22 64,0 -6,0 -34,-30 -36,-90'), k, 6) +
          fill(box(-34, -230, 68, 34), shade(k, 0.2)) +
          fill(cut('40,-72! 62,-52 84,-22 64,0 34,0! 30,-34'), shade(k, 0.28)) +
          each([-170, -148, -126], (y) => line(`M-32 ${y}h64`, light(k, 0.6), 6)),
        { x },
      ),
  );
