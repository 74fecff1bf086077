import { nth } from '../../seededRandom';
import { CREAM, FLAME, GOLD, INK, TOMATO, WOOD, mix, shade } from '../colour';
import { each, fill, group, hill, line, paper } from '../paper';
import { floor, sprig } from '../props';
import { cut } from '../scissors/cut';
import { digits } from '../scissors/points';
import { box, disc, leaf, poly, tile } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';

const tree = (x: number, y: number, s: number, color: string, trunk: string, isLeaf: boolean): string =>
  (isLeaf
    ? paper(leaf(x, y, 96 * s, 52 * s, -90), color, 3)
    : paper(disc(x, y - 62 * s, 30 * s, 37 * s), color, 3)) +
  line(`M${digits(x)} ${digits(y + 8)}v${digits(-52 * s)}`, trunk, Math.round(4 * s));

/** Hills behind hills, by day or by night. */
const hills =
  (isNight: boolean, hasRiver: boolean): Motif =>
  (m, r, host, guest) => {
    const wall = isNight ? '#22415a' : r.pick([host.wall, host.tint, guest.wall, '#e0ebf6']);
    const sunX = r.from(-110, 110);
    const sun = isNight ? '#f4dfa8' : r.pick([guest.mid, FLAME, CREAM]);
    const tones: [string, ...string[]] = isNight
      ? ['#2f5a63', '#2c5c50', mix(host.deep, INK, 0.3), INK]
      : [host.tint === wall ? host.mid : host.tint, host.mid, host.mark, host.deep];
    const leaves: [string, string, string][] = [
      [host.deep, guest.mark, GOLD],
      [host.deep, guest.mid, host.wall],
      [host.mid, guest.mid, host.tint],
    ];
    const ridge = (base: number, i: number): string => {
      const heights = Array.from(
        { length: isWide(m) ? 6 : 5 },
        () => base + r.from(i * 10 - 62, 62 - i * 10),
      );
      const grove = (): string => {
        const share = r.from(0.08, 0.92) * (heights.length - 1);
        const [left = base, right = base] = heights.slice(Math.floor(share));
        const y = left + (right - left) * (share % 1);
        const [a, b, c] = leaves[i - 1] ?? leaves[0] ?? [host.deep, host.mark, host.mid];
        const color = isNight ? host.mark : r.pick([a, b, c]);
        return tree(
          -m + (2 * m * share) / (heights.length - 1),
          y + 16,
          0.55 + i * 0.2,
          color,
          isNight ? host.mid : shade(color, 0.4),
          r.yes(),
        );
      };
      const groves = i ? Array.from({ length: r.int(1, isWide(m) ? 4 : 3) }, grove).join('') : '';
      return hill(m, heights, nth(tones, i), i ? 4 : 0) + groves;
    };
    const stars = each(
      Array.from({ length: isWide(m) ? 16 : 11 }, (_, i) => i),
      (i) => fill(disc(r.from(-m + 20, m - 20), -r.from(290, 480), i % 3 ? 4 : 7), '#f4dfa8'),
    );
    const moon = paper(disc(sunX, -392, 54), sun, 4) + fill(disc(sunX + 24, -406, 46), wall);
    const riverX = r.from(-60, 60);
    const river = `${riverX - 6},-120! ${riverX + 40},-92 ${riverX - 30},-56 ${riverX + 30},10! ${riverX + 150},10! ${riverX + 40},-54 ${riverX + 76},-92 ${riverX + 10},-122!`;
    const body =
      (isNight ? stars + moon : paper(disc(sunX, -r.from(330, 400), r.from(44, 82)), sun, 4)) +
      each([-286, -226, -160, -92], ridge) +
      (hasRiver ? fill(cut(river), '#c2d7ec') : '');
    return { wall, body };
  };

const pot = (x: number, color: string, plant: string): string =>
  group(
    plant +
      paper(cut('-40,-70! 40,-70! 30,0! -30,0!'), color, 4) +
      fill(box(-45, -80, 90, 18), shade(color, 0.14)),
    { x, y: -88 },
  );

