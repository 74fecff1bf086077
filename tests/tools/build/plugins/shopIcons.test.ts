import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '#shopConfig';
import { iconFiles, shopIcon } from '#tools/build/plugins/shopIcons';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'));
});
afterAll(() => rm(folder, { recursive: true }));

const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#7a2233" d="M0 0h${width}v${height}H0z"/></svg>`;

/** The colours of an icon's corner and middle. */
async function coloursOf(file: string, svg: string): Promise<string[]> {
  const logo = join(folder, 'logo.svg');
  await writeFile(logo, svg);
  const icon = await shopIcon(file, { ...shop, logo, colours: { light: '#fbf8f1', dark: '#1a1612' } });
  const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
  const colour = (x: number, y: number): string => {
    const at = (y * info.width + x) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
  return [colour(2, 2), colour(info.width / 2, info.height / 2), `${info.width}x${info.height}`];
}

test.each([
  [[64, 64], '#7a2233'],
  [[8, 8], '#7a2233'],
  [[4000, 4000], '#7a2233'],
  [[200, 50], '#fbf8f1'],
])('a logo of %j fills its icon, or stands on the shop’s ground', async ([width = 0, height = 0], corner) => {
  expect(await coloursOf('icon-192.png', drawing(width, height))).toEqual([corner, '#7a2233', '192x192']);
});

test('the icon of a tab is the drawing itself', async () => {
  expect(iconFiles).toContain('favicon.svg');
  const logo = join(folder, 'own.svg');
  await writeFile(logo, drawing(10, 10));
  expect(String(await shopIcon('favicon.svg', { ...shop, logo }))).toBe(drawing(10, 10));
});
