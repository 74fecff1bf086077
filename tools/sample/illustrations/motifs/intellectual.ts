import type { SeededRandom } from '../../seededRandom';
import { CREAM, FERN, FLAME, GOLD, INK, MINT, PINE, WOOD, light, mix, shade } from '../colour';
import type { Tones } from '../colour';
import { cup } from '../objects/vessels';
import { beads, each, fill, ground, group, hill, line, paper, shadow } from '../paper';
import { floor } from '../props';
import { cut } from '../scissors/cut';
import { digits, polar } from '../scissors/points';
import { arch, box, disc, leaf, poly, tile } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';

/** A planet with its ring and small stars round it. */
const sky = (m: number, r: SeededRandom, host: Tones, guest: Tones, isNight: boolean): string => {
  const [x, y, radius] = [r.from(-50, 50), -r.from(345, 375), r.from(58, 78)];
  const ring = `M${digits(x - radius * 1.55)} ${digits(y + radius * 0.45)}q${digits(radius * 1.7)} ${digits(radius * 0.15)} ${digits(radius * 3.1)} ${digits(-radius * 0.95)}`;
  const stars = Array.from({ length: isWide(m) ? 12 : 6 }, () => {
    const [px, py] = [x + r.from(-m + 50, m - 50), y + r.from(-100, 110)];
    if (r.yes()) return fill(disc(px, py, r.from(4, 9)), isNight ? CREAM : host.mark);
    const spark = `${px},${py - 13} ${px + 4},${py - 4} ${px + 13},${py} ${px + 4},${py + 4} ${px},${py + 13} ${px - 4},${py + 4} ${px - 13},${py} ${px - 4},${py - 4}`;
    return fill(poly(spark), isNight ? guest.tint : host.deep);
  });
  return (
    stars.join('') +
    paper(disc(x, y, radius), r.pick([guest.mid, CREAM, FLAME]), 4) +
    (r.yes(0.65) ? line(ring, isNight ? host.mid : host.mark, 9) : '')
  );
};

type Lit = { isNight: boolean; wall: string };
const daytime = (r: SeededRandom, host: Tones): Lit => {
  const isNight = r.yes(0.35);
  return { isNight, wall: isNight ? host.deep : r.pick([host.wall, host.tint]) };
};
const desk = (m: number, y: number, host: Tones, isNight: boolean): string =>
  floor(m, y, isNight ? mix(host.deep, INK, 0.4) : host.mid);

const page = (side: number, color: string): string =>
  fill(
    cut(`0,-150! ${side * 70},-196 ${side * 154},-190! ${side * 162},-90! ${side * 76},-98 0,-56!`),
    color,
  );

const openBook: Motif = (m, r, host, guest) => {
  const { isNight, wall } = daytime(r, host);
  const body =
    sky(m, r, host, guest, isNight) +
    desk(m, -86, host, isNight) +
    ground(0, -50, 160, 18) +
    paper(poly('-164,-178 0,-140 0,-42 -176,-76'), host.mark, 6) +
    paper(poly('0,-140 164,-178 176,-76 0,-42'), isNight ? host.mark : host.deep, 6) +
    page(-1, CREAM) +
    page(1, mix(CREAM, host.tint, 0.6)) +
    each([0, 1, 2, 3], (i) => line(`M-132 ${-166 + i * 20}q52-8 104 20`, host.mid, 4)) +
    paper(leaf(60, -160, 96, 52, -70), guest.mark, 4) +
    paper(leaf(66, -164, 70, 36, -22), guest.mid, 4);
  return { wall, body };
};

/** A stack of books with a cup of tea on top. */
const books: Motif = (m, r, host, guest) => {
  const { isNight, wall } = daytime(r, host);
  const colors = r.shuffle([host.mark, isNight ? host.mid : host.deep, guest.mark, guest.mid, CREAM]);
  let y = -44;
  const stack = colors.slice(0, r.int(3, 5)).map((color) => {
    const [height, width, x] = [r.from(30, 44), r.from(196, 250), r.from(-18, 18)];
    y -= height;
    return (
      paper(tile(x - width / 2, y, width, height, 5), color, 4) +
      fill(box(x + width / 2 - 40, y + 7, 36, height - 14), mix(CREAM, color, 0.15)) +
      fill(box(x - width / 2 + 22, y + 2, 9, height - 4), light(color, 0.55))
    );
  });
  const body =
    sky(m, r, host, guest, isNight) +
    desk(m, -80, host, isNight) +
    ground(0, -44, 130, 14) +
    stack.join('') +
    group(cup(r.pick([CREAM, guest.mid, host.tint]), r), { x: r.from(-40, 40), y: y + 2, s: 0.6 });
  return { wall, body };
};

