import { nth } from '../../seededRandom';
import type { SeededRandom } from '../../seededRandom';
import { CREAM, FERN, FLAME, INK, MINT, TOMATO, WOOD, mix, shade } from '../colour';
import type { Tones } from '../colour';
import { each, fill, group, hill, line, paper, shadow } from '../paper';
import { floor } from '../props';
import { cut } from '../scissors/cut';
import { digits } from '../scissors/points';
import { arch, box, disc, lathe, leaf, tile } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';

type Scene = (x: number, y: number, r: SeededRandom, host: Tones, guest: Tones, isNight: boolean) => string;

const stones: Scene = (x, y, r, host, guest, isNight) => {
  const colors: [string, ...string[]] = isNight
    ? [host.deep, host.mark, guest.mid, host.deep, host.mark]
    : [host.tint, CREAM, guest.mid, host.mid, CREAM];
  let top = y;
  return each([0, 1, 2, 3], (i) => {
    const [rx, ry] = [74 - i * 13 + r.from(-5, 5), 21 - i * 2];
    const stone = paper(disc(x + r.from(-8, 8), top - ry, rx, ry, 0.035), nth(colors, i), 3);
    top -= ry * 1.86;
    return stone;
  });
};

const lotus: Scene = (x, y, _r, host, _guest, isNight) =>
  each([-168, -12, -144, -36, -118, -62, -90], (angle) => {
    const turn = Math.abs(Math.abs(angle) - 90);
    const colors: [string, ...string[]] = isNight
      ? [host.mark, host.deep, host.mark]
      : [host.tint, CREAM, host.mid];
    return paper(leaf(x, y + 2, 104 - turn * 0.1, 46, angle), nth(colors, Math.round(turn / 30)), 2);
  });

const candles: Scene = (x, y, r, host, guest) =>
  each(
    r.shuffle([
      { at: -58, tall: 74 },
      { at: 0, tall: 118 },
      { at: 56, tall: 92 },
    ]),
    ({ at, tall }) =>
      paper(box(x + at - 20, y - tall, 40, tall), nth([CREAM, host.tint, guest.tint], Math.abs(at)), 4) +
      fill(leaf(x + at + 1, y - tall - 2, 44, 22, -90), FLAME) +
      fill(leaf(x + at + 1, y - tall - 4, 22, 11, -90), '#fbe3b0'),
  );

const bowl: Scene = (x, y, _r, host, guest, isNight) => {
  const profile = `${y},40! ${y - 12},62 ${y - 56},72 ${y - 80},84!`;
  const waves = each([96, 128, 160], (radius, i) =>
    line(
      `M${digits(x - radius)} ${y - 96}a${radius} ${radius * 0.8} 0 0 1 ${radius * 2} 0`,
      isNight ? host.mid : host.tint,
      6 - i,
      ' opacity=".8"',
    ),
  );
  return (
    waves +
    paper(lathe(x, profile), guest.mid, 4) +
    shadow(lathe(x, profile, 0.4, 1), 0.14) +
    fill(disc(x, y - 80, 80, 13, 0.006), shade(guest.mid, 0.3)) +
    group(line('M0 0L66-92', WOOD, 11) + paper(tile(-14, -34, 34, 42, 14), guest.mark, 3), {
      x: x + 62,
      y: y - 86,
    })
  );
};

/** Arch within arch, and something quiet in the innermost one. */
const arches =
  (scene: Scene): Motif =>
  (m, r, host, guest) => {
    const isNight = r.yes(0.45);
    const wall = isNight ? host.deep : r.pick([host.wall, host.tint]);
    const count = r.int(3, 4);
    const x = isWide(m) ? r.from(-60, 60) : 0;
    const ramp: [string, ...string[]] = isNight
      ? [mix(host.deep, host.mark, 0.45), host.mark, host.mid, host.tint, CREAM]
      : [host.tint === wall ? host.wall : host.tint, host.mid, host.mark, host.deep];
    const doors = Array.from({ length: count }, (_, i) =>
      paper(arch(x, 10, 330 - i * 64, 455 - i * 62), nth(ramp, i), i ? 4 : 3),
    );
    const wings = isWide(m)
      ? each(
          [-300, 300],
          (side) =>
            paper(arch(x + side, 10, 150, 250), nth(ramp, 0), 3) +
            paper(arch(x + side, 10, 96, 196), nth(ramp, 1), 3),
        )
      : '';
    const body =
      wings +
      doors.join('') +
      floor(m, -70, isNight ? mix(host.deep, INK, 0.45) : host.deep) +
      scene(x, -46, r, host, guest, isNight);
    return { wall, body };
  };

/** A lotus on a pond before far hills. */
const pond: Motif = (m, r, host, guest) => {
  const isNight = r.yes();
  const glints = [-250, -206, -60].map((y, i) => `M${-m + 40 + i * 90} ${y + 60}h${70 + i * 24}`).join('');
  const pads = each(
    [
      [-120, -66, 64],
      [112, -44, 78],
      [40, -120, 40],
    ],
    ([x, y, rx]) => paper(disc(x, y, rx, rx * 0.3, 0.02), isNight ? '#4e7a6a' : MINT, 3),
  );
  const body =
    paper(disc(r.from(-70, 70), -372, r.from(62, 84)), isNight ? '#f4dfa8' : guest.tint, 4) +
    hill(m, [-250, -320, -270, -340, -280], isNight ? host.mark : host.tint) +
    hill(m, [-210, -240, -222, -260, -214], isNight ? mix(host.mark, host.deep, 0.5) : host.mid, 4) +
    floor(m, -200, isNight ? mix(host.deep, INK, 0.35) : '#cfdfe6', 0) +
    line(glints, isNight ? host.mark : CREAM, 6) +
    pads +
    group(lotus(0, 0, r, host, guest, isNight), { x: -8, y: -74, s: 1.5 });
  return { wall: isNight ? host.deep : host.wall, body };
};

/** Lanterns on a branch at dusk. */
const lanterns: Motif = (m, r, host, guest) => {
  const lantern = (x: number, drop: number, color: string): string =>
    line(`M${x}-430v${drop}`, INK, 4) +
    group(
      fill(disc(0, 62, 84), '#fbe3b0', ' opacity=".3"') +
        paper(cut('-30,14! -52,50 -52,80 -30,116! 30,116! 52,80 52,50 30,14!'), color, 4) +
        line('M-46 44h92M-53 66h106M-46 88h92', shade(color, 0.12), 3) +
        fill(box(-32, 4, 64, 13), INK) +
        fill(box(-32, 113, 64, 13), INK) +
        line('M0 126v30', TOMATO, 6),
      { x, y: -430 + drop },
    );
  const body =
    fill(disc(r.from(40, 90), -300, 120), host.mark) +
    hill(m, [-130, -180, -140, -190, -150], mix(host.mark, host.deep, 0.6)) +
    hill(m, [-80, -100, -70, -110, -76], mix(host.deep, INK, 0.45), 4) +
    line(`M${-m}-452q${digits(m)}-30 ${2 * m} 26`, '#3a2a20', 17) +
    each([-150, -96, 30, 150], (x, i) => fill(leaf(x, -446, 62, 30, 70 + i * 18), i % 2 ? MINT : FERN)) +
    lantern(-106, 62, guest.mid) +
    lantern(8, 122, FLAME) +
    lantern(116, 44, CREAM);
  return { wall: host.deep, body };
};

export const spiritualMotifs: Record<string, Motif> = {
  stones: arches(stones),
  pond,
  candles: arches(candles),
  bowl: arches(bowl),
  lanterns,
};
