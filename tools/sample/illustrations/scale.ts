import { seededRandom, nth } from '../seededRandom';
import { FERN, MINT, light, shade } from './colour';
import { HAND, hand } from './hand';
import { SKINS } from './motifs/person';
import type { PictureObject } from './objects/objects';
import { group, paper, round } from './paper';
import { floor, sprig } from './props';
import type { Room } from './rooms';
import { arch, poly } from './scissors/shapes';
import { FIGURE, bystander, isHeadwear, wearers } from './wearer';

type Size = { wide: number } | { tall: number };

/** Things wider or taller than this many centimetres are compared with a person, others with a hand. */
const largestForHand = 42;

/** Beside a hand, both with their feet on one line. */
const besideHand = (thing: string, wide: number, tall: number, units: number, seed: string, room: Room) => {
  const r = seededRandom(`hand/${seed}`);
  const gap = 1.6;
  const k = Math.min(17, 372 / (wide + gap + HAND.wide), 360 / Math.max(tall, HAND.tall));
  const left = (-k * (wide + gap + HAND.wide)) / 2;
  return (
    paper(arch(left * 0.2, -130, 290, 340), light(room.wall, 0.5), 4) +
    floor(202, -136, room.table) +
    hand(
      left + k * (wide + gap + HAND.wide * 0.56),
      -84,
      k,
      nth(SKINS, r.int(0, SKINS.length - 1)),
      shade(room.table, 0.45),
    ) +
    group(thing, { x: left + (k * wide) / 2, y: -84, s: k / units })
  );
};

/** The pot of a plant, 30 cm, so that a room is more than a wall. */
const plant = (k: number): string =>
  group(
    sprig(0, -28, 66, -104, FERN, 4, 30) +
      sprig(0, -28, 52, -56, MINT, 3, 26) +
      round(0, '0,11 -28,15! -30,15!', '#b76849', { lift: 2 }),
    { s: k },
  );

/** In a room with somebody in it. */
const inRoom = (thing: string, units: number, isHung: boolean, seed: string, room: Room): string => {
  const k = 2.05;
  return (
    paper(poly('-168,-440 -30,-446 -30,-280 -168,-276'), light(room.wall, 0.5), 4) +
    floor(202, -96, room.table) +
    group(plant(k * 0.9), { x: 164, y: -74 }) +
    group(bystander(seededRandom(`person/${seed}`)), { x: 62, y: -52, s: (FIGURE.cm * k) / FIGURE.units }) +
    group(thing, { x: -84, y: isHung ? -190 : -44, s: k / units })
  );
};

/** Worn by somebody: the whole figure, or the head where that is all there is to see. */
const worn = (figure: string, object: string, room: Room): string =>
  isHeadwear(object)
    ? paper(arch(0, -40, 310, 430), light(room.wall, 0.5), 4) + group(figure, { y: 640, s: 3.3 })
    : paper(arch(0, -80, 270, 400), light(room.wall, 0.5), 4) +
      floor(202, -84, room.table) +
      group(figure, { y: -40, s: 1.4 });

/** How large a thing is: beside a hand or a person, or on somebody. */
export const scaled = (
  name: string,
  { draw, span: [wide, tall], stands }: PictureObject,
  color: string,
  size: Size | undefined,
  room: Room,
  seed: string,
): string => {
  const wearer = wearers[name];
  if (wearer) return worn(wearer(color, seededRandom(`person/${seed}`)), name, room);
  if (!size) throw new Error(`Nobody knows how large "${seed}" is.`);
  const units = 'wide' in size ? wide / size.wide : tall / size.tall;
  const thing = draw(color, seededRandom(`object/${seed}`));
  return Math.max(wide, tall) / units > largestForHand
    ? inRoom(thing, units, stands === 'hung', seed, room)
    : besideHand(thing, wide / units, tall / units, units, seed, room);
};
