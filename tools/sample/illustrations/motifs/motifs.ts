import type { Dimension } from '../../../../src/model/catalogue/item';
import { emotionalMotifs } from './emotional';
import { environmentalMotifs } from './environmental';
import { financialMotifs } from './financial';
import { intellectualMotifs } from './intellectual';
import type { Motif } from './motif';
import { occupationalMotifs } from './occupational';
import { physicalMotifs } from './physical';
import { socialMotifs } from './social';
import { spiritualMotifs } from './spiritual';

/** The motifs of every dimension, by the names the programs use. */
export const motifs: Record<Dimension, Record<string, Motif>> = {
  Physical: physicalMotifs,
  Social: socialMotifs,
  Financial: financialMotifs,
  Environmental: environmentalMotifs,
  Intellectual: intellectualMotifs,
  Occupational: occupationalMotifs,
  Spiritual: spiritualMotifs,
  Emotional: emotionalMotifs,
};
