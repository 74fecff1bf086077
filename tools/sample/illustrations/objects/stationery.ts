import { CREAM, INK, mix, shade } from '../colour';
import { each, fill, ground, group, paper, round, shadow } from '../paper';
import { disc, leaf, poly, tile } from '../scissors/shapes';
import type { Draw } from './draw';

export const journal: Draw = (c) =>
  ground(8, 0, 108, 12) +
  paper(poly('-84,-232 96,-240 102,-6 -82,0'), mix(CREAM, '#b9a889', 0.35), 6) +
  paper(poly('-94,-240 84,-246 88,-2 -92,0'), c, 4) +
  fill(poly('-94,-240 -70,-241 -68,0 -92,0'), shade(c, 0.28)) +
  fill(poly('54,-245 66,-245 70,-1 58,-1'), mix(c, INK, 0.6)) +
  paper(tile(-46, -190, 84, 92, 4), CREAM, 2) +
  fill(disc(-4, -158, 18), c) +
  fill(disc(-4, -128, 22), shade(c, 0.18)) +
  fill(disc(-4, -158, 7), CREAM) +
  fill(leaf(-4, -116, 24, 12, -90), CREAM) +
  fill(poly('10,0 24,0 26,30 18,22 10,31'), '#cb4219');

export const pen: Draw = (c) =>
  ground(0, 2, 70, 11) +
  each(
    [
      [-34, -13, c],
      [32, 14, mix(c, CREAM, 0.5)],
    ],
    ([x, t, k]) =>
      group(
        paper('M-9 0v-200q0-24 9-24t9 24v200z', k, 4) +
          fill('M-9-142h18v10H-9z', shade(k, 0.35)) +
          shadow('M2-210h7v206h-7z', 0.14),
        { x, y: -60, turn: t },
      ),
  ) +
  group(
    paper('M-9 0v-206l9-30 9 30V0z', '#dcb063', 4) +
      fill('M-9-206l9-30 9 30z', '#f0dcc0') +
      fill('M-3-226l3-10 3 10z', INK) +
      shadow('M2-206h7V0H2z', 0.14),
    { y: -60, turn: 3 },
  ) +
  round(0, '0,58! -116,66!', CREAM) +
  fill('M-61-40l-3-36h128l-3 36z', c);
