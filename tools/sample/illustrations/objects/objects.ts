import { tote, tshirt, socks } from './apparel';
import { brush, candle, diffuser, soap } from './bathroom';
import { balm, bathSalt, comb, roundSoap, stone } from './care';
import { beanie, cap, hoodie, jacket, leggings, robe } from './clothes';
import { pedometer, scale, sensor, speaker, timer } from './devices';
import type { Draw } from './draw';
import { bands, block, dumbbell, kettlebell, mat, roller, rope } from './equipment';
import { ball, balls, board, cushion } from './fitness';
import { headphones, lamp, tracker } from './gadgets';
import { blanket, clock, earplugs, hotWater, sachet, soundMachine } from './night';
import { bars, honey, oil, teaBox, tub } from './pantry';
import { cards, notebooks, planner, postcards, sketchbook, wallCalendar } from './paperGoods';
import { eyemask, pillow } from './sleep';
import { journal, pen } from './stationery';
import { bottle, bowl, cup, dropper, jar, plainCup, pouch, tin, tube } from './vessels';

/** `low` things stand on a plinth and `hung` ones hang on the wall, so that every picture has the same weight. */
export type PictureObject = {
  draw: Draw;
  color: string;
  /** Width and height of the drawing. */
  span: [wide: number, tall: number];
  stands?: 'low' | 'hung';
};

export const objects: Record<string, PictureObject> = {
  mat: { draw: mat, color: '#4e925e', span: [254, 120], stands: 'low' },
  dumbbell: { draw: dumbbell, color: '#2b5279', span: [266, 134], stands: 'low' },
  kettlebell: { draw: kettlebell, color: '#2c5c38', span: [194, 262] },
  roller: { draw: roller, color: '#d9694a', span: [256, 125], stands: 'low' },
  rope: { draw: rope, color: '#2f9090', span: [330, 196], stands: 'low' },
  bands: { draw: bands, color: '#b76849', span: [208, 133], stands: 'low' },
  block: { draw: block, color: '#82862f', span: [224, 240], stands: 'low' },
  ball: { draw: ball, color: '#82862f', span: [240, 248] },
  balls: { draw: balls, color: '#b76849', span: [260, 185], stands: 'low' },
  board: { draw: board, color: '#b98a52', span: [258, 250] },
  cushion: { draw: cushion, color: '#5e436d', span: [268, 120], stands: 'low' },
  bottle: { draw: bottle, color: '#2f9090', span: [116, 269] },
  tin: { draw: tin, color: '#a3552f', span: [152, 210] },
  jar: { draw: jar, color: '#c58a2d', span: [168, 196] },
  dropper: { draw: dropper, color: '#8a4a1f', span: [112, 254] },
  tube: { draw: tube, color: '#8fc197', span: [142, 240] },
  pouch: { draw: pouch, color: '#b4743a', span: [196, 237] },
  cup: { draw: cup, color: '#e9dcc3', span: [156, 238], stands: 'low' },
  plainCup: { draw: plainCup, color: '#e9dcc3', span: [156, 151], stands: 'low' },
  bowl: { draw: bowl, color: '#a3552f', span: [256, 118], stands: 'low' },
  teaBox: { draw: teaBox, color: '#82862f', span: [170, 228] },
  honey: { draw: honey, color: '#d0912c', span: [176, 250] },
  tub: { draw: tub, color: '#8aa860', span: [182, 226] },
  bars: { draw: bars, color: '#4e925e', span: [214, 173], stands: 'low' },
  oil: { draw: oil, color: '#4f5a24', span: [204, 262] },
  soap: { draw: soap, color: '#82862f', span: [236, 181], stands: 'low' },
  roundSoap: { draw: roundSoap, color: '#6f9a6a', span: [224, 222] },
  brush: { draw: brush, color: '#753f29', span: [154, 256] },
  candle: { draw: candle, color: '#946eab', span: [160, 240] },
  diffuser: { draw: diffuser, color: '#f0e3cc', span: [162, 306] },
  balm: { draw: balm, color: '#dcb063', span: [260, 187] },
  stone: { draw: stone, color: '#6fa58c', span: [236, 182] },
  bathSalt: { draw: bathSalt, color: '#7fa3a8', span: [160, 200] },
  comb: { draw: comb, color: '#b4743a', span: [256, 216] },
  tracker: { draw: tracker, color: '#d9694a', span: [124, 262] },
  headphones: { draw: headphones, color: '#5e436d', span: [260, 240] },
  lamp: { draw: lamp, color: '#753f29', span: [284, 270] },
  speaker: { draw: speaker, color: '#d9694a', span: [188, 252] },
  scale: { draw: scale, color: '#4a5a63', span: [264, 171], stands: 'low' },
  timer: { draw: timer, color: '#4c84bc', span: [192, 183] },
  sensor: { draw: sensor, color: '#b9c9b4', span: [180, 206] },
  pedometer: { draw: pedometer, color: '#a77600', span: [168, 262] },
  eyemask: { draw: eyemask, color: '#2b5279', span: [256, 213], stands: 'low' },
  pillow: { draw: pillow, color: '#946eab', span: [270, 197], stands: 'low' },
  blanket: { draw: blanket, color: '#7fa488', span: [260, 196] },
  earplugs: { draw: earplugs, color: '#d58f97', span: [262, 154], stands: 'low' },
  clock: { draw: clock, color: '#b76849', span: [224, 247] },
  sachet: { draw: sachet, color: '#b9a6cf', span: [258, 258], stands: 'low' },
  soundMachine: { draw: soundMachine, color: '#4f7f8f', span: [238, 196], stands: 'low' },
  hotWater: { draw: hotWater, color: '#a8385c', span: [194, 262] },
  journal: { draw: journal, color: '#2c5c38', span: [188, 246] },
  pen: { draw: pen, color: '#4c84bc', span: [186, 296] },
  notebooks: { draw: notebooks, color: '#2f9090', span: [324, 212] },
  planner: { draw: planner, color: '#c9583b', span: [210, 240] },
  cards: { draw: cards, color: '#b96077', span: [276, 219] },
  wallCalendar: { draw: wallCalendar, color: '#2b3d5c', span: [168, 297], stands: 'hung' },
  postcards: { draw: postcards, color: '#4e925e', span: [250, 245], stands: 'low' },
  sketchbook: { draw: sketchbook, color: '#6b4800', span: [232, 214], stands: 'low' },
  tshirt: { draw: tshirt, color: '#fdfaf3', span: [280, 301], stands: 'hung' },
  tote: { draw: tote, color: '#efe3cb', span: [222, 273] },
  socks: { draw: socks, color: '#4c84bc', span: [214, 230] },
  hoodie: { draw: hoodie, color: '#82862f', span: [276, 301], stands: 'hung' },
  leggings: { draw: leggings, color: '#2a3a3f', span: [156, 301], stands: 'hung' },
  cap: { draw: cap, color: '#dcb063', span: [224, 193], stands: 'low' },
  beanie: { draw: beanie, color: '#b76849', span: [224, 253], stands: 'low' },
  jacket: { draw: jacket, color: '#d9a441', span: [272, 301], stands: 'hung' },
  robe: { draw: robe, color: '#e0b3a6', span: [268, 301], stands: 'hung' },
};

export const objectNamed = (name: string): PictureObject => {
  const found = objects[name];
  if (!found) throw new Error(`There is no drawing of "${name}".`);
  return found;
};
