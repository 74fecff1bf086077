import { seededRandom } from '../seededRandom';
import { CREAM, INK } from './colour';
import { cut } from './scissors/cut';
import { digits } from './scissors/points';
import { disc, lathe } from './scissors/shapes';

/** Draws the same for each item, one over the other. */
export const each = <const T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

/** Flat paper: no shadow. */
export const fill = (path: string, color: string, extra = ''): string =>
  `<path d="${path}" fill="${color}"${extra}/>`;

/** Ink laid over what lies below: the side that is turned from the light. */
export const shadow = (path: string, opacity = 0.14): string =>
  fill(path, INK, ` opacity="${digits(opacity, 2)}"`);

export const line = (path: string, color: string, width: number, extra = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${extra}/>`;

/** Lifted paper: the same shape first as a flat shadow, down and to the right. */
export const paper = (path: string, color: string, lift = 5): string =>
  `<path d="${path}" opacity=".16" fill="${INK}" transform="translate(${lift} ${Math.round(lift * 1.4)})"/>${fill(path, color)}`;

/** A cord, a handle, a strap: a thick line with its shadow. */
export const cord = (path: string, color: string, width: number): string =>
  line(path, INK, width, ' opacity=".15" transform="translate(5 7)"') + line(path, color, width);

type Place = { x?: number; y?: number; s?: number | [number, number]; turn?: number };
export const group = (body: string, { x = 0, y = 0, s = 1, turn = 0 }: Place = {}): string => {
  const scale = Array.isArray(s) ? s.map((value) => digits(value, 2)).join(' ') : digits(s, 2);
  const moves = [
    `translate(${digits(x, 1)} ${digits(y, 1)})`,
    turn ? `rotate(${digits(turn, 1)})` : '',
    scale === '1' ? '' : `scale(${scale})`,
  ];
  return `<g transform="${moves.filter(Boolean).join(' ')}">${body}</g>`;
};

/** The shadow a thing throws on the table. */
export const ground = (cx: number, y: number, rx: number, ry = rx * 0.16): string =>
  fill(disc(cx + rx * 0.2, y, rx * 1.12, ry, 0.03), INK, ' opacity=".17"');

/** Many round dots for the price of one path. */
export const beads = (places: [number, number][], color: string, width: number): string =>
  line(places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), color, width);
export const dots = (path: string, color: string, width: number, gap: number): string =>
  line(path, color, width, ` stroke-dasharray="0 ${gap}"`);

/** A turned thing with its dark right side and one strip of light; the profile's words are `y,half-width`. */
export const round = (cx: number, profile: string, color: string, { lift = 6, from = 0.42 } = {}): string => {
  const rows = profile.trim().split(/\s+/);
  const inner = rows.length > 3 ? rows.slice(1, -1).join(' ') : profile;
  return (
    paper(lathe(cx, profile), color, lift) +
    shadow(lathe(cx, profile, from, 1), 0.15) +
    fill(lathe(cx, inner, -0.82, -0.7), CREAM, ' opacity=".32"')
  );
};

/** A hill across the whole sheet; heights from left to right. */
export const hill = (m: number, heights: number[], color: string, lift = 0): string => {
  const step = (2 * m) / (heights.length - 1);
  const ridge = heights.map(
    (y, i) => `${-m + step * i},${y}${i === 0 || i === heights.length - 1 ? '!' : ''}`,
  );
  const path = cut(`${-m},10! ${ridge.join(' ')} ${m},10!`);
  return lift ? paper(path, color, lift) : fill(path, color);
};

/**
 * A sheet and its shadow are one outline: an outline that comes twice is written once and used.
 * Ink is the default fill, so it is left out.
 */
const fold = (body: string): string => {
  const outline = /<path d="([^"]{26,})"/g;
  const seen = new Map<string, number>();
  for (const [, path = ''] of body.matchAll(outline)) seen.set(path, (seen.get(path) ?? 0) + 1);
  const prefix = seededRandom(body)
    .int(36 ** 2, 36 ** 3 - 1)
    .toString(36)
    .replace(/^\d/, 'e');
  const ids = new Map<string, string>();
  const folded = body.replaceAll(outline, (whole, path: string) => {
    const spared = ((seen.get(path) ?? 1) - 1) * (path.length - 10);
    if (spared < 36) return whole;
    const id = ids.get(path) ?? prefix + ids.size.toString(36);
    ids.set(path, id);
    return `<use href="#${id}"`;
  });
  const defs = [...ids].map(([path, id]) => `<path id="${id}" d="${path}"/>`).join('');
  return ((defs && `<defs>${defs}</defs>`) + folded).replaceAll(` fill="${INK}"`, '');
};

/** The finished picture. The body's origin is the middle of the bottom edge; 500 units are the height. */
export const sheet = (
  width: number,
  height: number,
  wall: string,
  body: string,
  unit = height / 500,
): string => {
  const scale = unit === 1 ? '' : ` scale(${digits(unit, 2)})`;
  const inner = fold(`<g transform="translate(${width / 2} ${height})${scale}">${body}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" fill="${INK}"><path fill="${wall}" d="M0 0h${width}v${height}H0z"/>${inner}</svg>`;
};

/** Cards are 4:5, headers 16:9; m is half the width in the body's units. */
export const frame = (isWide: boolean): { width: number; height: number; m: number } =>
  isWide ? { width: 640, height: 360, m: 446 } : { width: 400, height: 500, m: 202 };
