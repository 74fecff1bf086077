import { nth } from '../../seededRandom';
import type { SeededRandom } from '../../seededRandom';
import { CREAM, FLAME, GOLD, INK, light, mix, shade } from '../colour';
import type { Tones } from '../colour';
import { beads, dots, each, fill, ground, group, hill, line, paper, shadow } from '../paper';
import { floor } from '../props';
import { cut } from '../scissors/cut';
import { digits } from '../scissors/points';
import { arch, box, disc, half, lathe, leaf, poly, tile } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';

const table = (m: number, r: SeededRandom, host: Tones, guest: Tones): string =>
  paper(disc(r.from(-90, 90), -r.from(340, 380), r.from(62, 92)), r.pick([guest.mid, CREAM, GOLD]), 4) +
  floor(m, -96, host.mid);

/** Stacks of coins that grow, and something that grows on them. */
const stacks: Motif = (m, r, host, guest) => {
  const count = isWide(m) ? 5 : r.int(3, 4);
  const step = isWide(m) ? 124 : 300 / count;
  const stack = (i: number): string => {
    const x = (i - (count - 1) / 2) * step;
    const coins = Math.min(7, (isWide(m) ? 2 : 3) + i + r.int(0, 1));
    const width = step * 0.84;
    const color = nth([host.mark, GOLD, guest.mid], i + r.int(0, 1));
    const pile = Array.from({ length: coins }, (_, j) =>
      fill(
        tile(x - width / 2 + r.from(-4, 4), -72 - j * 27, width, 26, 11),
        j % 2 ? shade(color, 0.14) : color,
      ),
    );
    const top = -74 - (coins - 1) * 27;
    const grows = i === count - 1 || r.yes(0.35);
    const sprout = grows
      ? line(`M${digits(x)} ${top}q4-24 0-44`, host.deep, 5) +
        paper(leaf(x, top - 40, 62, 36, -142), host.deep, 3) +
        paper(leaf(x, top - 38, 70, 38, -38), host.mark, 3)
      : '';
    return ground(x, -46, width * 0.55, 9) + pile.join('') + sprout;
  };
  const body =
    table(m, r, host, guest) +
    each(
      Array.from({ length: count }, (_, i) => i),
      stack,
    );
  return { wall: r.pick([host.wall, host.tint]), body };
};

/** Terraces up to a sapling. */
const terraces: Motif = (m, r, host, guest) => {
  const count = r.int(4, 5);
  const way = r.sign();
  const tones: [string, ...string[]] = [host.deep, host.mark, guest.mark, host.mid, host.tint];
  const steps = Array.from({ length: count }, (_, k) => count - 1 - k);
  const terrace = (i: number): string => {
    const y = -70 - i * 58;
    const x = way * (-m + (i + 0.35) * ((m * 2) / (count + 0.4)));
    const outline = `${way * (m + 10)},10! ${way * (m + 10)},${y - 6}! ${x + way * 30},${y} ${x},${y + 14}! ${x - way * 26},${y + 60}! ${x - way * 60},10!`;
    const rows = dots(
      `M${digits(x + way * 34)} ${digits(y + 26)}h${digits(way * 180)}`,
      light(nth(tones, i), 0.45),
      8,
      22,
    );
    return paper(cut(outline), nth(tones, i), -4) + (i < count - 1 ? rows : '');
  };
  const [treeX, treeY] = [way * (isWide(m) ? 250 : 120), -70 - (count - 1) * 58];
  const body =
    paper(
      disc(-way * r.from(40, 90), -r.from(360, 390), r.from(62, 84)),
      r.pick([guest.mid, CREAM, GOLD]),
      4,
    ) +
    each(steps, terrace) +
    line(`M${treeX} ${treeY + 6}v-70`, host.deep, 8) +
    paper(leaf(treeX, treeY - 50, 74, 44, -150), host.deep, 3) +
    paper(leaf(treeX, treeY - 50, 84, 46, -48), host.mark, 3);
  return { wall: r.pick([host.wall, host.tint]), body };
};

