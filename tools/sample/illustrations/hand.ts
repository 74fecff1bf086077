import { light, shade } from './colour';
import { each, fill, group, paper } from './paper';
import { cut } from './scissors/cut';
import { limb, poly } from './scissors/shapes';

/** Centimetres from the wrist to the longest finger, and across with the thumb: a grown hand. */
export const HAND = { tall: 18.5, wide: 11 } as const;

const units = 185;

const fingers: [joints: string, widths: number[]][] = [
  ['-30,-88 -36,-128 -38,-152', [19, 18, 14]],
  ['-9,-92 -11,-140 -12,-172', [20, 19, 14]],
  ['12,-90 14,-134 15,-163', [19, 18, 14]],
  ['31,-82 37,-114 40,-135', [17, 16, 12]],
];

/** A hand held up flat, its wrist on y = 0 and a sleeve below, with `k` units for a centimetre. */
export const hand = (x: number, y: number, k: number, skin: string, sleeve: string): string => {
  const palm = cut('-30,20! -38,-36 -42,-84 -38,-96! 0,-100 40,-90! 42,-50 34,-10 30,20!');
  const thumb = limb('-26,-24 -58,-52 -66,-84', [30, 22, 15]);
  return group(
    each(fingers, ([joints, widths]) => paper(limb(joints, widths), skin, 3)) +
      paper(thumb, skin, 3) +
      fill(palm, skin) +
      fill(cut('-24,-30! -6,-58 18,-66!', { open: false }), shade(skin, 0.1)) +
      paper(poly('-44,14 44,14 58,240 -58,240'), sleeve, 5) +
      fill(poly('-46,14 46,14 48,34 -48,34'), light(sleeve, 0.3)),
    { x, y, s: (k * HAND.tall) / units },
  );
};
