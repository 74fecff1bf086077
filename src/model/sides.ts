import { dimensions, type Dimension } from './catalogue/item';
import { fieldsOf, numberOf } from './untrusted';

/** What somebody says of their eight sides, 1 to 10 each. */
export type Sides = Partial<Record<Dimension, number>>;

/** The answers, and those of the time before, which one compares with. */
export interface KnownSides {
  now: Sides;
  before: Sides;
}

export const most = 10;

function sidesFrom(found: unknown): Sides {
  const fields = fieldsOf(found);
  return Object.fromEntries(
    dimensions.flatMap((side) => {
      const value = numberOf(fields[side]);
      return value !== undefined && Number.isInteger(value) && value >= 1 && value <= most
        ? [[side, value]]
        : [];
    }),
  );
}

export function knownSidesFrom(found: unknown): KnownSides {
  const fields = fieldsOf(found);
  return { now: sidesFrom(fields.now), before: sidesFrom(fields.before) };
}

export const isAnswered = (sides: Sides): boolean => Object.keys(sides).length > 0;

/** Begins again: what was answered is what one compares with. */
export const begunAgain = ({ now }: KnownSides): KnownSides => ({ now: {}, before: now });

const weakest = 2;

/** The two sides that were said to need most, once all are answered; none where all are said to be alike. */
export function weakSides(sides: Sides): Dimension[] {
  const answers = dimensions.flatMap((side) => {
    const value = sides[side];
    return value === undefined ? [] : [{ side, value }];
  });
  if (answers.length < dimensions.length) return [];
  if (new Set(answers.map(({ value }) => value)).size === 1) return [];
  return answers
    .toSorted((a, b) => a.value - b.value)
    .slice(0, weakest)
    .map(({ side }) => side);
}

const turn = (2 * Math.PI) / dimensions.length;

/** A piece of the wheel as an SVG path around 0, 0; `reach` is its radius. */
export function sectorPath(index: number, reach: number): string {
  const at = (angle: number): string =>
    `${(Math.sin(angle) * reach).toFixed(2)} ${(-Math.cos(angle) * reach).toFixed(2)}`;
  return `M0 0L${at(index * turn)}A${reach} ${reach} 0 0 1 ${at((index + 1) * turn)}z`;
}
