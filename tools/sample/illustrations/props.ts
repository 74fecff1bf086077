import { nth } from '../seededRandom';
import type { SeededRandom } from '../seededRandom';
import { CREAM, shade } from './colour';
import { fill, group, line } from './paper';
import { cut } from './scissors/cut';
import { digits, polar } from './scissors/points';
import { disc, half, leaf, poly } from './scissors/shapes';

/** A twig with leaves on both sides. */
export const sprig = (
  x: number,
  y: number,
  length: number,
  degrees: number,
  color: string,
  leaves = 5,
  size = 34,
): string => {
  const [tipX, tipY] = polar(x, y, length, degrees);
  const foliage = Array.from({ length: leaves }, (_, i) => {
    const share = (i + 1) / leaves;
    const scale = size * (1 - (i + 1) / (leaves * 2.2));
    const turn = i + 1 === leaves ? 0 : i % 2 ? -52 : 52;
    const path = leaf(x + (tipX - x) * share, y + (tipY - y) * share, scale, scale * 0.5, degrees + turn);
    return fill(path, i % 2 ? shade(color, 0.14) : color);
  });
  return line(cut(`${x},${y} ${tipX},${tipY}`, { open: true }), shade(color, 0.25), 3) + foliage.join('');
};

export const steam = (x: number, y: number, color: string): string =>
  line(`M${x} ${y}q-16-20 0-40t0-40`, color, 6, ' opacity=".75"') +
  line(`M${x + 24} ${y + 6}q-13-16 0-32t0-32`, color, 5, ' opacity=".55"');

const pane = ([a, b]: [number, number]): string =>
  fill(poly(`${a},${b} ${a + 56},${b - 10} ${a + 56},${b + 66} ${a},${b + 76}`), CREAM, ' opacity=".42"');

/** Light from a window on the left wall: four panes, cut once. */
export const windowLight = (x: number, y: number, s = 1): string => {
  const panes: [number, number][] = [
    [0, 0],
    [66, -12],
    [0, 92],
    [66, 80],
  ];
  return group(panes.map(pane).join(''), { x, y, s });
};

/** A paper label with a little emblem and a line that stands for the words. */
export const label = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  r: SeededRandom,
): string => {
  const tone = shade(color, 0.1);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const peaks = `${x + width * 0.3},${cy + 6}! ${x + width * 0.42},${cy - 8} ${x + width * 0.5},${cy + 2} ${x + width * 0.6},${cy - 10} ${x + width * 0.7},${cy + 6}!`;
  const emblem = nth(
    [
      () => half(cx, cy + 8, width * 0.2),
      () => leaf(cx - width * 0.2, cy + 8, width * 0.44, width * 0.2, -32),
      () => disc(cx, cy - 2, width * 0.15),
      () => cut(peaks),
    ],
    r.int(0, 3),
  )();
  return (
    fill(`M${x} ${y}h${width}v${height - 1}h-${width}z`, CREAM) +
    fill(emblem, tone) +
    line(`M${digits(x + width * 0.28)} ${digits(y + height - 13)}h${digits(width * 0.44)}`, tone, 3.5)
  );
};

/** The cover of the whole width: a floor, a table, a strip of ground from y down. */
export const floor = (m: number, y: number, color: string, tilt = -6): string =>
  fill(poly(`${-m},${y} ${m},${y + tilt} ${m},10 ${-m},10`), color);
