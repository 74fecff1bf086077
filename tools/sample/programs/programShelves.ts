import type { Dimension } from '../../../src/model/catalogue/item';
import type { ProgramSource } from './programSource';
import { emotional } from './emotional';
import { environmental } from './environmental';
import { financial } from './financial';
import { intellectual } from './intellectual';
import { occupational } from './occupational';
import { physicalEase } from './physicalEase';
import { physicalStrength } from './physicalStrength';
import { social } from './social';
import { spiritual } from './spiritual';

export const programShelves: Record<Dimension, ProgramSource[]> = {
  Physical: [...physicalStrength, ...physicalEase],
  Social: social,
  Financial: financial,
  Environmental: environmental,
  Intellectual: intellectual,
  Occupational: occupational,
  Spiritual: spiritual,
  Emotional: emotional,
};
