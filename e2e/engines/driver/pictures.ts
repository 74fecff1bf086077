import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Visitor } from './visitor';

export interface Picture {
  /** PNG. */
  data: Buffer;
  width: number;
  height: number;
}

/** Runs in the page: pictures that have not come and what moves by itself. */
function unsettled(): string[] {
  const isNear = (image: HTMLImageElement): boolean => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const isMoving = ({ timeline, effect, playState }: Animation): boolean =>
    playState === 'running' &&
    timeline === document.timeline &&
    effect?.getComputedTiming().endTime !== Infinity;
  return [
    ...[...document.images]
      .filter((image) => isNear(image) && !image.complete)
      .map((image) => image.currentSrc || image.outerHTML),
    ...document
      .getAnimations()
      .filter(isMoving)
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'a transition')),
  ];
}

export async function pictureOfWindow(visitor: Visitor): Promise<Picture> {
  await expect.poll(() => visitor.evaluate(unsettled), { message: 'still moving' }).toEqual([]);
  const data = await visitor.engine.picture();
  const { width, height } = await sharp(data).metadata();
  return { data, width, height };
}

/** The whole page, window by window: what is sticky stands in each of them. */
export async function pictureOfPage(visitor: Visitor): Promise<Picture> {
  const windows: Picture[] = [];
  for (let top = 0, isLast = false; !isLast;) {
    const { from, next, end } = await visitor.evaluate(async (to) => {
      scrollTo({ top: to, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(painted));
      return { from: scrollY, next: to + innerHeight, end: document.documentElement.scrollHeight };
    }, top);
    const { data, width, height } = await pictureOfWindow(visitor);
    // The last window begins where it can: what the one before shows, too, is cut off.
    const above = Math.min(Math.round(top - from), height - 1);
    const part = { left: 0, top: above, width, height: height - above };
    windows.push({ data: await sharp(data).extract(part).png().toBuffer(), width, height: part.height });
    isLast = next >= end;
    top = next;
  }
  const width = Math.max(...windows.map((window) => window.width));
  const height = windows.reduce((sum, window) => sum + window.height, 0);
  let top = 0;
  const parts = windows.map(({ data, height: own }) => {
    const part = { input: data, left: 0, top };
    top += own;
    return part;
  });
  const data = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(parts)
    .png()
    .toBuffer();
  return { data, width, height };
}

/** Side by side, in the order of the engines. */
export async function writeSideBySide(file: string, pictures: readonly Picture[]): Promise<void> {
  const gap = 10;
  const width = pictures.reduce((sum, picture) => sum + picture.width + gap, 0);
  const height = Math.max(...pictures.map((picture) => picture.height));
  let left = 0;
  const parts = pictures.map(({ data, width: own }) => {
    const part = { input: data, left, top: 0 };
    left += own + gap;
    return part;
  });
  const joined = sharp({ create: { width, height, channels: 3, background: 'fuchsia' } }).composite(parts);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await joined.jpeg({ quality: 85 }).toBuffer());
}

/** As seen from afar: letters are smoothed otherwise in each engine. */
const fromAfar = ({ data, width }: Picture): Promise<Buffer> =>
  sharp(data)
    .resize({ width: Math.round(width / 8) })
    .greyscale()
    .raw()
    .toBuffer();

/** Which part of two pictures differs, in percent. */
export async function difference(one: Picture, other: Picture): Promise<number> {
  const [a, b] = await Promise.all([fromAfar(one), fromAfar(other)]);
  const all = Math.max(a.length, b.length);
  let differing = 0;
  for (let place = 0; place < all; place += 1)
    if (Math.abs((a[place] ?? -255) - (b[place] ?? -255)) > 24) differing += 1;
  return (100 * differing) / all;
}