const row = (y: number, from: number, count: number): string =>
  beads(
    Array.from({ length: count }, (_, i): [number, number] => [from + i * 30, y]),
    CREAM,
    20,
  );

const typewriter: Motif = (m, r, host, guest) => {
  const body =
    paper(arch(r.from(-30, 30), -150, 250, 300), host.mid, 4) +
    floor(m, -92, guest.mid) +
    ground(4, -48, 156, 14) +
    paper(poly('-84,-420 84,-426 90,-230 -90,-230'), CREAM, 5) +
    line('M-56-386h104M-56-360h84M-56-334h98M-56-308h46', host.mid, 5) +
    paper(tile(-142, -250, 284, 34, 14), INK, 4) +
    fill(disc(-148, -233, 20), GOLD) +
    fill(disc(148, -233, 20), GOLD) +
    paper(cut('-124,-220! 124,-220! 152,-56! 140,-44! -140,-44! -152,-56!'), host.mark, 6) +
    shadow(cut('70,-220! 124,-220! 152,-56! 140,-44! 80,-44! 104,-120'), 0.14) +
    fill(tile(-60, -206, 120, 18, 8), shade(host.mark, 0.3)) +
    row(-158, -105, 8) +
    row(-124, -90, 7) +
    row(-90, -105, 8) +
    fill(tile(-62, -70, 124, 16, 8), CREAM);
  return { wall: r.pick([host.wall, host.tint]), body };
};

/** A bulb in which something grows. */
const bulb: Motif = (m, r, host, guest) => {
  const rays = each([200, 230, 270, 310, 340], (a) => {
    const [[x, y], [toX, toY]] = [polar(0, -290, 166, a), polar(0, -290, 200, a)];
    return line(`M${digits(x)} ${digits(y)}L${digits(toX)} ${digits(toY)}`, GOLD, 10);
  });
  const body =
    rays +
    paper(
      cut(
        '-46,-150! -54,-190 -104,-236 -120,-300 -92,-372 -34,-408 34,-408 92,-372 120,-300 104,-236 54,-190 46,-150!',
      ),
      guest.wall,
      6,
    ) +
    shadow(cut('50,-398! 92,-372 120,-300 104,-236 54,-190! 84,-250 88,-330'), 0.1) +
    line('M-84-330q10-34 42-48', CREAM, 9) +
    line('M0-150q8-60 0-120', PINE, 7) +
    fill(leaf(2, -214, 72, 40, -30), MINT) +
    fill(leaf(0, -240, 76, 42, -146), FERN) +
    fill(leaf(0, -266, 66, 34, -84), PINE) +
    paper(tile(-48, -156, 96, 30, 8), INK, 4) +
    paper(tile(-42, -126, 84, 26, 8), host.deep, 4) +
    paper(tile(-34, -100, 68, 26, 10), INK, 4) +
    floor(m, -62, host.mark) +
    group(paper(tile(-70, -26, 140, 26, 6), host.deep, 3) + fill(tile(-58, -20, 116, 12, 6), INK), {
      x: r.sign() * 96,
      y: -18,
      turn: -4,
    });
  return { wall: r.pick([host.tint, host.mid]), body };
};

/** A telescope under the stars. */
const telescope: Motif = (m, _r, host, guest) => {
  const stars: [number, number][] = [
    [-140, -430],
    [-96, -372],
    [-30, -410],
    [10, -348],
    [76, -384],
    [-150, -300],
  ];
  const body =
    fill(disc(110, -414, 46), '#f4dfa8') +
    fill(disc(130, -426, 40), host.deep) +
    line('M-140-430L-96-372L-30-410L10-348L76-384', host.mid, 3) +
    beads(stars, CREAM, 13) +
    hill(m, [-120, -170, -130, -180, -150], mix(host.deep, host.mark, 0.4)) +
    hill(m, [-80, -64, -96, -70, -84], mix(host.deep, INK, 0.45), 4) +
    line('M16-190L-54-44M16-190L84-40M16-190V-36', WOOD, 12) +
    group(
      paper(poly('-120,-24 70,-34 70,34 -120,24'), guest.mid, 5) +
        paper(poly('70,-44 116,-48 116,48 70,44'), guest.mark, 4) +
        fill(poly('-150,-15 -120,-18 -120,18 -150,15'), CREAM) +
        fill(box(-40, -28, 16, 56), guest.deep) +
        shadow(poly('-120,6 116,10 116,48 70,44 70,34 -120,24'), 0.13),
      { x: 16, y: -210, turn: -32 },
    ) +
    paper(disc(16, -194, 17), INK, 3);
  return { wall: host.deep, body };
};

export const intellectualMotifs: Record<string, Motif> = { openBook, books, typewriter, bulb, telescope };
