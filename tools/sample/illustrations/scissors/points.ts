/** A point of an outline: on a smooth curve, or at a corner. */
export type Point = { x: number; y: number; corner: boolean };

/**
 * Outlines are written as words: `x,y` lies on a smooth curve, `x,y!` is a corner.
 * The origin of a picture is the middle of its bottom edge; y goes up as a negative number.
 */
export const points = (words: string): Point[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith('!');
      const [x = Number.NaN, y = Number.NaN] = (corner ? word.slice(0, -1) : word).split(',').map(Number);
      if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`Not a point of an outline: "${word}"`);
      return { x, y, corner };
    });

export const smooth = (x: number, y: number): Point => ({ x, y, corner: false });
export const corner = (x: number, y: number): Point => ({ x, y, corner: true });

export const polar = (x: number, y: number, radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
};

/** Places on a circle, evenly, from the right on. */
export const around = (x: number, y: number, radius: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => polar(x, y, radius, (i * 360) / count));

/** A number as a path writes it: no trailing zero, no zero before the point. */
export const digits = (value: number, places = 0): string => {
  const text = value
    .toFixed(places)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
};
