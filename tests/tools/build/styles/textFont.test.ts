import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readSources } from '#tools/build/sources';
import {
  charactersOf,
  licenceOfFont,
  makeTextFont,
  textFontCharacters,
  textFontFile,
  textFontLicence,
} from '#tools/build/styles/textFont';

const folders: [string, RegExp][] = [
  ['public/locales', /\.json$/],
  ['src/content', /\.md$/],
  ['local/seed', /\.json$/],
];

const usedCharacters = async (): Promise<Set<string>> => {
  const sources = await Promise.all(folders.map(([folder, ending]) => readSources(folder, ending)));
  return new Set(sources.flat().flatMap(({ text }) => Array.from(text)));
};

describe('the font of the shop’s texts', () => {
  it('is what `npm run font` writes, with its licence beside it', async () => {
    expect(readFileSync(textFontFile).equals(await makeTextFont())).toBe(true);
    expect(readFileSync(textFontLicence).equals(licenceOfFont())).toBe(true);
  });

  it('has every character of the texts that the whole font has, or a page would load both', async () => {
    const used = await usedCharacters();
    const styles = readFileSync('src/styles/_font.scss', 'utf8');
    const whole = Array.from(charactersOf(styles, 'brygada-1918-latin-wght'));
    const own = new Set(textFontCharacters());
    expect(used.size).toBeGreaterThan(100);
    expect(whole.filter((letter) => letter > ' ' && used.has(letter) && !own.has(letter))).toEqual([]);
  });

  it('draws every character of the texts that it is asked for, or the letter would be of another font', async () => {
    const font = readFileSync(textFontFile);
    const drawn = (text: string): Promise<Buffer> => subsetFont(font, text, { targetFormat: 'sfnt' });
    const nothing = await drawn('');
    const used = await usedCharacters();
    const missing: string[] = [];
    // Browsers draw blanks themselves.
    for (const character of textFontCharacters())
      if (used.has(character) && character.trim() !== '' && (await drawn(character)).equals(nothing))
        missing.push(character);
    expect(missing).toEqual([]);
  });

  it('reads characters and ranges, and knows when a file is not named', () => {
    const styles = '@font-face { src: url(a.woff2); unicode-range: U+0041-0043, U+20AC; }';
    expect(charactersOf(styles, 'a.woff2')).toBe('ABC€');
    expect(charactersOf(styles, 'b.woff2')).toBe('');
  });
});
