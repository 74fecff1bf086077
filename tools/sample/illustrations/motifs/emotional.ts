import { CREAM, GOLD, MINT, TOMATO, mix, shade } from '../colour';
import type { Tones } from '../colour';
import { each, fill, group, hill, line, paper, shadow } from '../paper';
import { cut } from '../scissors/cut';
import { digits, polar } from '../scissors/points';
import { disc, half, leaf, poly } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';
import { SKINS } from './person';

const HEAD =
  '-160,10! -138,-52 -76,-92 -62,-134 -84,-184 -104,-246 -92,-318 -40,-368 26,-372 76,-338 92,-290 88,-266 104,-238 117,-218! 99,-206! 103,-194 96,-185! 100,-176 91,-163 93,-146 72,-126 30,-124 22,-96 60,-60 116,-38 150,10!';

type Inside = (host: Tones, guest: Tones) => string;

const sunrise: Inside = () =>
  paper(half(-6, -236, 58), GOLD, 3) +
  each([225, 270, 315], (angle) => {
    const [[x, y], [toX, toY]] = [polar(-6, -238, 70, angle), polar(-6, -238, 88, angle)];
    return line(`M${digits(x)} ${digits(y)}L${digits(toX)} ${digits(toY)}`, GOLD, 6);
  }) +
  line('M-70-220q16-12 32 0t32 0 32 0 30 0', CREAM, 6);

const rain: Inside = (_host, guest) =>
  paper(cut('-70,-268! -66,-300 -36,-306 -14,-330 26,-318 34,-296 58,-288 58,-268!'), CREAM, 3) +
  each([-46, -14, 18, 46], (x, i) => fill(leaf(x, -214 - (i % 2) * 14, 34, 16, -96), guest.tint));

const flower: Inside = (host) =>
  each([0, 60, 120, 180, 240, 300], (angle, i) =>
    fill(leaf(-8, -276, 54, 34, angle + 12), i % 2 ? CREAM : host.tint),
  ) +
  fill(disc(-8, -276, 16), GOLD) +
  line('M-8-220q6 30-4 64', MINT, 7) +
  fill(leaf(-8, -186, 40, 20, -30), MINT);

const waves: Inside = (host, guest) =>
  each([CREAM, host.tint, guest.tint, guest.mid], (color, i) =>
    line(`M-82 ${-312 + i * 36}q20-20 40 0t40 0 40 0 34-4`, color, 11),
  );

const heart: Inside = () =>
  paper(cut('-8,-212! -62,-262 -64,-304 -36,-324 -8,-300! 22,-324 50,-302 46,-260'), TOMATO, 3) +
  fill(cut('-8,-212! -8,-300! 22,-324 50,-302 46,-260'), '#c2553a');

/** A head in profile, and what goes on inside. */
const head =
  (inside: Inside, isPair = false): Motif =>
  (m, r, host, guest) => {
    const wall = r.pick([host.wall, host.tint, host.mid, guest.wall]);
    const hue = r.pick([host.deep, host.mark, host.mark]);
    const flip = r.sign();
    const one = (x: number, s: number, way: number, color: string, filled: Inside): string =>
      group(paper(cut(HEAD), color, 6) + filled(host, guest), { x, s: [way * s, s] });
    const back = mix(hue, host.mid, 0.5);
    const two = isWide(m)
      ? one(-210, 0.86, 1, host.deep, inside) +
        one(220, 0.86, -1, host.mark, inside === heart ? waves : heart)
      : one(-92, 0.82, -1, back, waves) + one(86, 0.92, 1, hue, inside);
    const body =
      paper(
        disc(flip * r.from(-60, -20), -262, r.from(150, 172)),
        wall === host.mid ? host.tint : r.pick([host.mid, CREAM, guest.tint]),
        4,
      ) +
      (isPair || isWide(m) ? two : one(flip * -12, 1.06, flip, hue, inside)) +
      each([0, 1, 2], () =>
        fill(
          leaf(flip * r.from(96, m - 20), -r.from(60, 430), r.from(18, 34), r.from(10, 16), r.from(0, 360)),
          r.pick([host.mark, guest.mid, host.deep]),
        ),
      );
    return { wall, body };
  };

/** A hand that holds a small sun. */
const hand: Motif = (m, r, host, guest) => {
  const skin = r.pick(SKINS);
  const body =
    paper(disc(0, -300, 150), host.tint, 4) +
    each([200, 235, 270, 305, 340], (angle) => {
      const [[x, y], [toX, toY]] = [polar(0, -270, 84, angle), polar(0, -270, 116, angle)];
      return line(`M${digits(x)} ${digits(y)}L${digits(toX)} ${digits(toY)}`, GOLD, 9);
    }) +
    paper(disc(0, -266, 60), GOLD, 4) +
    hill(m, [-50, -70, -40, -60, -46], host.mark) +
    paper(
      cut(
        '-34,20! -40,-70 -92,-140 -122,-196 -104,-208 -66,-172 -50,-194 -40,-210 40,-210 54,-194 70,-172 108,-204 122,-190 92,-130 44,-70 40,20!',
      ),
      skin,
      6,
    ) +
    shadow(cut('10,20! 30,-60 84,-128 122,-190 92,-130 44,-70 40,20!'), 0.14) +
    line('M-30-186v34M0-190v38M30-186v34', shade(skin, 0.2), 4) +
    paper(poly('-58,-24 58,-28 66,20 -66,20'), guest.mark, 4);
  return { wall: r.pick([host.wall, guest.wall]), body };
};

export const emotionalMotifs: Record<string, Motif> = {
  sunrise: head(sunrise),
  rain: head(rain),
  flower: head(flower),
  waves: head(waves),
  heart: head(heart, true),
  hand,
};
