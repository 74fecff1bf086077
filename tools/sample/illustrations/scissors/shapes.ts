import { cut, swerve } from './cut';
import { corner, digits, points, polar, smooth } from './points';
import type { Point } from './points';

/** Straight edges between the given points. */
export const poly = (words: string): string => cut(points(words).map(({ x, y }) => corner(x, y)));

export const box = (x: number, y: number, width: number, height: number): string =>
  poly(`${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`);

/** A disc cut with scissors: seven or nine snips, never quite round. */
export const disc = (cx: number, cy: number, rx: number, ry = rx, wobble = 0.014): string => {
  if (rx < 23 || ry < 23) {
    const [x, y, a, b, width] = [cx - rx, cy, rx, ry, rx * 2].map((value) => digits(value, 1));
    return `M${x} ${y}a${a} ${b} 0 1 0 ${width} 0 ${a} ${b} 0 1 0-${width} 0z`;
  }
  const snips = rx > 80 ? 9 : 7;
  const start = (swerve() + 1) * 3;
  return cut(
    Array.from({ length: snips }, (_, i) => {
      const angle = start + (i / snips) * 2 * Math.PI;
      const k = 1 + swerve() * wobble;
      return smooth(cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k);
    }),
  );
};

/** Half a disc standing on its flat side; turned in degrees. */
export const half = (cx: number, cy: number, radius: number, turn = 0): string =>
  cut(
    [180, 216, 252, 288, 324, 360].map((degrees, i) => {
      const [x, y] = polar(cx, cy, radius * (i % 2 && i < 5 ? 1 : 1.006), degrees + turn);
      return { x, y, corner: degrees === 180 || degrees === 360 };
    }),
  );

/** A rectangle with round corners. */
export const tile = (x: number, y: number, width: number, height: number, radius: number): string => {
  const tilt = (): number => Math.round(swerve() * Math.min(1.4, height / 40));
  const [r, w, h] = [Math.round(radius), Math.round(width - 2 * radius), Math.round(height - 2 * radius)];
  const [a, b] = [tilt(), tilt()];
  const right = `q${r} 0 ${r} ${r}l${b} ${h - a}q0 ${r}-${r} ${r}`;
  return `M${Math.round(x + radius)} ${Math.round(y)}l${w} ${a}${right}h${-w - b}q-${r} 0-${r}-${r}v${-h}q0-${r} ${r}-${r}z`;
};

/** A door with a round head. */
export const arch = (cx: number, y: number, width: number, height: number): string => {
  const r = width / 2;
  const top = y - height + r;
  const head = [150, 120, 90, 60, 30].map((degrees) =>
    smooth(...polar(cx, top, r * (1 + swerve() * 0.008), -degrees)),
  );
  const side = (x: number): [Point, Point, Point] => [
    corner(x, y),
    corner(x, top + r * 0.1),
    smooth(x, top - r * 0.12),
  ];
  return cut([...side(cx - r), ...head, ...side(cx + r).toReversed()], { bow: 0.004 });
};

/** A turned thing (bottle, cup). The profile's words are `y,half-width`; from and to choose a slice of its width. */
export const lathe = (cx: number, profile: string, from = -1, to = 1): string => {
  const rows = points(profile);
  const side = (share: number): Point[] =>
    rows.map(({ x: y, y: reach, corner: sharp }, i) => ({
      x: cx + reach * share,
      y,
      corner: sharp || i === 0 || i === rows.length - 1,
    }));
  return cut([...side(from), ...side(to).toReversed()], { bow: 0.004 });
};

const text = (point: Point): string => `${digits(point.x)} ${digits(point.y)}`;

/** A leaf, from the point where its stem ends. */
export const leaf = (x: number, y: number, length: number, width: number, degrees: number): string => {
  const [cos, sin] = polar(0, 0, 1, degrees);
  const at = (along: number, across: number, sharp = false): Point => ({
    x: x + along * cos - across * sin,
    y: y + along * sin + across * cos,
    corner: sharp,
  });
  if (length >= 60) {
    const upper = [at(length * 0.35, -width * 0.48), at(length * 0.75, -width * 0.3)];
    const lower = [at(length * 0.7, width * 0.36), at(length * 0.3, width * 0.46)];
    return cut([at(0, 0, true), ...upper, at(length, 0, true), ...lower]);
  }
  const [root, tip] = [text(at(0, 0)), text(at(length, 0))];
  return `M${root}Q${text(at(length * 0.4, -width))} ${tip}Q${text(at(length * 0.4, width))} ${root}z`;
};

const cap = (end: Point | undefined, inner: Point | undefined, width = 10): Point[] => {
  if (!end || !inner) return [];
  const length = Math.hypot(end.x - inner.x, end.y - inner.y) || 1;
  const reach = (width * 0.5) / length;
  return [smooth(end.x + (end.x - inner.x) * reach, end.y + (end.y - inner.y) * reach)];
};

/** A limb that tapers along its joints. */
export const limb = (joints: string, widths: number[]): string => {
  const line = points(joints);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((joint, i) => {
    const a = line[Math.max(0, i - 1)] ?? joint;
    const b = line[Math.min(line.length - 1, i + 1)] ?? joint;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const reach = (widths[i] ?? 10) / 2 / length;
    left.push(smooth(joint.x - (b.y - a.y) * reach, joint.y + (b.x - a.x) * reach));
    right.unshift(smooth(joint.x + (b.y - a.y) * reach, joint.y - (b.x - a.x) * reach));
  });
  return cut([
    ...left,
    ...cap(line.at(-1), line.at(-2), widths[line.length - 1]),
    ...right,
    ...cap(line[0], line[1], widths[0]),
  ]);
};
