import { CREAM, INK, isPale, light, shade } from './colour';
import { each, fill, ground, group, line, paper } from './paper';
import { tote } from './objects/apparel';
import { SKINS } from './motifs/person';
import { cut } from './scissors/cut';
import { box, disc, limb, poly } from './scissors/shapes';
import { nth, type SeededRandom } from '../seededRandom';

/** Height of the figure in its own units, and what that is of a person in centimetres. */
export const FIGURE = { units: 296, cm: 172 } as const;

type Clothes = {
  top: string;
  legs: string;
  /** From here down something else than the trousers shows: socks, or without a colour the skin. */
  shins?: { from: number; color?: string };
  sleeves: 'short' | 'long';
};

const arms = ['-36,-214 -54,-160 -52,-104', '36,-214 54,-160 52,-104'] as const;
const upperArms = ['-36,-214 -48,-182 -52,-168', '36,-214 48,-182 52,-168'] as const;
const legs = ['-18,-138 -22,-70 -20,-8', '18,-138 22,-70 20,-8'] as const;

/** Somebody who stands there, seen from the front, feet on y = 0. */
const figure = (r: SeededRandom, { top, legs: trousers, shins, sleeves }: Clothes): string => {
  const skin = nth(SKINS, r.int(0, SKINS.length - 1));
  const sleeve = sleeves === 'long' ? arms : upperArms;
  return (
    ground(0, 0, 62, 9) +
    each(legs, (leg) => paper(limb(leg, [44, 34, 22]), trousers, 4)) +
    (shins === undefined
      ? ''
      : each([-20, 20], (x) =>
          fill(
            poly(`${x - 14},${shins.from} ${x + 13},${shins.from} ${x + 12},-4 ${x - 12},-4`),
            shins.color ?? skin,
          ),
        )) +
    each([-20, 20], (x) => fill(cut(`${x - 14},0! ${x - 13},-12 ${x},-17 ${x + 13},-12 ${x + 14},0!`), INK)) +
    each(arms, (arm) => paper(limb(arm, [25, 21, 15]), skin, 3)) +
    fill(limb('0,-226 0,-250', [24, 22]), shade(skin, 0.12)) +
    each(sleeve, (arm) => fill(limb(arm, [34, 31, 26]), shade(top, 0.06))) +
    paper(cut('-20,-232! 20,-232! 50,-216 44,-170 42,-122! 0,-118 -42,-122! -44,-170 -50,-216'), top, 4) +
    fill(disc(0, -264, 25, 29), skin) +
    fill(cut('-27,-262! -28,-284 -12,-298 12,-298 28,-284 27,-262! 14,-280 -10,-282'), shade(skin, 0.55))
  );
};

const JEANS = '#3f5a73';
const SAND = '#d8c6a2';
const plain = (r: SeededRandom, more: Partial<Clothes> = {}): string =>
  figure(r, { top: SAND, legs: JEANS, sleeves: 'long', ...more });

/** Somebody in ordinary clothes, to compare with. */
export const bystander = (r: SeededRandom): string => plain(r);

const onCloth = (c: string): string => (isPale(c) ? shade(c, 0.6) : light(c, 0.6));

/** What each piece of clothing looks like on somebody. Of caps and beanies only the head is of interest. */
export const wearers: Partial<Record<string, (c: string, r: SeededRandom) => string>> = {
  tshirt: (c, r) =>
    figure(r, { top: c, legs: JEANS, sleeves: 'short' }) +
    fill(cut('-20,-233! -10,-224 10,-224 20,-233!'), shade(c, 0.25)) +
    fill(disc(0, -186, 6), onCloth(c)) +
    fill(disc(0, -174, 8), onCloth(c)),
  hoodie: (c, r) =>
    figure(r, { top: c, legs: JEANS, sleeves: 'long' }) +
    fill(cut('-32,-230! -20,-244 20,-244 32,-230! 14,-214 -14,-214'), shade(c, 0.2)) +
    fill(cut('-24,-158! 24,-158! 32,-132! -32,-132!'), shade(c, 0.14)) +
    line('M-7-216v26M7-216v30', onCloth(c), 3),
  jacket: (c, r) =>
    figure(r, { top: c, legs: JEANS, sleeves: 'long' }) +
    paper(poly('-43,-126 43,-126 46,-104 -46,-104'), c, 3) +
    fill(cut('-26,-232! -18,-244 18,-244 26,-232! 0,-222'), shade(c, 0.2)) +
    line('M0-224V-106', shade(c, 0.4), 4) +
    line('M-32-146l18 6M32-146l-18 6', shade(c, 0.35), 4),
  robe: (c, r) =>
    figure(r, { top: c, legs: SAND, sleeves: 'long' }) +
    paper(cut('-42,-150! 42,-150! 50,-90 54,-44! -54,-44! -50,-90'), c, 4) +
    line('M-14-232L4-150L-2-46M14-232L2-190', light(c, 0.5), 7) +
    fill(box(-44, -160, 88, 14), shade(c, 0.22)) +
    line('M6-148l-6 40M10-148l8 34', shade(c, 0.22), 6),
  leggings: (c, r) => plain(r, { legs: c, top: CREAM, sleeves: 'short', shins: { from: -34 } }),
  socks: (c, r) => plain(r, { legs: SAND, shins: { from: -54, color: c } }),
  tote: (c, r) => plain(r) + group(tote(c, r), { x: 66, y: -62, s: 0.34 }),
  cap: (c, r) =>
    plain(r) +
    paper(cut('-28,-272! -28,-292 -10,-306 12,-306 28,-292 28,-272!'), c, 2) +
    paper(cut('-31,-274! 0,-280 31,-274! 36,-266 0,-270 -34,-266'), shade(c, 0.22), 2) +
    fill(disc(0, -289, 4), onCloth(c)),
  beanie: (c, r) =>
    plain(r) +
    fill(disc(0, -314, 9), light(c, 0.4)) +
    paper(cut('-28,-276! -28,-298 -12,-312 12,-312 28,-298 28,-276!'), c, 2) +
    fill(cut('-30,-286! 0,-290 30,-286! 30,-272! 0,-275 -30,-272!'), shade(c, 0.16)),
};

/** Things of which only the head is of interest. */
export const isHeadwear = (object: string): boolean => object === 'cap' || object === 'beanie';
