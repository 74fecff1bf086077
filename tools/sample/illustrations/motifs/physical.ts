import { nth } from '../../seededRandom';
import { CREAM, GOLD, INK, TOMATO, shade } from '../colour';
import type { Tones } from '../colour';
import { each, fill, ground, group, hill, line, paper } from '../paper';
import { floor } from '../props';
import { cut } from '../scissors/cut';
import { box, disc, half, poly } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';
import { POSES, SKINS, person } from './person';
import type { Pose } from './person';

type Prop = 'mat' | 'track' | 'hills' | 'stairs';

/** A figure before a big sun; what it does comes from the pose, where it does it from the prop. */
const mover =
  (pose: Pose, prop: Prop, held: (guest: Tones) => string = () => ''): Motif =>
  (m, r, host, guest) => {
    const wall = r.pick([host.wall, host.tint, host.tint]);
    const flip = r.sign();
    const sun = r.pick([host.mid, CREAM, guest.tint]);
    const band = -r.from(82, 100);
    const tops = [guest.mark, CREAM, GOLD, guest.deep].filter((color) => color !== sun && color !== wall);
    const dress = {
      skin: r.pick(SKINS),
      top: nth([guest.mark, ...tops], r.int(1, tops.length)),
      legs: r.pick([INK, guest.deep, '#2b5279']),
      hair: r.pick([INK, INK, '#4a2f20', '#8f8a80']),
      hairdo: r.pick(['bun', 'short', 'tail'] as const),
    };
    const places: Record<Prop, () => string> = {
      mat: () =>
        hill(m, [band, band - 6, band + 4, band - 2], host.mark) +
        fill(poly('-150,-34 142,-42 168,-18 -176,-10'), r.pick([guest.mid, host.deep, guest.mark])),
      track: () =>
        floor(m, band, host.mark) +
        each([0, 1, 2], (i) =>
          fill(
            poly(`${-m},${-58 + i * 22} ${m},${-66 + i * 24} ${m},${-60 + i * 25} ${-m},${-53 + i * 23}`),
            host.tint,
          ),
        ),
      hills: () =>
        hill(m, [-150, -230, -170, -250, -190], guest.tint) +
        hill(m, [-110, -160, -130, -100, -150], '#8fc197', 4) +
        hill(m, [-50, -44, -30, -36, -60], '#4e925e', 4),
      stairs: () =>
        floor(m, -40, host.mark) +
        group(
          each([0, 1, 2, 3], (i) =>
            paper(
              box(24 + i * 62, -108 - i * 66, 260, 120 + i * 66),
              i % 2 ? host.deep : shade(host.mark, 0.12),
              -3,
            ),
          ),
          { s: [flip, 1] },
        ),
    };
    const body =
      paper(disc(-flip * r.from(10, 60), -285, r.from(128, 158)), sun, 4) +
      (isWide(m) && prop !== 'stairs'
        ? paper(half(-flip * 300, band + 4, 110), host.mid, 4) +
          paper(half(flip * 330, band + 4, 70), guest.tint, 4)
        : '') +
      places[prop]() +
      (prop === 'stairs' ? '' : ground(6, -36, 92, 9)) +
      group(person(pose, dress) + held(guest), { y: -36, s: [flip * 1.08, 1.08] });
    return { wall, body };
  };

const bell = (guest: Tones): string =>
  group(
    line('M-17-50c-6-36 40-36 34 0', guest.deep, 11) +
      fill(disc(0, -30, 32), guest.deep) +
      fill(disc(-6, -30, 12), CREAM),
    { x: 12, y: -46 },
  );
const pole = (): string =>
  line('M100-196L122-2', '#6b4800', 7) +
  paper(cut('-46,-224! -20,-232 2,-206 -2,-150 -34,-142 -56,-160'), TOMATO, 3);
const notes = (guest: Tones): string =>
  each(
    [
      [104, -262, 1],
      [136, -206, 0.8],
      [-120, -282, 0.9],
    ],
    ([x, y, s]) =>
      group(fill(disc(0, 0, 13, 10), guest.mark) + line('M11 0v-44q16 4 18 20', guest.mark, 6), { x, y, s }),
  );

export const physicalMotifs: Record<string, Motif> = {
  warrior: mover(POSES.warrior, 'mat'),
  reach: mover(POSES.reach, 'track'),
  dancer: mover(POSES.dancer, 'mat'),
  tree: mover(POSES.tree, 'mat'),
  run: mover(POSES.run, 'track'),
  sit: mover(POSES.sit, 'mat'),
  lift: mover(POSES.lift, 'mat', bell),
  plank: mover(POSES.plank, 'mat'),
  hike: mover(POSES.hike, 'hills', pole),
  stairs: mover(POSES.climb, 'stairs'),
  sway: mover(POSES.sway, 'mat', notes),
};
