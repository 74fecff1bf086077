import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StyleSheet } from './document';
import type { DrawnPage } from './drawnPage';
import { firstPictureOf, type InlinePicture } from './firstPicture';

export const dist = 'dist';

/** Writes a file of dist/ with its folders. */
export async function writeBuilt(file: string, text: string): Promise<void> {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

export const readSheet = async (href: string): Promise<StyleSheet> => ({
  href,
  text: (await readFile(join(dist, href), 'utf8')).trim(),
});

/** The drawing that is painted first on a page, with its source. */
export async function readFirstPicture(page: DrawnPage): Promise<InlinePicture | undefined> {
  const src = firstPictureOf(page);
  // A picture of the catalogue that is not there shows a placeholder in the shop.
  const svg = src && (await readFile(join(dist, src), 'utf8').catch(() => undefined));
  return src && svg ? { src, svg: svg.trim() } : undefined;
}
