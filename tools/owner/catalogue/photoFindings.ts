import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isOwnPhoto, photoWidths } from '#model/photos';
import { isFields } from '#model/untrusted';
import type { Finding } from './finding';
import { picturesOf } from './pictureRemarks';

/** What browsers show; the rest of what a camera or a program writes they do not. */
const shownFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'svg']);
const widest = Math.max(...photoWidths);
/** Width by height: pages show pictures as 4:5, and a little may be cut away. */
const [narrowest, flattest] = [0.7, 0.85];
const mostMegabytes = 10;

/** What is wrong with a picture of the shop's own; one that is not there is named elsewhere. */
export async function photoProblems(src: string, folder = 'public'): Promise<string[]> {
  const file = await readFile(join(folder, decodeURI(src))).catch(() => undefined);
  if (!file) return [];
  const read = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!read) return [`the picture ${src} cannot be read as one`];
  // sharp's name for what AVIF is a kind of; a camera's HEIC is packed otherwise.
  const format = read.format === 'heif' && read.compression === 'av1' ? 'avif' : read.format;
  if (!shownFormats.has(format)) return [`the picture ${src} is ${format}: save it as JPEG, WebP or AVIF`];
  if (format === 'svg') return [];
  const { width, height } = read.autoOrient;
  const ratio = width / height;
  const megabytes = file.length / 1_000_000;
  return [
    ...(isOwnPhoto(src) ? [] : [`the picture ${src} gets no smaller widths: put it into public/pictures`]),
    ...(width < widest
      ? [`the picture ${src} is ${width} × ${height} pixels: ${widest} × ${(widest * 4) / 3} stays sharp`]
      : []),
    ...(ratio < narrowest || ratio > flattest
      ? [`the picture ${src} is ${width} × ${height}: pages show its middle; 3:4 is shown nearly whole`]
      : []),
    ...(megabytes > mostMegabytes
      ? [
          `the picture ${src} has ${Math.round(megabytes)} MB: less than ${mostMegabytes} keeps the checkout small`,
        ]
      : []),
  ];
}

/** Looks at every picture of these entries, each of them once. */
export async function photoFindings(entries: Readonly<Record<string, unknown>>): Promise<Finding[]> {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const [place, entry] of Object.entries(entries)) {
    for (const src of isFields(entry) ? picturesOf(entry) : []) {
      if (!src.startsWith('/') || seen.has(src)) continue;
      seen.add(src);
      findings.push(
        ...(await photoProblems(src)).map((text): Finding => ({ place, level: 'warning', text })),
      );
    }
  }
  return findings;
}
