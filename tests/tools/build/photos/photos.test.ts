import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madePhoto, writeDrawings, writePhotos } from '#tools/build/photos/photos';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(folder, 'pictures', 'tea'), { recursive: true });
  // A photo that lies on its side, as cameras write it.
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#8a6' } });
  await writeFile(
    join(folder, 'pictures', 'tea', 'linden.jpg'),
    await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  const small = sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a6' } });
  for (const format of ['webp', 'avif', 'png'] as const)
    await writeFile(
      join(folder, 'pictures', `honey.${format}`),
      await small.clone().toFormat(format).toBuffer(),
    );
  await writeFile(join(folder, 'pictures', 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writePhotos(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('of a photo every width is laid beside it, upright', async () => {
  expect((await readdir(join(folder, 'pictures', 'tea'))).toSorted()).toEqual([
    'linden.jpg',
    'linden.jpg.1080.webp',
    'linden.jpg.320.webp',
    'linden.jpg.640.webp',
    'linden.jpg.preview.jpg',
  ]);
  const { format, width, height } = await sharp(join(folder, 'pictures/tea/linden.jpg.640.webp')).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 853 });
});

test.each(['webp', 'avif', 'png'])('a photo in %s has its widths and its preview, too', async (format) => {
  const file = join(folder, 'pictures', `honey.${format}`);
  expect(await sharp(`${file}.320.webp`).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect(await sharp(`${file}.preview.jpg`).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('previews of links show the whole of it, as JPEG', async () => {
  const { format, width, height } = await sharp(
    join(folder, 'pictures/tea/linden.jpg.preview.jpg'),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('what was made is not taken for photos by the next build', async () => {
  expect(await writePhotos(folder)).toBe(4);
});

test('while one works on the shop, a width is made when it is asked for', async () => {
  // The build keeps what it has made of a photo, this never: it shows how one is made by now.
  const made = await madePhoto(folder, '/pictures/tea/linden.jpg.320.webp');
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 320, height: 427 });
  for (const address of ['/pictures/tea/linden.jpg.321.webp', '/pictures/gone.jpg.320.webp', '/src/main.tsx'])
    expect(await madePhoto(folder, address)).toBeUndefined();
});

test('of a drawing that merchants’ services are told of, a picture that they take lies beside it', async () => {
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#812" d="M0 0h4v2H0z"/></svg>';
  const shown = join(folder, 'shown');
  await mkdir(join(shown, 'pictures'), { recursive: true });
  await writeFile(join(shown, 'pictures', 'mat.svg'), drawn);
  // What the catalogue names and nobody laid there stops no build.
  await writeDrawings(shown, ['/pictures/mat.svg', '/pictures/gone.svg']);
  const made = join(shown, 'pictures', 'mat.svg.preview.jpg');
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1000 });
  expect((await readdir(join(shown, 'pictures'))).toSorted()).toEqual(['mat.svg', 'mat.svg.preview.jpg']);
  expect(await writePhotos(shown)).toBe(0);
});
