import { nth } from '../../seededRandom';
import type { SeededRandom } from '../../seededRandom';
import { CREAM, FLAME, GOLD, INK, TOMATO, WOOD, light, mix, shade } from '../colour';
import type { Tones } from '../colour';
import { each, fill, group, hill, line, paper } from '../paper';
import { floor } from '../props';
import { cut } from '../scissors/cut';
import { digits } from '../scissors/points';
import { arch, box, disc, leaf, limb, poly, tile } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';
import { SKINS } from './person';

const bunting = (m: number, host: Tones, guest: Tones): string => {
  const step = isWide(m) ? 112 : 66;
  const colors: [string, ...string[]] = [host.mark, guest.mid, host.deep];
  const flags = Array.from({ length: isWide(m) ? 8 : 6 }, (_, i) =>
    fill(leaf(-m + 30 + i * step, -456 - Math.abs((i % 6) - 2.5) * 7, 34, 30, 90), nth(colors, i)),
  );
  return flags.join('') + line(`M${-m} -466q${m} 44 ${2 * m} 0`, host.deep, 2.5);
};

type Guest = { coat: string; skin: string; tall: number; width: number };

/** Somebody from the front, from the waist up. */
const sitter = ({ coat, skin, tall, width }: Guest, r: SeededRandom, host: Tones): string => {
  const hair = r.pick([INK, '#3a2a20', host.deep, '#a39d92']);
  const y = -tall - 30;
  const style = r.int(0, 2);
  const long = `-36,${y + 40}! -38,${y - 8} -18,${y - 40} 18,${y - 40} 38,${y - 8} 34,${y + 42}!`;
  const fringe = `-31,${y - 1}! -30,${y - 26} 0,${y - 41} 30,${y - 26} 31,${y - 1}! ${r.from(-8, 12)},${y - 18}`;
  const collar = `${-width * 0.2},${-tall + 20}! 0,${-tall + 42} ${width * 0.2},${-tall + 20}! 0,${-tall + 26}`;
  return (
    paper(arch(0, 20, width, tall + 20), coat, 5) +
    fill(limb(`0,${-tall + 12} 0,${-tall - 8}`, [26, 24]), shade(skin, 0.12)) +
    (style === 1 ? fill(cut(long), hair) : '') +
    fill(disc(0, y, 29, 33), skin) +
    fill(cut(fringe), hair) +
    (style === 2 ? fill(disc(r.sign() * 6, y - 46, 15), hair) : '') +
    (r.yes(0.4) ? fill(cut(collar), light(coat, 0.5)) : '')
  );
};

const company = (
  m: number,
  r: SeededRandom,
  host: Tones,
  guest: Tones,
  wall: string,
  count: number,
): string => {
  const skins = r.shuffle(SKINS);
  const coats = r.shuffle([
    host.mark,
    host.deep,
    guest.mark,
    wall === host.mid ? CREAM : host.mid,
    guest.mid,
    guest.deep,
  ]);
  const span = Math.min(2 * m - 120, count * (isWide(m) ? 170 : 96));
  return each(r.shuffle(Array.from({ length: count }, (_, i) => i)), (i) => {
    const x = count === 1 ? 0 : -span / 2 + (span * i) / (count - 1);
    const one = {
      coat: coats[i] ?? host.mark,
      skin: skins[i % skins.length] ?? SKINS[0],
      tall: r.from(205, 268),
      width: r.from(116, 138),
    };
    return group(sitter(one, r, host), { x, turn: r.from(-3, 3) - x * 0.018 });
  });
};

const onTheTable = (x: number, r: SeededRandom, host: Tones, guest: Tones): string => {
  const color = r.pick([CREAM, guest.mid, host.mid]);
  const [left, right] = [digits(x - 26), digits(x + 24)];
  if (r.yes(0.6)) {
    return (
      line(`M${right}-74q22 0 18 14t-22 10`, shade(color, 0.15), 6) +
      fill(`M${left}-86h52l-4 40q-22 8-44 0z`, color) +
      fill(disc(x, -86, 22, 4), shade(color, 0.4))
    );
  }
  const fruit = each([-20, 4, 24], (k, i) =>
    fill(disc(x + k, -82, 11, 9), nth([guest.mid, TOMATO, GOLD], i)),
  );
  return fill(`M${digits(x - 44)}-78h88q-8 38-30 38h-28q-22 0-30-38z`, color) + fruit;
};

