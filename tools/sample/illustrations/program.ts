import type { Dimension } from '../../../src/model/catalogue/item';
import { seededRandom } from '../seededRandom';
import { GUEST, HUES } from './colour';
import { motifs } from './motifs/motifs';
import { frame, sheet } from './paper';
import { takeScissors } from './scissors/cut';

/** A program's cover: 4:5, or 16:9 when wide. The id deals the details. */
export const program = (dimension: Dimension, motif: string, id: string, wide = false): string => {
  const draw = motifs[dimension][motif];
  if (!draw)
    throw new Error(
      `${dimension} has no motif "${motif}". It has: ${Object.keys(motifs[dimension]).join(', ')}.`,
    );
  takeScissors(id);
  const { width, height, m } = frame(wide);
  const { wall, body } = draw(m, seededRandom(`${dimension}/${id}`), HUES[dimension], HUES[GUEST[dimension]]);
  return sheet(width, height, wall, body);
};