/** A jar that fills. */
const jar: Motif = (m, r, host, guest) => {
  const x = isWide(m) ? r.from(-120, 120) : 0;
  const level = r.from(110, 190);
  const profile = '-48,92! -60,100 -230,100 -262,74! -282,74!';
  const rows = Array.from({ length: Math.ceil(level / 30) }, (_, row) => row);
  const coins = rows.flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column): [number, number] => [
      x + column * 36 + (row % 2 ? 10 : -8) + r.from(-5, 5),
      -70 - row * 30 + r.from(-4, 4),
    ]),
  );
  const inside = coins.filter(([coin]) => Math.abs(coin - x) < 80);
  const body =
    table(m, r, host, guest) +
    ground(x, -46, 112, 14) +
    paper(lathe(x, profile), mix(CREAM, host.tint, 0.45), 6) +
    each([host.mark, GOLD, guest.mid], (color, k) =>
      beads(
        inside.filter((_, i) => (i * 5 + (i % 7)) % 3 === k),
        color,
        38,
      ),
    ) +
    shadow(lathe(x, '-60,100 -230,100 -262,74!', 0.55, 0.9), 0.1) +
    fill(lathe(x, '-80,100 -225,100', -0.86, -0.74), CREAM, ' opacity=".8"') +
    line(`M${digits(x)} -240q8-70 0-120`, host.deep, 7) +
    paper(leaf(x, -352, 86, 46, -146), host.deep, 4) +
    paper(leaf(x, -330, 96, 50, -34), host.mark, 4) +
    fill(leaf(x + 3, -300, 54, 30, 206), host.mark);
  return { wall: r.pick([host.wall, host.tint]), body };
};

const envelope = (color: string, x: number, y: number, turn: number): string =>
  group(
    paper(poly('-92,-64 92,-64 92,64 -92,64'), color, 5) +
      fill(poly('-92,-64 92,-64 0,18'), light(color, 0.3)) +
      fill(disc(0, 10, 15), CREAM),
    { x, y, turn },
  );

/** Five envelopes in a row, one of them open. */
const envelopes: Motif = (m, r, host, guest) => {
  const colors = r.shuffle([host.mark, GOLD, guest.mid, host.deep, guest.mark]);
  const body =
    paper(disc(r.from(-60, 60), -372, 84), CREAM, 4) +
    floor(m, -84, host.mid) +
    group(
      paper(poly('-92,-64 92,-64 92,64 -92,64'), guest.tint, 5) +
        paper(box(-74, -120, 148, 120), CREAM, 3) +
        line('M-50-92h100M-50-68h70', host.mid, 5) +
        fill(poly('-92,64 92,64 92,-30 0,34 -92,-30'), guest.mark),
      { x: 0, y: -286, turn: 4 },
    ) +
    each(colors.slice(0, 3), (color, i) =>
      envelope(color, [-78, 84, 0][i] ?? 0, [-166, -150, -96][i] ?? 0, [-9, 7, -2][i] ?? 0),
    ) +
    group(fill(leaf(0, 0, 60, 30, -120), host.deep) + fill(leaf(0, 0, 66, 32, -60), host.mark), {
      x: isWide(m) ? 210 : 146,
      y: -60,
    });
  return { wall: host.tint, body };
};

/** A bridge from one side to the other. */
const bridge: Motif = (m, r, host, guest) => {
  const span = isWide(m) ? 250 : 128;
  const piers = isWide(m) ? [-250, -84, 84, 250] : [-128, 0, 128];
  const body =
    paper(disc(r.from(-40, 40), -360, r.from(70, 90)), r.pick([FLAME, GOLD, CREAM]), 4) +
    hill(m, [-190, -250, -200, -240, -210], host.tint) +
    hill(m, [-130, -110, -150, -120, -140], host.mid, 4) +
    floor(m, -96, '#a5bfcb') +
    each(piers, (x) => fill(box(x - 11, -170, 22, 120), guest.deep)) +
    line(`M${-span} -168q${digits(span / 2)}-110 ${span} 0t${span} 0`, guest.mark, 12) +
    paper(poly(`${-m},-190 ${m},-196 ${m},-166 ${-m},-160`), guest.deep, 5) +
    each(
      [-84, 70],
      (x, i) =>
        paper(arch(x, -188, 46, 76), i ? GOLD : CREAM, 3) +
        fill(disc(x, -280, 17, 19), i ? '#8a5638' : '#e3b18f') +
        fill(half(x, -284, 19), INK),
    ) +
    line(`M${-m + 30} -60q40-16 80 0t80 0M${m - 190} -36q40-16 80 0t80 0`, CREAM, 6, ' opacity=".7"') +
    hill(m, [-120, -40, 6, 8, -30, -110], host.deep, 4);
  return { wall: host.wall, body };
};

export const financialMotifs: Record<string, Motif> = { stacks, terraces, jar, envelopes, bridge };