/** People round a table, seen from its other side. */
const table =
  (count: number): Motif =>
  (m, r, host, guest) => {
    const wall = r.pick([host.wall, host.tint, host.mid]);
    const cups = isWide(m)
      ? [-250, -90, 80, 240]
      : r.pick([
          [-92, 84],
          [-110, 0, 112],
          [-60, 96],
        ]);
    const body =
      paper(disc(r.from(-110, 110), -360, r.from(70, 104)), wall === host.mid ? host.tint : CREAM, 4) +
      (count > 2 ? bunting(m, host, guest) : '') +
      company(m, r, host, guest, wall, count) +
      paper(poly(`${-m},-78 ${m},-84 ${m},10 ${-m},10`), mix(host.deep, INK, 0.45), -3) +
      each(cups, (x) => onTheTable(x, r, host, guest));
    return { wall, body };
  };

const back = (x: number, coat: string, skin: string, hair: string): string =>
  paper(arch(x, -70, 104, 150), coat, 4) +
  fill(disc(x, -250, 28, 31), skin) +
  fill(cut(`${x - 30},-240! ${x - 32},-268 ${x},-292 ${x + 32},-268 ${x + 30},-240! ${x},-222`), hair);

/** Two on a park bench under a tree, from behind. */
const bench: Motif = (m, r, host, guest) => {
  const slats = each([-150, -118], (y) => paper(tile(-160, y, 320, 24, 6), WOOD, 4));
  const body =
    paper(disc(r.from(60, 110), -380, 62), r.pick([FLAME, CREAM]), 4) +
    hill(m, [-150, -190, -160, -210, -170], guest.tint) +
    hill(m, [-90, -110, -130, -100, -120], guest.mid, 4) +
    paper(disc(-128, -330, 118, 110), guest.mark, 4) +
    paper(disc(-60, -396, 70, 62), guest.deep, 4) +
    fill(poly('-138,-250 -116,-250 -108,-40 -148,-40'), '#6b4800') +
    floor(m, -58, guest.deep) +
    back(-52, host.mark, '#8a5638', INK) +
    back(58, CREAM, '#e3b18f', '#a39d92') +
    fill(box(-140, -150, 14, 130), INK) +
    fill(box(126, -150, 14, 130), INK) +
    slats;
  return { wall: host.wall, body };
};

const letter = (x: number, y: number, turn: number, color: string): string =>
  group(
    paper(poly('-54,-36 54,-36 54,36 -54,36'), CREAM, 5) +
      fill(poly('-54,-36 54,-36 0,8'), shade(CREAM, 0.1)) +
      fill(disc(0, 4, 12), color),
    { x, y, turn },
  );

const house = (x: number, color: string, roof: string): string =>
  paper(box(x - 62, -190, 124, 200), color, 4) +
  paper(poly(`${x - 78},-186 ${x},-262 ${x + 78},-186`), roof, 4) +
  fill(arch(x, -70, 62, 90), light(roof, 0.75)) +
  fill(box(x - 2, -160, 4, 90), roof);

/** Letters that cross between two windows. */
const letters: Motif = (m, r, host, guest) => {
  const body =
    paper(disc(r.from(-60, 60), -390, 70), CREAM, 4) +
    line(`M-120-250C-80-400 80-420 130-250`, host.mark, 5, ' stroke-dasharray="2 13"') +
    hill(m, [-80, -110, -90, -120, -86], guest.mid) +
    house(-118, guest.mark, guest.deep) +
    house(122, host.mid, host.deep) +
    hill(m, [-40, -30, -48, -34], guest.deep, 4) +
    letter(-46, -372, -14, TOMATO) +
    letter(58, -306, 10, guest.mark);
  return { wall: host.tint, body };
};

export const socialMotifs: Record<string, Motif> = {
  pair: table(2),
  three: table(3),
  four: table(4),
  bench,
  letters,
};
