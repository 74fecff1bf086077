import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes as they lie on disk, and as a host sends them. */
export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

export const noSize: Size = { raw: 0, gzip: 0, brotli: 0 };

const brotliFile = promisify(brotliCompress);
const gzipFile = promisify(gzip);
const alreadyCompressed = /\.(woff2?|png|jpe?g|webp|avif)$/;

export const addSizes = (a: Size, b: Size): Size => ({
  raw: a.raw + b.raw,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
});

async function sizeOf(file: string): Promise<Size> {
  const bytes = await readFile(join('dist', file));
  const raw = bytes.length;
  if (alreadyCompressed.test(file)) return { raw, gzip: raw, brotli: raw };
  const [zipped, brotli] = await Promise.all([
    gzipFile(bytes, { level: 9 }),
    brotliFile(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  return { raw, gzip: zipped.length, brotli: brotli.length };
}

const measured = new Map<string, Promise<Size>>();

/** The sum of some files of dist/; each is compressed once. */
export async function sizeOfAll(files: Iterable<string>): Promise<Size> {
  const sizes = [...files].map((file) => {
    const size = measured.get(file) ?? sizeOf(file);
    measured.set(file, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce(addSizes, noSize);
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
