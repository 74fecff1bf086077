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
export type PictureObject = { draw: Draw; color: string; stands?: 'low' | 'hung' };

export const objects: Record<string, PictureObject> = {
  mat: { draw: mat, color: '#4e925e', stands: 'low' },
  dumbbell: { draw: dumbbell, color: '#2b5279', stands: 'low' },
  kettlebell: { draw: kettlebell, color: '#2c5c38' },
  roller: { draw: roller, color: '#d9694a', stands: 'low' },
  rope: { draw: rope, color: '#2f9090', stands: 'low' },
  bands: { draw: bands, color: '#b76849', stands: 'low' },
  block: { draw: block, color: '#82862f', stands: 'low' },
  ball: { draw: ball, color: '#82862f' },
  balls: { draw: balls, color: '#b76849', stands: 'low' },
  board: { draw: board, color: '#b98a52' },
  cushion: { draw: cushion, color: '#5e436d', stands: 'low' },
  bottle: { draw: bottle, color: '#2f9090' },
  tin: { draw: tin, color: '#a3552f' },
  jar: { draw: jar, color: '#c58a2d' },
  dropper: { draw: dropper, color: '#8a4a1f' },
  tube: { draw: tube, color: '#8fc197' },
  pouch: { draw: pouch, color: '#b4743a' },
  cup: { draw: cup, color: '#e9dcc3', stands: 'low' },
  plainCup: { draw: plainCup, color: '#e9dcc3', stands: 'low' },
  bowl: { draw: bowl, color: '#a3552f', stands: 'low' },
  teaBox: { draw: teaBox, color: '#82862f' },
  honey: { draw: honey, color: '#d0912c' },
  tub: { draw: tub, color: '#8aa860' },
  bars: { draw: bars, color: '#4e925e', stands: 'low' },
  oil: { draw: oil, color: '#4f5a24' },
  soap: { draw: soap, color: '#82862f', stands: 'low' },
  roundSoap: { draw: roundSoap, color: '#6f9a6a' },
  brush: { draw: brush, color: '#753f29' },
  candle: { draw: candle, color: '#946eab' },
  diffuser: { draw: diffuser, color: '#f0e3cc' },
  balm: { draw: balm, color: '#dcb063' },
  stone: { draw: stone, color: '#6fa58c' },
  bathSalt: { draw: bathSalt, color: '#7fa3a8' },
  comb: { draw: comb, color: '#b4743a' },
  tracker: { draw: tracker, color: '#d9694a' },
  headphones: { draw: headphones, color: '#5e436d' },
  lamp: { draw: lamp, color: '#753f29' },
  speaker: { draw: speaker, color: '#d9694a' },
  scale: { draw: scale, color: '#4a5a63', stands: 'low' },
  timer: { draw: timer, color: '#4c84bc' },
  sensor: { draw: sensor, color: '#b9c9b4' },
  pedometer: { draw: pedometer, color: '#a77600' },
  eyemask: { draw: eyemask, color: '#2b5279', stands: 'low' },
  pillow: { draw: pillow, color: '#946eab', stands: 'low' },
  blanket: { draw: blanket, color: '#7fa488' },
  earplugs: { draw: earplugs, color: '#d58f97', stands: 'low' },
  clock: { draw: clock, color: '#b76849' },
  sachet: { draw: sachet, color: '#b9a6cf', stands: 'low' },
  soundMachine: { draw: soundMachine, color: '#4f7f8f', stands: 'low' },
  hotWater: { draw: hotWater, color: '#a8385c' },
  journal: { draw: journal, color: '#2c5c38' },
  pen: { draw: pen, color: '#4c84bc' },
  notebooks: { draw: notebooks, color: '#2f9090' },
  planner: { draw: planner, color: '#c9583b' },
  cards: { draw: cards, color: '#b96077' },
  wallCalendar: { draw: wallCalendar, color: '#2b3d5c', stands: 'hung' },
  postcards: { draw: postcards, color: '#4e925e', stands: 'low' },
  sketchbook: { draw: sketchbook, color: '#6b4800', stands: 'low' },
  tshirt: { draw: tshirt, color: '#fdfaf3', stands: 'hung' },
  tote: { draw: tote, color: '#efe3cb' },
  socks: { draw: socks, color: '#4c84bc' },
  hoodie: { draw: hoodie, color: '#82862f', stands: 'hung' },
  leggings: { draw: leggings, color: '#2a3a3f', stands: 'hung' },
  cap: { draw: cap, color: '#dcb063', stands: 'low' },
  beanie: { draw: beanie, color: '#b76849', stands: 'low' },
  jacket: { draw: jacket, color: '#d9a441', stands: 'hung' },
  robe: { draw: robe, color: '#e0b3a6', stands: 'hung' },
};

export const objectNamed = (name: string): PictureObject => {
  const found = objects[name];
  if (!found) throw new Error(`There is no drawing of "${name}".`);
  return found;
};