/** A window, a sill and three plants. */
const windowsill: Motif = (m, r, host, guest) => {
  const tall = each([-128, -104, -80, -58, -30], (a, i) =>
    paper(leaf(0, -60, 150 - Math.abs(i - 2) * 22, 42, a), nth([host.deep, host.mark], i), 3),
  );
  const trailing = each([-160, -20, -130, -50, -90], (a, i) =>
    fill(leaf(0, -66, 76, 44, a), nth([host.mid, host.mark], i)),
  );
  const body =
    paper(box(-134, -466, 268, 360), CREAM, 5) +
    fill(box(-118, -450, 112, 330), '#cfdfe6') +
    fill(box(8, -450, 112, 330), '#cfdfe6') +
    fill(disc(64, -386, 32), FLAME) +
    fill(cut('-118,-220! -70,-262 -6,-230! -6,-120! -118,-120!'), host.mid) +
    fill(cut('8,-236! 60,-214 120,-258! 120,-120! 8,-120!'), host.mid) +
    floor(m, -104, guest.mid) +
    floor(m, -66, shade(guest.mid, 0.24)) +
    pot(-104, '#b76849', tall) +
    pot(6, CREAM, sprig(0, -60, 130, -96, host.mark, 7, 44)) +
    pot(112, guest.mark, trailing);
  return { wall: r.pick([host.wall, host.tint]), body };
};

const peg = (x: number): string => fill(box(x - 4, -352, 8, 24), WOOD);

/** Clothes on a line before a field. */
const clothesline: Motif = (m, r, host, guest) => {
  const shirt =
    paper(
      cut(
        '-56,-340! -20,-346! 0,-330 20,-346! 56,-340! 92,-292! 66,-274! 54,-292! 56,-196! -56,-196! -54,-292! -66,-274! -92,-292!',
      ),
      guest.mark,
      5,
    ) +
    fill(tile(8, -284, 32, 30, 4), CREAM) +
    line('M12-268l24-8M14-278l18 18', TOMATO, 4);
  const towel =
    paper(poly('-36,-342 40,-346 44,-214 -34,-210'), CREAM, 5) +
    fill(poly('-34,-240 43,-244 43,-230 -34,-226'), TOMATO);
  const body =
    paper(disc(r.from(-100, -50), -408, 58), GOLD, 4) +
    hill(m, [-170, -210, -180, -230, -190], host.mid) +
    hill(m, [-110, -140, -120, -100, -130], host.mark, 4) +
    line(`M${-m} -356q${m} 30 ${2 * m} 0`, '#6b4800', 4) +
    group(shirt + peg(-40) + peg(42), { x: -72, y: 8 }) +
    group(towel + peg(-24) + peg(28), { x: 96, y: 6 }) +
    hill(m, [-50, -64, -44, -70, -52], host.deep, 4) +
    each([-150, -96, 40, 108, 160], (x, i) => sprig(x, -34, 56, -88 + (i % 3) * 8, host.mid, 4, 26));
  return { wall: '#e0ebf6', body };
};

const crop = (x: number, color: string, plant: string): string =>
  plant +
  paper(cut(`${x - 54},-128! ${x + 54},-128! ${x + 44},-40! ${x - 44},-40!`), color, 5) +
  fill(box(x - 58, -138, 116, 20), shade(color, 0.15));

/** Pots and a watering can. */
const garden: Motif = (m, r, host, guest) => {
  const drops = each(
    [
      [-6, 0],
      [-24, 28],
      [-2, 46],
      [-30, 68],
      [-12, 88],
    ],
    ([x, y]) => fill(leaf(x - 96, -286 + y, 20, 12, 100), '#7fa3c4'),
  );
  const can = group(
    paper(poly('-52,-96 52,-96 62,0 -62,0'), guest.mark, 5) +
      line('M52-84c60-6 56 76 4 66', shade(guest.mark, 0.25), 13) +
      line('M-50-30L-120-96', guest.mark, 17) +
      fill(poly('-112,-118 -94,-98 -132,-76 -146,-100'), shade(guest.mark, 0.25)),
    { x: 70, y: -290, turn: -14 },
  );
  const body =
    paper(disc(r.from(90, 130), -410, 60), FLAME, 4) +
    floor(m, -70, host.mid) +
    drops +
    can +
    crop(
      -104,
      '#b76849',
      sprig(-116, -130, 110, -98, host.mark, 6, 46) + sprig(-92, -130, 90, -76, host.deep, 5, 42),
    ) +
    crop(
      40,
      '#8a5638',
      line('M40-130v-92', host.deep, 6) +
        fill(leaf(40, -180, 56, 28, -150), host.mark) +
        fill(leaf(40, -196, 56, 28, -30), host.mark) +
        fill(disc(16, -150, 19), TOMATO) +
        fill(disc(62, -158, 16), TOMATO),
    ) +
    crop(
      160,
      GOLD,
      each([-120, -90, -60], (a) => fill(leaf(160, -130, 74, 40, a), host.mid)),
    );
  return { wall: r.pick([host.wall, host.tint]), body };
};

export const environmentalMotifs: Record<string, Motif> = {
  hills: hills(false, false),
  river: hills(false, true),
  night: hills(true, false),
  windowsill,
  clothesline,
  garden,
};
