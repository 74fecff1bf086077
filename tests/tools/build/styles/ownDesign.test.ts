import { readFile } from 'node:fs/promises';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { ownDesign } from '#tools/build/styles/ownDesign';

const file = 'src/styles/_tokens.scss';

async function tokensWith(design: Parameters<typeof ownDesign>[0]): Promise<string> {
  const config = await resolveConfig({ css: { postcss: { plugins: [ownDesign(design)] } } }, 'build');
  return (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
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
