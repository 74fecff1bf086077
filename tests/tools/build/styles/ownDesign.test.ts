import { readFile } from 'node:fs/promises';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { firstFonts, ownDesign } from '#tools/build/styles/ownDesign';

const file = 'src/styles/_tokens.scss';

async function tokensWith(design: Parameters<typeof ownDesign>[0], styles = file): Promise<string> {
  const config = await resolveConfig({ css: { postcss: { plugins: [ownDesign(design)] } } }, 'build');
  return (await preprocessCSS(await readFile(styles, 'utf8'), styles, config)).code;
}
const valuesOf = (code: string, name: string): string[] =>
  [...code.matchAll(new RegExp(`--${name}:([^;}]+)`, 'g'))].map(([, value = '']) => value.trim());

test('an owner’s colors and fonts stand in the place of the sample’s, light and dark', async () => {
  const code = await tokensWith({
    light: { accent: '#1d5c3a' },
    dark: { accent: '#8fd0a6' },
    font: 'Georgia, serif',
  });
  expect(valuesOf(code, 'accent')).toEqual(['#1d5c3a', '#8fd0a6', '#8fd0a6']);
  expect(valuesOf(code, 'font')).toEqual(['Georgia, serif']);
});

test('what is not named stays as it is', async () => {
  const [none, one] = await Promise.all([
    tokensWith({ light: {}, dark: {}, font: '' }),
    tokensWith({ light: { accent: '#1d5c3a' }, dark: {}, font: '' }),
  ]);
  expect(valuesOf(one, 'accent').slice(1)).toEqual(valuesOf(none, 'accent').slice(1));
  expect(valuesOf(one, 'paper')).toEqual(valuesOf(none, 'paper'));
});

const fontFiles = [
  { src: '/fonts/own-regular.woff2', weight: '400' },
  { src: '/fonts/own-bold.woff2', weight: '700' },
];

test('an owner’s font files take the place of the sample’s, before the fonts that devices have', async () => {
  const design = { light: {}, dark: {}, font: 'Georgia, serif', fontFiles };
  const faces = await tokensWith(design, 'src/styles/_font.scss');
  expect(faces).not.toContain('brygada');
  for (const { src, weight } of fontFiles)
    expect(faces).toMatch(new RegExp(`font-weight: ${weight};[^}]*${src}`));
  expect(valuesOf(await tokensWith(design), 'font')).toEqual(["'Own font', Georgia, serif"]);
});

test('of the sample’s font nothing is asked for where the shop has fonts of its own', () => {
  expect(firstFonts({ light: {}, dark: {}, font: '' })).toBeUndefined();
  expect(firstFonts({ light: {}, dark: {}, font: 'Georgia, serif' })).toEqual([]);
  expect(firstFonts({ light: {}, dark: {}, font: '', fontFiles })).toEqual(['/fonts/own-regular.woff2']);
});
