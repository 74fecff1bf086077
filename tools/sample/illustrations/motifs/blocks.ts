import { CREAM, GOLD, INK, light, shade } from '../colour';
import type { Tones } from '../colour';
import { dots, fill, ground, group, paper, shadow } from '../paper';
import { floor } from '../props';
import { digits } from '../scissors/points';
import { arch, box, disc, half, poly } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';

type Piece = { drawing: string; height: number };

const side = (x: number, y: number, width: number, height: number): string =>
  shadow(box(x + width / 2 - width * 0.16, y - height, width * 0.16, height), 0.13);

/** Each piece stands at (x, y). */
const PIECES = {
  cube: (x: number, y: number, w: number, color: string): Piece => ({
    drawing:
      paper(box(x - w / 2, y - w * 0.8, w, w * 0.8), color, 4) +
      side(x, y, w, w * 0.8) +
      fill(disc(x - w * 0.08, y - w * 0.4, w * 0.2), light(color, 0.55)),
    height: w * 0.8,
  }),
  door: (x: number, y: number, w: number, color: string): Piece => ({
    drawing:
      paper(box(x - w / 2, y - w, w, w), color, 4) +
      side(x, y, w, w) +
      fill(arch(x, y, w * 0.5, w * 0.72), shade(color, 0.5)),
    height: w,
  }),
  column: (x: number, y: number, w: number, color: string): Piece => ({
    drawing:
      paper(box(x - w * 0.3, y - w * 1.25, w * 0.6, w * 1.25), color, 4) +
      dots(`M${digits(x)} ${digits(y - 18)}v${digits(-w * 1.25 + 34)}`, light(color, 0.6), 9, 24),
    height: w * 1.25,
  }),
};
const TOPS = {
  roof: (x: number, y: number, w: number, color: string): string =>
    paper(poly(`${x - w * 0.62},${y} ${x},${y - w * 0.66} ${x + w * 0.62},${y}`), color, 4) +
    shadow(poly(`${x},${y - w * 0.66} ${x + w * 0.62},${y} ${x + w * 0.2},${y}`), 0.13),
  dome: (x: number, y: number, w: number, color: string): string => paper(half(x, y, w * 0.54), color, 4),
  ball: (x: number, y: number, w: number, color: string): string =>
    paper(disc(x, y - w * 0.32, w * 0.33), color, 4),
};

const pencil = (guest: Tones): string =>
  paper(poly('-13,0 13,0 13,-190 0,-226 -13,-190'), GOLD, 4) +
  fill(poly('-13,-190 13,-190 0,-226'), '#f0dcc0') +
  fill(poly('-5,-212 5,-212 0,-226'), INK) +
  shadow(box(3, -188, 10, 188), 0.12) +
  fill(box(-13, -24, 26, 24), guest.mark);

/** A town of building blocks, and a pencil as tall as a house. */
export const blocks: Motif = (m, r, host, guest) => {
  const wall = r.pick([host.wall, host.tint, guest.wall]);
  const colors = r.shuffle([host.mark, host.deep, guest.mid, guest.mark, host.mid, CREAM, GOLD]);
  let used = 0;
  const color = (): string => colors[used++ % colors.length] ?? host.mark;
  const columns = isWide(m) ? 5 : r.int(2, 3);
  const step = isWide(m) ? 136 : 330 / columns;
  const tower = (_: unknown, i: number): string => {
    const x = (i - (columns - 1) / 2) * step;
    const width = Math.min(step * 0.86, 138) * r.from(0.88, 1.06);
    const floors = columns === 3 ? r.int(2, 3) : r.int(1, 2);
    let y = -48;
    const body = r
      .shuffle(['cube', 'door', 'column'] as const)
      .slice(0, floors)
      .map((name, j) => {
        const { drawing, height } = PIECES[name](x, y, width * (1 - j * 0.08), color());
        y -= height;
        return drawing;
      });
    return (
      ground(x, -48, width * 0.6, 9) +
      body.join('') +
      TOPS[r.pick(['roof', 'dome', 'ball', 'roof'] as const)](x, y, width * 0.86, color())
    );
  };
  const pencilX = r.sign() * (m - 62);
  const body =
    paper(disc(r.from(-100, 100), -r.from(370, 405), r.from(44, 66)), r.pick([guest.mid, CREAM, GOLD]), 4) +
    floor(m, -84, wall === host.tint ? host.mid : host.tint) +
    Array.from({ length: columns }, tower).join('') +
    group(pencil(guest), { x: pencilX, y: -30, turn: pencilX > 0 ? -9 : 9 });
  return { wall, body };
};
