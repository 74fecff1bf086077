import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The part of the shop's font that its texts need, beside the licence of the whole. */
export const textFontFile = 'src/styles/fonts/brygada-1918-text.woff2';
export const textFontLicence = 'src/styles/fonts/LICENSE';

const stylesheet = 'src/styles/_font.scss';
const packaged = createRequire(import.meta.url).resolve;
const wholeFont = packaged('@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2');

/** What the shop's styles and its languages use: kerning, ligatures, accents, and lining and tabular figures. */
const keepFeatures = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

/** The characters that a stylesheet's `unicode-range` names for a font file; empty when it does not name the file. */
export function charactersOf(styles: string, file: string): string {
  const face = styles.split('@font-face').find((part) => part.includes(file)) ?? '';
  const ranges = /unicode-range:([^;]*);/.exec(face)?.[1] ?? '';
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, first = '', last = first]) => {
      const begin = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - begin + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(begin + index)).join('');
    })
    .join('');
}

/** The characters of the text font. */
export const textFontCharacters = (): string =>
  charactersOf(readFileSync(stylesheet, 'utf8'), textFontFile.replace('src/styles/', ''));

/** The text font as it has to be, made with HarfBuzz from the package's font. */
export function makeTextFont(): Promise<Buffer> {
  const options = { targetFormat: 'woff2', keepFeatures } as const;
  return subsetFont(readFileSync(wholeFont), textFontCharacters(), options);
}

/** The font's licence asks to stand beside each copy of it, changed or not. */
export const licenceOfFont = (): Buffer =>
  readFileSync(packaged('@fontsource-variable/brygada-1918/LICENSE'));
