import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoProblems } from '#tools/owner/catalogue/photoFindings';

let folder: string;
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6' } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  await mkdir(join(folder, 'pictures'));
  const write = async (name: string, photo: Promise<Buffer>) =>
    writeFile(join(folder, 'pictures', name), await photo);
  await write('good.jpg', drawn(1200, 1600).jpeg().toBuffer());
  await write('good.webp', drawn(1200, 1600).webp().toBuffer());
  await write('good.avif', drawn(1200, 1600).avif({ effort: 0 }).toBuffer());
  await write('good.png', drawn(1080, 1350).png().toBuffer());
  await write('turned.jpg', drawn(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await write('small.jpg', drawn(600, 800).jpeg().toBuffer());
  await write('wide.jpg', drawn(1600, 1200).jpeg().toBuffer());
  await write('tall.jpg', drawn(1100, 2200).jpeg().toBuffer());
  await write('scan.tiff', drawn(1200, 1600).tiff().toBuffer());
  await write('text.jpg', Promise.resolve(Buffer.from('no picture')));
  await write(
    'drawing.svg',
    Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>')),
  );
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['good.jpg', /^$/],
  ['good.webp', /^$/],
  ['good.avif', /^$/],
  ['good.png', /^$/],
  ['turned.jpg', /^$/],
  ['drawing.svg', /^$/],
  ['missing.jpg', /^$/],
  ['small.jpg', /600 × 800 pixels: 1080 × 1440 stays sharp$/],
  ['wide.jpg', /1600 × 1200: pages show its middle/],
  ['tall.jpg', /1100 × 2200: pages show its middle/],
  ['scan.tiff', /is tiff: save it as JPEG, WebP or AVIF$/],
  ['text.jpg', /cannot be read as one$/],
])('of %s it says what is wrong', async (name, said) => {
  expect((await photoProblems(`/pictures/${name}`, folder)).join('\n')).toMatch(said);
});
