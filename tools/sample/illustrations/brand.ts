import type { Dimension } from '../../../src/model/catalogue/item';
import { ACCENT, CREAM, HUES, INK, WHEEL } from './colour';
import { GLYPHS, MARK, WORD, WORD_WIDTH } from './outlines';
import { each, fill, paper } from './paper';
import { takeScissors } from './scissors/cut';
import { polar } from './scissors/points';
import { disc } from './scissors/shapes';

const svg = (width: number, height: number, body: string, viewBox = `0 0 ${width} ${height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;

const markPath = (color: string, extra = ''): string =>
  `<path${extra} fill="${color}" fill-rule="evenodd" d="${MARK}"/>`;

export const mark = (color = INK): string => svg(48, 48, markPath(color));

export const favicon = (): string =>
  svg(
    64,
    64,
    `<path fill="${INK}" d="M14 2q18-2 37 0 11 1 11 13 2 17 0 35-1 11-12 12-18 2-36 0Q3 61 2 51q-2-18 0-36Q3 3 14 2z"/>${markPath('#f6f0e4', ' transform="translate(5.6 4.8) scale(1.1)"')}`,
  );

/** An icon that fills its square, for home screens, which cut their own corners. */
export const appIcon = (): string =>
  svg(
    64,
    64,
    `<path fill="${INK}" d="M0 0h64v64H0z"/>${markPath('#f6f0e4', ' transform="translate(11.6 10.8) scale(.85)"')}`,
  );

/** Mark and word. In the dark the word is cream. */
export const logo = (color = INK): string => {
  const width = Math.ceil(47 + WORD_WIDTH);
  const word = `<path transform="translate(52 37)" d="${WORD}"/>`;
  return svg(
    width,
    48,
    `<g fill="${color}"><path fill-rule="evenodd" d="${MARK}"/>${word}</g>`,
    `7 1 ${width} 48`,
  );
};

export const glyph = (dimension: Dimension, color = HUES[dimension].deep): string =>
  svg(24, 24, `<path fill="${color}" d="${GLYPHS[dimension]}"/>`);

const petals = (x: number, y: number): string =>
  each(WHEEL, (dimension, i) =>
    fill(disc(...polar(x, y, 168, i * 45 - 90), 128), HUES[dimension].mid, ' opacity=".85"'),
  );

/** The card that other sites show, 1200 × 630: the only picture with text, so it is rendered with the shop's font. */
export const ogCard = (lines: string[]): string => {
  takeScissors('og');
  const text = each(
    lines,
    (words, i) => `<text x="72" y="${330 - (lines.length - 2) * 42 + i * 84}">${words}</text>`,
  );
  const body =
    `<path fill="#f6f0e4" d="M0 0h1200v630H0z"/>${petals(900, 315)}${paper(disc(900, 315, 118), CREAM, 6)}` +
    markPath(INK, ' transform="translate(809 222) scale(3.8)"') +
    `<g fill="${INK}" font-family="'Brygada 1918 Variable',Georgia,serif"><text x="72" y="110" font-size="38" font-weight="600">Eightwell</text>` +
    `<g font-size="74" font-weight="500" letter-spacing="-1.5">${text}</g></g><path fill="${ACCENT}" d="M72 548h88v8H72z"/>`;
  return svg(1200, 630, body);
};

/** Stands where a picture is missing: a blank sheet with the mark pressed into the paper. */
export const placeholder = (): string =>
  svg(
    400,
    500,
    `<path fill="#ede5d6" d="M0 0h400v500H0z"/>${markPath('#dbd3c4', ' transform="translate(104 154) scale(4)"')}`,
  );
