import { INK, light, shade } from '../colour';
import { each, ground, group, line, paper, shadow } from '../paper';
import { cut } from '../scissors/cut';
import type { Draw } from './draw';

export const eyemask: Draw = (c) =>
  ground(6, 0, 128, 13) +
  line(
    'M-118-100c-40-70 60-118 128-112s150 40 112 106',
    INK,
    15,
    ' opacity=".14" transform="translate(4 6)"',
  ) +
  line('M-118-100c-40-70 60-118 128-112s150 40 112 106', shade(c, 0.35), 14) +
  paper(
    cut(
      '-128,-96 -108,-144 -50,-158 0,-148 50,-158 108,-144 128,-96 110,-36 62,-14 24,-26 0,-58 -24,-26 -62,-14 -110,-36',
    ),
    c,
    7,
  ) +
  shadow(cut('60,-157! 108,-144 128,-96 110,-36 62,-14! 100,-60 98,-116'), 0.14) +
  each(
    [-62, 62],
    (x) =>
      line(`M${x - 30}-84q30 26 60 0`, light(c, 0.75), 5) +
      each([-20, 0, 20], (k) =>
        line(`M${x + k}-${72 - Math.abs(k) * 0.25}l${k * 0.2} 12`, light(c, 0.75), 4),
      ),
  );

const one = (c2: string, w: number, h: number): string =>
  paper(
    cut(
      `${-w},${-h}! ${-w * 0.7},${-h * 1.02} 0,${-h * 1.22} ${w * 0.7},${-h * 1.02} ${w},${-h}! ${w * 0.97},${-h * 0.75} ${w * 1.01},${-h * 0.45} ${w * 0.97},${-h * 0.2} ${w},2! ${w * 0.6},-2 0,4 ${-w * 0.6},-2 ${-w},2! ${-w * 0.97},${-h * 0.2} ${-w * 1.01},${-h * 0.45} ${-w * 0.97},${-h * 0.75}`,
    ),
    c2,
    6,
  ) +
  shadow(
    cut(
      `${w * 0.6},${-h * 1.06}! ${w},${-h}! ${w * 1.01},${-h * 0.45} ${w},2! ${w * 0.2},2! ${w * 0.8},${-h * 0.34}`,
    ),
    0.12,
  ) +
  line(`M${-w + 12} ${-h + 14}l26 16M${-w + 12}-12l26-14`, shade(c2, 0.2), 3.5);

export const pillow: Draw = (c) => {
  return (
    ground(0, 4, 136, 15) +
    group(one(light(c, 0.55), 134, 84), { y: 0 }) +
    group(one(c, 120, 84), { x: 6, y: -86, turn: -4 })
  );
};
