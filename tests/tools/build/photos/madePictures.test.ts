import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isMade, marked } from '#tools/build/photos/madePictures';

const drawn = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#7a2233' } })
    .png()
    .toBuffer();

test('a picture tells whether it was made here; one of the owner’s own was not', async () => {
  const own = await drawn();
  expect(await isMade(own)).toBe(false);
  const made = await marked(own);
  expect(await isMade(made)).toBe(true);
  expect(await sharp(made).metadata()).toMatchObject({ width: 8, height: 4, format: 'png' });
});

test('a photo from a camera is the owner’s, whatever it notes of itself', async () => {
  const photo = await sharp(await drawn())
    .withExif({ IFD0: { Software: 'Camera 1.0' } })
    .jpeg()
    .toBuffer();
  expect(await isMade(photo)).toBe(false);
});

test.each(['public/og.png', 'public/pictures/og/sleep.png'])('%s may be made again', async (file) => {
  expect(await isMade(await readFile(file))).toBe(true);
});
