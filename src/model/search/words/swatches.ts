import swatches from './swatches.json' with { type: 'json' };

interface Swatches extends Partial<Record<'hue' | 'saturation' | 'lightness', readonly number[]>> {
  families: string;
}

const known = new Map<string, readonly string[]>();

/** What people call the colour of a swatch, #rrggbb; many items have the same ones. */
export function colorFamiliesOf(swatch: string): readonly string[] {
  let families = known.get(swatch);
  if (!families) known.set(swatch, (families = familiesOf(swatch)));
  return families;
}

/** Of the table, the first row that a swatch is within. */
function familiesOf(swatch: string): readonly string[] {
  if (!/^#[0-9a-f]{6}$/i.test(swatch)) return [];
  const channels = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const strongest = channels.indexOf(most);
  const [after = 0, before = 0] = [channels[(strongest + 1) % 3], channels[(strongest + 2) % 3]];
  const hue = (60 * (2 * strongest + (after - before) / (spread || 1)) + 360) % 360;
  const isWithin = (value: number, [from = 0, to = Infinity]: readonly number[] = []): boolean =>
    from <= value && value < to;
  const row = (swatches as readonly Swatches[]).find(
    (one) =>
      isWithin(hue, one.hue) && isWithin(saturation, one.saturation) && isWithin(lightness, one.lightness),
  );
  return row?.families.split(' ') ?? [];
}
