import { CREAM, INK, light, shade } from '../colour';
import { each, fill, ground, group, line, paper, shadow } from '../paper';
import { cut } from '../scissors/cut';
import { box, disc, half, poly, tile } from '../scissors/shapes';
import type { Draw } from './draw';

export const mat: Draw = (c) =>
  ground(14, 2, 140, 16) +
  paper(poly('-20,-20 150,-22 166,4 -34,6'), shade(c, 0.16), 3) +
  paper(cut('-84,-120! 96,-120! 130,-100 142,-60 130,-18 96,0! -84,0!'), c, 7) +
  each([-22, 58], (x) =>
    fill(cut(`${x},-120! ${x + 22},-120! ${x + 40},-60 ${x + 22},0! ${x},0! ${x + 17},-60`), '#efe3cb'),
  ) +
  shadow(cut('-84,0! 96,0! 130,-18 139,-40 -88,-36!'), 0.15) +
  fill(disc(-84, -60, 44, 60, 0.006), light(c, 0.34)) +
  line('M-84-60c0-14 18-12 18 4s-22 24-36 8-4-50 20-48 40 26 32 54-34 46-58 28', shade(c, 0.1), 4.5);

export const dumbbell: Draw = (c) => {
  const end = (x: number, s: number): string =>
    paper(
      poly(
        `${x - 17 * s},-134 ${x + 17 * s},-134 ${x + 24 * s},-112 ${x + 24 * s},-22 ${x + 17 * s},0 ${x - 17 * s},0 ${x - 24 * s},-22 ${x - 24 * s},-112`,
      ),
      c,
      5,
    ) +
    shadow(poly(`${x + 6},-134 ${x + 17},-134 ${x + 24},-112 ${x + 24},-22 ${x + 17},0 ${x + 6},0`), 0.18) +
    fill(box(x - 16, -110, 7, 84), CREAM, ' opacity=".3"');
  const cap = (x: number): string => paper(tile(x - 15, -112, 30, 90, 8), shade(c, 0.25), 4);
  return (
    ground(0, 0, 138, 15) +
    paper(box(-80, -80, 160, 26), '#cfc8ba', 4) +
    shadow(box(-80, -64, 160, 10), 0.18) +
    each([-40, -24, -8, 8, 24, 40], (x) => line(`M${x}-79l-6 23`, '#a49d8c', 2.5)) +
    cap(-118) +
    cap(118) +
    end(-84, 1) +
    end(84, 1)
  );
};

export const kettlebell: Draw = (c) =>
  ground(4, 0, 100, 15) +
  line('M-52-150c-16-98 4-112 52-112s68 14 52 112', INK, 31, ' opacity=".16" transform="translate(5 7)"') +
  line('M-52-150c-16-98 4-112 52-112s68 14 52 112', shade(c, 0.12), 30) +
  line('M-58-178c-4-50 10-70 40-73', light(c, 0.3), 6) +
  paper(cut('-58,0! -92,-46 -94,-100 -62,-148 0,-164 62,-148 94,-100 92,-46 58,0!'), c, 7) +
  shadow(cut('22,-162! 66,-144 94,-100 92,-46 58,0! 20,0! 58,-50 56,-112'), 0.16) +
  fill(disc(-8, -82, 36), CREAM) +
  fill(half(-8, -74, 21), c);

export const roller: Draw = (c) => {
  const b = [0, 1, 2, 3];
  return (
    ground(18, 2, 138, 17) +
    paper(cut('-86,-124! 98,-124! 132,-104 144,-62 132,-18 98,0! -86,0!'), c, 7) +
    each(
      b,
      (i) =>
        fill(tile(-34 + i * 42, -122, 24, 30, 8), shade(c, 0.2)) +
        fill(tile(-34 + i * 42, -84, 24, 36, 8), shade(c, 0.2)) +
        fill(tile(-34 + i * 42, -40, 24, 30, 8), shade(c, 0.3)),
    ) +
    shadow(cut('-86,0! 98,0! 132,-18 141,-40 -90,-36!'), 0.13) +
    fill(disc(-86, -62, 42, 62, 0.006), light(c, 0.3)) +
    fill(disc(-86, -62, 27, 41, 0.006), shade(c, 0.5)) +
    fill(cut('-86,-103! -66,-88 -60,-62 -66,-36 -86,-21! -74,-62'), light(c, 0.1))
  );
};

export const rope: Draw = (c) => {
  const coil = 'M-70-38c-60-90 40-180 96-150s60 130-10 146-124-40-96-104 110-66 128-8-30 96-74 88';
  const grip = (x: number, y: number, turn: number): string =>
    group(
      paper(tile(-13, -104, 26, 104, 12), c, 4) +
        fill(box(-13, -76, 26, 8), light(c, 0.5)) +
        fill(box(-13, -60, 26, 8), light(c, 0.5)) +
        shadow(tile(3, -102, 10, 100, 5), 0.15),
      { x, y, turn },
    );
  return (
    ground(0, 0, 116, 13) +
    line(coil, INK, 10, ' opacity=".14" transform="translate(4 6)"') +
    line(coil, '#cfa777', 9) +
    line(coil, '#8d6a42', 2, ' stroke-dasharray="2 11"') +
    grip(-66, -8, -62) +
    grip(72, -4, 58)
  );
};

export const bands: Draw = (c) =>
  ground(4, 0, 112, 14) +
  each(
    [
      [0, 104, shade(c, 0.3), 44, 0],
      [-8, 92, c, 36, -48],
      [6, 80, light(c, 0.4), 28, -88],
    ],
    ([x, w, k, h, y]) =>
      paper(
        cut(
          `${x - w},${y - h}! ${x - w},${y - 10}! ${x - w * 0.6},${y + 3} ${x},${y + 7} ${x + w * 0.6},${y + 3} ${x + w},${y - 10}! ${x + w},${y - h}!`,
        ),
        k,
        5,
      ) +
      shadow(
        cut(
          `${x + w * 0.45},${y - h + 4}! ${x + w * 0.45},${y + 4}! ${x + w * 0.75},${y} ${x + w},${y - 10}! ${x + w},${y - h}!`,
        ),
        0.15,
      ) +
      fill(disc(x, y - h, w, 17, 0.004), light(k, 0.2)) +
      fill(disc(x, y - h + 1, w - 12, 12, 0.004), shade(k, 0.45)),
  );

export const block: Draw = (c) =>
  ground(10, 0, 122, 13) +
  paper(poly('-112,-96 84,-96 84,0 -112,0'), c, 6) +
  fill(poly('-112,-96 -76,-122 116,-122 84,-96'), light(c, 0.35)) +
  fill(poly('84,-96 116,-122 116,-28 84,0'), shade(c, 0.22)) +
  group(
    paper(poly('-70,-168 58,-168 58,0 -70,0'), light(c, 0.5), 5) +
      fill(poly('-70,-168 -44,-188 82,-188 58,-168'), light(c, 0.75)) +
      fill(poly('58,-168 82,-188 82,-22 58,0'), shade(light(c, 0.4), 0.18)),
    { x: 10, y: -104, s: 0.72, turn: 0 },
  );
