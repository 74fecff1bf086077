import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ShopConfig } from '#tools/build/shopConfig';

/** The sizes of the icons in pixels, by the address they are served at. */
const sizes: Readonly<Record<string, number>> = {
  'icon-180.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

/** The files that browsers and devices show for the shop, all made of its logo. */
export const iconFiles: readonly string[] = ['favicon.svg', ...Object.keys(sizes)];

/** An icon of the shop; a logo that is no square stands on the shop's ground. */
export async function shopIcon(file: string, { logo, colours }: ShopConfig): Promise<Buffer> {
  const drawing = await readFile(logo);
  const size = sizes[file];
  if (size === undefined) return drawing;
  // A drawing is rasterised before it is resized, so with enough dots for the largest icon.
  return sharp(drawing, { density: 600, limitInputPixels: false })
    .resize(size, size, { fit: 'contain', background: colours.light })
    .flatten({ background: colours.light })
    .png()
    .toBuffer();
}
