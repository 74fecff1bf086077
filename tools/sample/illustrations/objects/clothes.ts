import { CREAM, isPale, light, shade } from '../colour';
import { cord, dots, each, fill, ground, line, paper, shadow } from '../paper';
import { cut } from '../scissors/cut';
import { box, disc, leaf, poly, tile } from '../scissors/shapes';
import type { Draw } from './draw';

const HANGER = '#8a6a48';
const hanger = (): string =>
  fill(disc(0, -292, 9), HANGER) + line('M0-244v-24q18-6 13-20-10-15-20-2', HANGER, 5);

/** The brand's eight: two discs, cut away in the middle. */
const eight = (x: number, y: number, color: string, cloth: string): string =>
  fill(disc(x, y - 28, 15), color) +
  fill(disc(x, y, 20), color) +
  fill(disc(x, y - 28, 6), cloth) +
  fill(leaf(x, y + 10, 22, 11, -90), cloth);

const onCloth = (c: string): string => (isPale(c) ? shade(c, 0.75) : light(c, 0.7));

export const hoodie: Draw = (c) =>
  hanger() +
  paper(
    cut(
      '-46,-244! 46,-244! 92,-222 116,-190 138,-40! 100,-32! 88,-140! 88,-4! -88,-4! -88,-140! -100,-32! -138,-40! -116,-190 -92,-222',
    ),
    c,
    6,
  ) +
  fill(box(-88, -18, 176, 16), shade(c, 0.18)) +
  fill(cut('-54,-86! -30,-112! 30,-112! 54,-86! 54,-34! -54,-34!'), shade(c, 0.12)) +
  shadow(cut('60,-4! 88,-4! 88,-140! 100,-32! 138,-40! 122,-150 96,-190 70,-120'), 0.12) +
  paper(cut('-62,-226! -54,-262 0,-276 54,-262 62,-226! 34,-206 0,-196 -34,-206'), shade(c, 0.1), 3) +
  fill(cut('-40,-228! -34,-250 0,-258 34,-250 40,-228! 0,-208'), shade(c, 0.42)) +
  line('M-18-206v44M18-206v52', onCloth(c), 5) +
  eight(0, -136, onCloth(c), c);

export const leggings: Draw = (c) =>
  hanger() +
  cord('M-66-240h132', HANGER, 7) +
  paper(
    cut('-68,-244! 68,-244! 78,-170 66,-90 54,4! 14,4! 4,-130! -4,-130! -14,4! -54,4! -66,-90 -78,-170'),
    c,
    6,
  ) +
  fill(poly('-68,-244 68,-244 71,-214 -71,-214'), shade(c, 0.28)) +
  line('M-58-200q-14 100 16 198M58-200q14 100-16 198', light(c, 0.35), 5) +
  shadow(cut('30,-214! 71,-214! 78,-170 66,-90 54,4! 34,4! 44,-110'), 0.14) +
  eight(42, -178, onCloth(c), c);

export const cap: Draw = (c) =>
  ground(6, 0, 128, 14) +
  paper(cut('-104,-40! -108,-110 -70,-172 0,-186 70,-172 106,-110 104,-40!'), c, 7) +
  line('M-40-178q-24 70-20 138M36-178q30 70 26 138', shade(c, 0.16), 4) +
  fill(disc(0, -186, 11, 7), shade(c, 0.3)) +
  shadow(cut('50,-180! 106,-110 104,-40! 60,-40! 80,-110'), 0.13) +
  paper(cut('-108,-48! -60,-62 40,-60 108,-44! 150,-20 138,-2 60,-12 -40,-10 -112,-22!'), shade(c, 0.22), 5) +
  line('M-92-36q96-16 214 14', light(c, 0.25), 3, ' stroke-dasharray="9 8"') +
  eight(0, -96, onCloth(c), c);

export const beanie: Draw = (c) =>
  ground(4, 0, 112, 14) +
  paper(disc(0, -222, 34, 32, 0.05), light(c, 0.4), 4) +
  paper(cut('-100,-60! -104,-130 -60,-200 0,-212 60,-200 104,-130 100,-60!'), c, 6) +
  line(
    'M-72-66Q-76-140-29-204M-36-66Q-38-140-14-204M0-66V-204M36-66Q38-140 14-204M72-66Q76-140 29-204',
    shade(c, 0.16),
    5,
  ) +
  shadow(cut('40,-206! 104,-130 100,-60! 56,-60! 76,-130'), 0.13) +
  paper(cut('-108,-72! 0,-82 108,-72! 112,-12! 60,0 -60,0 -112,-12!'), shade(c, 0.14), 5) +
  line('M-92-66v54M-64-66v58M-32-68v60M0-68v60M32-68v60M64-66v58M92-66v54', shade(c, 0.3), 5) +
  fill(tile(48, -52, 40, 30, 3), onCloth(c));

export const jacket: Draw = (c) =>
  hanger() +
  paper(
    cut(
      '-44,-244! 44,-244! 90,-222 114,-188 136,-46! 98,-36! 86,-140! 92,2! -92,2! -86,-140! -98,-36! -136,-46! -114,-188 -90,-222',
    ),
    c,
    6,
  ) +
  fill(cut('-86,-140! -88,-90! 88,-90! 86,-140! 86,-222! 0,-200! -86,-222!'), light(c, 0.22)) +
  fill(cut('-56,-224! -48,-268 0,-280 48,-268 56,-224! 0,-206'), shade(c, 0.16)) +
  fill(cut('-34,-230! -28,-252 0,-258 28,-252 34,-230! 0,-214'), shade(c, 0.45)) +
  line('M0-208V0', shade(c, 0.4), 5) +
  each([-170, -120, -70, -20], (y) => line(`M-7 ${y}h14`, CREAM, 4)) +
  line('M-66-70l34 10M66-70l-34 10', shade(c, 0.35), 7) +
  shadow(cut('56,2! 92,2! 86,-140! 98,-36! 136,-46! 118,-160 90,-200 66,-120'), 0.13);

export const robe: Draw = (c) =>
  hanger() +
  paper(
    cut(
      '-40,-246! 40,-246! 90,-222 118,-182 134,-80! 96,-70! 84,-140! 84,-90 98,6! -98,6! -84,-90 -84,-140! -96,-70! -134,-80! -118,-182 -90,-222',
    ),
    c,
    6,
  ) +
  each([-70, -46, -22, 24, 48, 72], (x) => dots(`M${x}-190V-10`, shade(c, 0.1), 7, 18)) +
  fill(cut('-42,-246! -20,-250! 6,-120! 0,6! -22,6! -16,-120!'), light(c, 0.4)) +
  fill(cut('42,-246! 20,-250! -10,-120! -4,-90! 14,-114!'), light(c, 0.4)) +
  fill(poly('-86,-128 86,-128 86,-102 -86,-102'), shade(c, 0.22)) +
  paper(poly('-14,-134 12,-134 12,-98 -14,-98'), shade(c, 0.3), 2) +
  line('M-6-98l-16 70M6-98l12 58', shade(c, 0.22), 12) +
  shadow(cut('60,6! 98,6! 84,-90 84,-140! 96,-70! 134,-80! 112,-180 70,-120'), 0.12);
