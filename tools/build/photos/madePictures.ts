import sharp from 'sharp';

const maker = 'npm run pictures:raster';

/** The picture with a note of who made it, so that it may be made again. */
export const marked = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .withExif({ IFD0: { Software: maker } })
    .png()
    .toBuffer();

/** Whether a picture was made by us, and not laid there by somebody. */
export async function isMade(picture: Buffer): Promise<boolean> {
  const { exif } = await sharp(picture).metadata();
  return exif?.includes(maker) ?? false;
}
