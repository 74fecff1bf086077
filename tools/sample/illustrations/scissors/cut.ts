import { seededRandom } from '../../seededRandom';
import { digits, points } from './points';
import type { Point } from './points';

// The hand that holds the scissors. It starts anew with every picture, so no picture depends on the one before.
let hand = seededRandom('hand');
export const takeScissors = (picture: string): void => {
  hand = seededRandom(`hand/${picture}`);
};
/** A small swerve of the hand, −1 to 1. */
export const swerve = (): number => (hand.next() - 0.5) * 2;

const joined = (numbers: number[], places: number): string =>
  numbers
    .map((value) => digits(value, places))
    .reduce((text, number) => text + (text && !number.startsWith('-') ? ' ' : '') + number, '');

/** How far the curve leaves a point towards the next one: along the line between its neighbours. */
const handle = (from: Point, to: Point, length: number): [number, number] => {
  const span = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const reach = Math.min(span / 6, length / 2.8) / span;
  return [(to.x - from.x) * reach, (to.y - from.y) * reach];
};

/** Cuts an outline. Straight edges between corners are bowed by a hair, as scissors do. */
export const cut = (outline: string | Point[], { open = false, bow = 0.008 } = {}): string => {
  const given = typeof outline === 'string' ? points(outline) : outline;
  const xs = given.map((point) => point.x);
  const ys = given.map((point) => point.y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const places = size < 46 ? 1 : 0; // big shapes do with whole numbers
  const round = (value: number): number => Math.round(value * 10 ** places) / 10 ** places;
  const at = (index: number): Point => {
    const within = open
      ? Math.max(0, Math.min(given.length - 1, index))
      : (index + given.length) % given.length;
    const point = given[within];
    if (!point) throw new Error('An outline needs points.');
    return point;
  };

  let { x, y } = { x: round(at(0).x), y: round(at(0).y) };
  let path = `M${joined([x, y], places)}`;
  for (let i = 0; i < (open ? given.length - 1 : given.length); i++) {
    const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    const [toX, toY] = [round(b.x), round(b.y)];
    if (a.corner && b.corner && (length === 0 || length * bow < 0.4)) {
      swerve();
      path += `l${joined([toX - x, toY - y], places)}`;
    } else if (a.corner && b.corner) {
      const k = length * bow * swerve() * 2;
      const middle = [round(dx / 2 - (dy / length) * k), round(dy / 2 + (dx / length) * k)];
      path += `q${joined([...middle, toX - x, toY - y], places)}`;
    } else {
      const [outX, outY] = a.corner ? [dx / 4, dy / 4] : handle(before, b, length);
      const [inX, inY] = b.corner ? [dx / 4, dy / 4] : handle(a, after, length);
      const first = [round(a.x + outX) - x, round(a.y + outY) - y];
      const second = [round(b.x - inX) - x, round(b.y - inY) - y];
      path += `c${joined([...first, ...second, toX - x, toY - y], places)}`;
    }
    x = toX;
    y = toY;
  }
  return open ? path : `${path}z`;
};
