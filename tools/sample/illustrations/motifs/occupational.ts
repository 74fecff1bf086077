import { CREAM, FLAME, GOLD, INK, TOMATO, WOOD, light, shade } from '../colour';
import { cord, dots, each, fill, group, hill, line, paper, shadow } from '../paper';
import { floor, sprig } from '../props';
import { cut } from '../scissors/cut';
import { box, disc, lathe, leaf, poly, tile } from '../scissors/shapes';
import { blocks } from './blocks';
import { desk } from './desk';
import type { Motif } from './motif';

const board = (y: number, way: 1 | -1, color: string): string => {
  const arrow =
    paper(poly('-24,-26 96,-30 132,0 96,30 -24,26'), color, 5) + line('M2-4h62', light(color, 0.5), 7);
  return group(arrow, { y, s: [way, 1], turn: way * -3 });
};

/** A signpost where paths part. */
const signpost: Motif = (m, r, host, guest) => {
  const body =
    paper(disc(r.from(-70, 70), -392, 66), r.pick([GOLD, FLAME, CREAM]), 4) +
    hill(m, [-190, -240, -200, -230, -210], host.mid) +
    hill(m, [-120, -150, -130, -160, -120], host.mark, 4) +
    fill(
      cut('-20,-130! 20,-130! 10,-90 -90,-50 -190,10! -60,10! 0,-50 30,-50! 70,10! 190,10! 90,-60 40,-96'),
      guest.tint,
    ) +
    paper(poly('-11,-366 11,-366 13,-54 -13,-54'), WOOD, 5) +
    board(-326, 1, guest.mark) +
    board(-258, -1, GOLD) +
    board(-192, 1, CREAM) +
    sprig(-150, -40, 70, -96, host.deep, 5, 32) +
    sprig(160, -30, 84, -84, host.deep, 6, 34);
  return { wall: r.pick([host.wall, host.tint]), body };
};

/** A calendar page with one day kept free. */
const calendar: Motif = (m, r, host, guest) => {
  const free = r.int(8, 11);
  const day = (i: number): string => {
    const [x, y] = [-118 + (i % 5) * 48, -282 + Math.floor(i / 5) * 50];
    if (i === free)
      return paper(disc(x + 18, y + 18, 27), guest.mark, 3) + fill(leaf(x + 8, y + 34, 36, 20, -58), CREAM);
    return fill(tile(x, y, 36, 36, 7), i % 3 ? host.tint : host.mid);
  };
  const body =
    paper(disc(r.from(-90, 90), -330, 158), host.mid, 4) +
    floor(m, -84, host.deep) +
    group(
      paper(poly('-156,-400 156,-406 160,-58 -160,-54'), CREAM, 7) +
        fill(poly('-156,-400 156,-406 157,-330 -157,-326'), guest.mark) +
        each([-96, -32, 32, 96], (x) => cord(`M${x}-424v44`, INK, 10)) +
        each(
          Array.from({ length: 20 }, (_, i) => i),
          day,
        ),
      { turn: -2 },
    ) +
    group(
      paper(poly('-9,0 9,0 9,-150 0,-178 -9,-150'), GOLD, 4) +
        fill(poly('-9,-150 9,-150 0,-178'), '#f0dcc0') +
        shadow(box(2, -150, 7, 150), 0.12),
      { x: 150, y: -20, turn: -22 },
    );
  return { wall: r.pick([host.wall, guest.wall]), body };
};

/** Tools on a wall above a bench. */
const workbench: Motif = (m, r, host, guest) => {
  const hammer = group(
    paper(box(-8, 0, 16, 130), WOOD, 4) + paper(poly('-44,-8 30,-8 44,8 44,26 -44,26'), INK, 4),
    { x: -116, y: -436 },
  );
  const saw = group(
    paper(poly('-20,0 20,0 12,150 -6,150'), '#cfc8ba', 4) +
      paper(cut('-34,-44! 34,-44! 34,8! -34,8!'), guest.mark, 4) +
      fill(disc(0, -18, 13), host.tint),
    { x: -12, y: -400 },
  );
  const spools = each(
    [
      [76, GOLD],
      [136, TOMATO],
    ],
    ([x, color]) =>
      paper(tile(x - 22, -420, 44, 62, 6), color, 4) +
      fill(box(x - 27, -428, 54, 12), WOOD) +
      fill(box(x - 27, -364, 54, 12), WOOD),
  );
  const body =
    paper(tile(-176, -466, 352, 236, 8), host.tint, 4) +
    dots('M-150-446h310M-150-250h310', host.mid, 7, 31) +
    hammer +
    saw +
    spools +
    fill(tile(60, -334, 96, 12, 4), WOOD) +
    group(paper(lathe(0, '0,30! -44,40!'), guest.mid, 3), { x: 84, y: -334 }) +
    floor(m, -156, WOOD) +
    floor(m, -116, shade(WOOD, 0.3)) +
    group(
      paper(cut('-70,-40! -76,-16 -60,0! 60,0! 76,-16 70,-40! 60,-66 0,-78 -60,-66'), '#c98d4a', 5) +
        line('M-36-60l14 22M-4-66l12 22M28-62l12 20', '#f0dcc0', 6),
      { x: -88, y: -136 },
    ) +
    group(
      paper(tile(-60, -22, 120, 24, 4), host.mark, 4) +
        paper(tile(-52, -46, 108, 24, 4), CREAM, 3) +
        line('M-40-34h84', guest.mark, 4, ' stroke-dasharray="6 8"'),
      { x: 82, y: -138 },
    ) +
    fill(box(r.from(-30, -10), -96, 60, 9), GOLD);
  return { wall: r.pick([host.wall, guest.wall]), body };
};

export const occupationalMotifs: Record<string, Motif> = { desk, blocks, signpost, calendar, workbench };
