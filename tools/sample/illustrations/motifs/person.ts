import { INK, shade } from '../colour';
import { each, fill } from '../paper';
import { cut } from '../scissors/cut';
import { disc, limb } from '../scissors/shapes';

/** Joints of a figure about 290 high whose feet stand on y = 0; the first of a pair is the nearer one. */
export type Pose = {
  head: [number, number];
  torso: string;
  arms: [string, string];
  legs: [string, string];
  feet: [string, string];
};

export const POSES = {
  warrior: {
    head: [8, -268],
    torso: '2,-118 -3,-170 4,-222',
    arms: ['0,-214 62,-222 132,-218', '0,-214 -60,-222 -128,-214'],
    legs: ['4,-116 74,-104 78,-6', '-4,-116 -70,-62 -136,-6'],
    feet: ['78,-6 104,-4', '-136,-6 -150,-4'],
  },
  reach: {
    head: [66, -266],
    torso: '0,-136 12,-182 38,-224',
    arms: ['30,-218 74,-288 138,-304', '34,-214 20,-160 -32,-150'],
    legs: ['8,-134 36,-70 62,-6', '-8,-134 -34,-70 -58,-6'],
    feet: ['62,-6 86,-4', '-58,-6 -80,-4'],
  },
  dancer: {
    head: [82, -246],
    torso: '0,-142 24,-178 54,-206',
    arms: ['52,-204 104,-234 160,-262', '48,-200 -6,-222 -62,-238'],
    legs: ['0,-140 6,-72 0,-6', '-2,-142 -86,-156 -64,-240'],
    feet: ['0,-6 26,-4', '-64,-240 -50,-254'],
  },
  tree: {
    head: [0, -266],
    torso: '0,-138 -2,-182 0,-222',
    arms: ['6,-216 44,-276 6,-338', '-6,-216 -42,-276 -2,-338'],
    legs: ['-6,-136 -8,-70 -6,-6', '8,-136 68,-104 4,-74'],
    feet: ['-6,-6 20,-4', '4,-74 -2,-66'],
  },
  run: {
    head: [56, -258],
    torso: '4,-134 20,-176 38,-216',
    arms: ['34,-208 82,-174 110,-212', '32,-208 -18,-184 -34,-134'],
    legs: ['8,-134 74,-124 58,-42', '-2,-134 -44,-76 -118,-72'],
    feet: ['58,-42 84,-36', '-118,-72 -128,-52'],
  },
  sit: {
    head: [0, -196],
    torso: '0,-60 0,-106 0,-152',
    arms: ['8,-144 62,-98 88,-42', '-8,-144 -62,-98 -88,-42'],
    legs: ['6,-52 98,-34 28,-14', '-6,-52 -98,-34 -28,-14'],
    feet: ['28,-14 -6,-10', '-28,-14 6,-10'],
  },
  lift: {
    head: [-4, -218],
    torso: '-16,-92 -14,-136 -6,-178',
    arms: ['0,-172 46,-128 22,-94', '-12,-172 -48,-126 2,-96'],
    legs: ['-12,-88 82,-92 62,-6', '-20,-88 -96,-88 -72,-6'],
    feet: ['62,-6 92,-4', '-72,-6 -96,-4'],
  },
  plank: {
    head: [138, -132],
    torso: '-16,-96 40,-104 92,-114',
    arms: ['90,-112 94,-58 92,-8', '82,-110 78,-58 74,-8'],
    legs: ['-14,-94 -80,-66 -146,-30', '-14,-92 -86,-60 -158,-22'],
    feet: ['-146,-30 -150,-6', '-158,-22 -164,-4'],
  },
  hike: {
    head: [40, -262],
    torso: '0,-136 10,-180 22,-220',
    arms: ['20,-212 62,-178 96,-190', '16,-212 -8,-168 24,-140'],
    legs: ['4,-134 56,-86 44,-6', '-4,-134 -26,-68 -70,-6'],
    feet: ['44,-6 70,-4', '-70,-6 -48,-4'],
  },
  climb: {
    head: [44, -300],
    torso: '4,-172 14,-216 28,-258',
    arms: ['26,-250 70,-226 96,-254', '20,-250 -16,-214 -34,-172'],
    legs: ['8,-170 76,-162 72,-74', '-2,-170 -22,-92 -50,-6'],
    feet: ['72,-74 98,-72', '-50,-6 -26,-4'],
  },
  sway: {
    head: [-16, -264],
    torso: '6,-136 18,-180 2,-222',
    arms: ['8,-214 66,-252 60,-322', '-2,-214 -66,-222 -104,-172'],
    legs: ['8,-134 46,-74 20,-6', '-2,-134 -40,-92 -84,-34'],
    feet: ['20,-6 46,-4', '-84,-34 -102,-22'],
  },
} satisfies Record<string, Pose>;

type Dress = { skin: string; top: string; legs: string; hair: string; hairdo: 'bun' | 'short' | 'tail' };

const ARM = [24, 22, 14];
const LEG = [42, 34, 20];
const SHOE = [17, 12];

/** A figure cut from limbs; the far arm and leg lie behind the body. */
export const person = (pose: Pose, { skin, top, legs, hair, hairdo }: Dress): string => {
  const farLeg = limb(pose.legs[1], LEG);
  const nearLeg = limb(pose.legs[0], LEG);
  const trunk = limb(pose.torso, [46, 42, 52]);
  const [x, y] = pose.head;
  const crop = cut(
    `${x - 26},${y + 2}! ${x - 28},${y - 16} ${x - 8},${y - 33} ${x + 18},${y - 27} ${x + 25},${y - 8}! ${x + 4},${y - 12}`,
  );
  const tail = `${x - 22},${y - 18}! ${x - 50},${y - 6} ${x - 62},${y + 34}! ${x - 38},${y + 14} ${x - 24},${y - 2}!`;
  const hairs = {
    bun: () => fill(disc(x - 26, y - 22, 11), hair),
    short: () => '',
    tail: () => fill(cut(tail), hair),
  };
  const cast = each([farLeg, nearLeg, trunk], (path) => `<path d="${path}"/>`);
  return (
    `<g fill="${INK}" opacity=".15" transform="translate(5 7)">${cast}</g>` +
    fill(farLeg, shade(legs, 0.12)) +
    fill(limb(pose.feet[1], SHOE), skin) +
    fill(limb(pose.arms[1], ARM), skin) +
    fill(nearLeg, legs) +
    fill(limb(pose.feet[0], SHOE), skin) +
    fill(trunk, top) +
    fill(limb(pose.arms[0], ARM), skin) +
    fill(disc(x, y, 25, 28), skin) +
    fill(crop, hair) +
    hairs[hairdo]()
  );
};

export const SKINS: [string, ...string[]] = ['#8a5638', '#c98d68', '#5d3b2a', '#e3b18f', '#a86f4b'];
