import type { ColorFamily } from '#model/search/words/words';

/** Where on the colour wheel, in degrees, a family ends. */
const ends: readonly (readonly [number, ColorFamily])[] = [
  [18, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [170, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [342, 'pink'],
  [361, 'red'],
];

/** What people call the colour of a swatch, #rrggbb; some stand between two families and belong to both. */
export function colorFamiliesOf(swatch: string): ColorFamily[] {
  if (!/^#[0-9a-f]{6}$/i.test(swatch)) return [];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(swatch.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (lightness < 0.14) return ['black'];
  if (lightness > 0.93) return ['white', 'beige'];
  if (saturation < 0.1) return ['gray'];
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (60 * sixth + 360) % 360;
  const [, family = 'red'] = ends.find(([end]) => hue < end) ?? [];
  const isWarm = hue >= 8 && hue < 66;
  if (isWarm && lightness > 0.72) return saturation < 0.6 ? ['beige', family] : [family];
  if (isWarm && lightness < 0.45) return family === 'yellow' ? ['yellow'] : [family, 'brown', 'red'];
  if (hue < 30 && lightness < 0.55) return [family, 'red'];
  if (saturation < 0.25 && family === 'blue') return ['blue', 'gray'];
  if (hue >= 165 && hue < 190) return ['green', 'blue'];
  if ((hue > 320 || hue < 18) && lightness > 0.6) return ['pink', family];
  return hue >= 300 && hue <= 342 ? ['pink', 'purple', 'red'] : [family];
}
