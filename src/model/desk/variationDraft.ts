import { entriesOf, numberOf, textOf, textsOf, type Fields } from '#model/untrusted';
import type { Update } from './orderChanges';

/** A size as the desk shows it; `key` is its place in the database, empty for a new one. */
export interface SizeDraft {
  key: string;
  name: string;
  stock: number;
  /** What there was of it when it was first shown. */
  was: number;
}

export interface ColourDraft {
  key: string;
  color: string;
  swatch: string;
  image: readonly string[];
  sizes: readonly SizeDraft[];
}

export const coloursFrom = (variation: unknown): ColourDraft[] =>
  entriesOf(variation).map(([key, colour]) => ({
    key,
    color: textOf(colour['color']),
    swatch: textOf(colour['swatch']),
    image: textsOf(colour['image']),
    sizes: entriesOf(colour['size']).map(([sizeKey, size]) => {
      const stock = numberOf(size['stock']) ?? 0;
      return { key: sizeKey, name: textOf(size['name']), stock, was: stock };
    }),
  }));

const storedSize = ({ name, stock }: SizeDraft): Fields => ({ name, stock });

const storedColour = ({ color, swatch, image, sizes }: ColourDraft): Fields => ({
  color,
  ...(swatch && { swatch }),
  ...(image.length > 0 && { image }),
  size: sizes.map(storedSize),
});

/** All colours as a new item has them; nothing where there are none. */
export const storedVariation = (colours: readonly ColourDraft[]): Fields[] | null =>
  colours.length === 0 ? null : colours.map(storedColour);

/** Keys behind those that are or were there: lines of orders name the place of what they took. */
function* freeKeys(taken: readonly { key: string }[]): Generator<string, never> {
  const highest = Math.max(-1, ...taken.map(({ key }) => numberOf(key) ?? -1));
  for (let next = highest + 1; ; next += 1) yield String(next);
}

function sizeUpdate(path: string, before: readonly SizeDraft[], after: readonly SizeDraft[]): Update {
  const keys = freeKeys(before);
  const update: Update = {};
  for (const { key } of before) if (!after.some((size) => size.key === key)) update[`${path}/${key}`] = null;
  for (const size of after) {
    const old = before.find(({ key }) => key === size.key);
    if (!old) {
      update[`${path}/${keys.next().value}`] = storedSize(size);
      continue;
    }
    if (old.name !== size.name) update[`${path}/${size.key}/name`] = size.name;
    if (size.stock !== size.was)
      update[`${path}/${size.key}/stock`] = { '.sv': { increment: size.stock - size.was } };
  }
  return update;
}

/** Writes what was changed of colours and sizes, place by place: what shoppers take meanwhile stays taken. */
export function variationUpdate(
  path: string,
  before: readonly ColourDraft[],
  after: readonly ColourDraft[],
): Update {
  const keys = freeKeys(before);
  const update: Update = {};
  for (const { key } of before)
    if (!after.some((colour) => colour.key === key)) update[`${path}/${key}`] = null;
  for (const colour of after) {
    const old = before.find(({ key }) => key === colour.key);
    if (!old) {
      update[`${path}/${keys.next().value}`] = storedColour(colour);
      continue;
    }
    const own = `${path}/${colour.key}`;
    if (old.color !== colour.color) update[`${own}/color`] = colour.color;
    if (old.swatch !== colour.swatch) update[`${own}/swatch`] = colour.swatch || null;
    if (JSON.stringify(old.image) !== JSON.stringify(colour.image)) update[`${own}/image`] = colour.image;
    Object.assign(update, sizeUpdate(`${own}/size`, old.sizes, colour.sizes));
  }
  return update;
}
