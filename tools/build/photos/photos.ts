import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { isOwnPhoto, photoIn, photoPreview, photoWidths, previewSize } from '#model/photos';
import { shop } from '#shopConfig';

/** Pictures are made once for each photo: a shop has thousands of them, and few are new. */
const cache = join('.cache', 'photos');

type Make = (photo: Buffer) => Promise<Buffer>;

/** Turned as the camera was held; never larger than the photo itself. */
const inWidth =
  (width: number): Make =>
  (photo) =>
    sharp(photo).rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();

/** The whole photo on the shop's ground: previews of links are wide, and not all of them know WebP or AVIF. */
const asPreview: Make = (photo) =>
  sharp(photo)
    .rotate()
    .resize({ ...previewSize, fit: 'contain', background: shop.colours.light })
    .flatten({ background: shop.colours.light })
    .jpeg({ quality: 80 })
    .toBuffer();

/** The longer side of a picture of a drawing, in pixels: services ask for 500 at least. */
const drawingSize = 1000;
/** As sharp takes them; an SVG is drawn 72 dots to the inch. */
const densities = { usual: 72, most: 100_000 };

/** Drawn in the size that is wanted, for it would be blurred when it is made larger. */
async function asPicture(drawing: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(drawing).metadata();
  const density = Math.min(densities.most, (densities.usual * drawingSize) / Math.max(width, height));
  return sharp(drawing, { density })
    .resize({ width: drawingSize, height: drawingSize, fit: 'inside' })
    .flatten({ background: shop.colours.light })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** What is made of a photo, by its address. */
const makersOf = (src: string): Map<string, Make> =>
  new Map([
    ...photoWidths.map((width) => [photoIn(src, width), inWidth(width)] as const),
    [photoPreview(src), asPreview],
  ]);

/** The photo's address, of what is made of it; undefined for any other address. */
const originalOf = (address: string): string | undefined =>
  /^(.+?)\.(?:\d+\.webp|preview\.jpg)$/.exec(address)?.[1];

/** The file at such an address, made of the photo in `folder`; undefined where there is none. */
export async function madePhoto(folder: string, address: string): Promise<Buffer | undefined> {
  const src = originalOf(address);
  const make = src !== undefined && isOwnPhoto(src) ? makersOf(src).get(address) : undefined;
  if (src === undefined || !make || !existsSync(join(folder, src))) return undefined;
  return make(await readFile(join(folder, src)));
}

async function lay(folder: string, src: string, makers: ReadonlyMap<string, Make>): Promise<void> {
  const photo = await readFile(join(folder, src));
  const hash = createHash('sha256')
    .update(photo)
    .update(JSON.stringify(shop.colours))
    .digest('hex')
    .slice(0, 24);
  for (const [address, make] of makers) {
    const kept = join(cache, hash + address.slice(src.length));
    if (!existsSync(kept)) {
      const made = await make(photo).catch((error: unknown) => {
        throw new Error(`public${src} cannot be read as a picture: ${String(error)}`, { cause: error });
      });
      await writeFile(`${kept}.part`, made);
      await rename(`${kept}.part`, kept);
    }
    await mkdir(dirname(join(folder, address)), { recursive: true });
    await copyFile(kept, join(folder, address));
  }
}

/** Lays a picture of each of these drawings beside it; of one that is missing the check of the catalogue tells. */
export async function writeDrawings(folder: string, drawings: readonly string[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const src of drawings.filter((file) => existsSync(join(folder, file))))
    await lay(folder, src, new Map([[photoPreview(src), asPicture]]));
}

/** Lays every width and the preview of every photo beside it; how many photos there were. */
export async function writePhotos(folder: string): Promise<number> {
  const pictures = join(folder, 'pictures');
  if (!existsSync(pictures)) return 0;
  await mkdir(cache, { recursive: true });
  const files = await readdir(pictures, { recursive: true });
  const photos = files
    .map((file) => `/pictures/${relative('.', file).split(sep).join('/')}`)
    .filter((src) => isOwnPhoto(src) && originalOf(src) === undefined);
  for (const src of photos) await lay(folder, src, makersOf(src));
  return photos.length;
}
