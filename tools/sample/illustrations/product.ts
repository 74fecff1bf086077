import { seededRandom, nth } from '../seededRandom';
import type { SeededRandom } from '../seededRandom';
import { CREAM, FERN, INK, MINT, isDark, light, mix } from './colour';
import { objectNamed } from './objects/objects';
import type { PictureObject } from './objects/objects';
import { frame, ground, group, paper, round, shadow, sheet } from './paper';
import { floor, sprig, windowLight } from './props';
import { realSizes } from './realSizes';
import { roomFor } from './rooms';
import { scaled } from './scale';
import type { Room } from './rooms';
import { takeScissors } from './scissors/cut';
import { arch, disc, poly } from './scissors/shapes';

const vase = (color: string): string =>
  group(
    round(0, '0,26! -40,34 -80,18 -96,22!', light(color, 0.35)) +
      sprig(-2, -92, 150, -100, FERN, 6, 48) +
      sprig(4, -92, 110, -66, MINT, 5, 40),
    { x: 128, y: -112 },
  );

const backdrop = (room: Room, r: SeededRandom): string => {
  const x = r.sign() * 40;
  const pale = light(room.wall, 0.5);
  return nth(
    [
      windowLight(-152, r.from(-436, -410), 1.1),
      windowLight(14, r.from(-436, -410), 1.1),
      paper(arch(x * 0.3, -130, 270, 330), pale, 4),
      paper(disc(x, -300, 138), pale, 4),
    ],
    r.int(0, 3),
  );
};

const plinth = (table: string): string =>
  ground(8, -62, 158, 16) +
  paper(poly('-146,-144 146,-144 146,-60 -146,-60'), light(table, 0.35), 5) +
  shadow(poly('84,-144 146,-144 146,-60 84,-60'), 0.1);

/** Alone on a table, in window light. */
const onTable = ({ draw, stands }: PictureObject, color: string, room: Room, seed: string): string => {
  const r = seededRandom(`table/${seed}`);
  const thing = draw(color, seededRandom(`object/${seed}`));
  const place = { low: { y: -142, s: 1.02 }, hung: { y: -104, s: 1.2 }, table: { y: -76, s: 1.26 } };
  return (
    backdrop(room, r) +
    floor(202, stands === 'hung' ? -62 : -136, room.table) +
    (stands === 'low' ? plinth(room.table) : '') +
    group(thing, place[stands ?? 'table'])
  );
};

/** Two of them with a vase, one a shade lighter or darker. */
const arranged = ({ draw, stands }: PictureObject, color: string, room: Room, seed: string): string => {
  const r = seededRandom(`arranged/${seed}`);
  const second = mix(color, isDark(color) ? CREAM : INK, 0.3);
  const one = (tone: string): string => {
    takeScissors(seed); // the same outlines twice are written once
    return draw(tone, seededRandom(`object/${seed}`));
  };
  return (
    paper(arch(r.from(-20, 20), -130, 270, 320), light(room.table, 0.25), 4) +
    floor(202, -136, room.table, 4) +
    vase(color) +
    group(one(second), { x: -84, y: stands === 'hung' ? -180 : -116, s: 0.8 }) +
    group(one(color), { x: 22, y: stands === 'hung' ? -130 : -48, s: 0.98 })
  );
};

/** Beside a hand or a person, or on somebody: how large it is. */
const toScale = (thing: PictureObject, color: string, room: Room, seed: string, object: string): string =>
  scaled(object, thing, color, realSizes[seed], room, seed);

const VIEWS = { 1: onTable, 2: arranged, 3: toScale };
export type View = keyof typeof VIEWS;

type ProductPicture = {
  object: string;
  color?: string;
  colors?: readonly string[];
  view?: View;
  seed: string;
};

/** A product's picture, 4:5. All `colors` of a product share one room. */
export const product = ({ object, color, colors = [], view = 1, seed }: ProductPicture): string => {
  const thing = objectNamed(object);
  const tone = color ?? thing.color;
  takeScissors(`${object}/${seed}/${view}`);
  const room = roomFor(colors.length > 0 ? colors : [tone], seededRandom(`room/${seed}`));
  const { width, height } = frame(false);
  return sheet(width, height, room.wall, VIEWS[view](thing, tone, room, seed, object));
};
