import type { ColorFamily } from '../../words/words';

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

function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return 0;
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}

/** What people call the colour of a swatch, #rrggbb; some stand between two families and belong to both. */
export function colorFamiliesOf(swatch: string): ColorFamily[] {
  if (!/^#[0-9a-f]{6}$/i.test(swatch)) return [];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(swatch.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * lightness - 1));
  const hue = hueOf(red, green, blue);
  if (lightness < 0.14) return ['black'];
  if (lightness > 0.93) return ['white', 'beige'];
  if (saturation < 0.1) return ['gray'];
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
