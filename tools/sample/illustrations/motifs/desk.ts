import { CREAM, GOLD, INK, TOMATO, mix, shade } from '../colour';
import type { Tones } from '../colour';
import { fill, group, line, paper } from '../paper';
import { floor, sprig, steam } from '../props';
import { cut } from '../scissors/cut';
import { digits, polar } from '../scissors/points';
import { arch, box, disc, half, lathe, poly, tile } from '../scissors/shapes';
import { isWide } from './motif';
import type { Motif } from './motif';

const lamp = (color: string, isEvening: boolean, host: Tones): string =>
  line('M0-8L-34-96L34-172', isEvening ? host.tint : INK, 9, ' stroke-linejoin="round"') +
  paper(poly('-38,-8 38,-8 42,2 -42,2'), color, 3) +
  (isEvening ? fill(poly('44,-176 108,-142 150,0 -4,0'), '#fbe3b0', ' opacity=".28"') : '') +
  paper(cut('18,-196! 56,-212 112,-140! 40,-150!'), color, 4) +
  fill(disc(72, -144, 15, 10), '#fbe3b0');

const laptop = (screen: string, sun: string): string =>
  paper(poly('-92,-130 56,-130 66,0 -82,0'), INK, 4) +
  fill(poly('-80,-118 46,-118 54,-12 -72,-12'), screen) +
  fill(half(-10, -30, 36), sun) +
  paper(box(-96, -6, 178, 12), shade(CREAM, 0.3), 3);

/** A kind desk by a window, by day or in the evening. */
export const desk: Motif = (m, r, host, guest) => {
  const isEvening = r.yes(0.3);
  const flip = r.sign();
  const x = flip * (isWide(m) ? 210 : 74);
  const pane = isEvening ? mix(host.deep, INK, 0.5) : CREAM;
  const view = `${x - 84},-222! ${x - 40},-256 ${x + 10},-232 ${x + 52},-262 ${x + 84},-236! ${x + 84},-170! ${x - 84},-170!`;
  const clock: [number, number] = [-x * 0.96 - flip * 30, -398];
  const hands = [polar(...clock, 15, 300), clock, polar(...clock, 23, 50)].map(
    ([a, b]) => `${digits(a)} ${digits(b)}`,
  );
  const plants =
    sprig(-30, -56, 140, -102, host.deep, 6, 52) +
    sprig(6, -56, 110, -70, host.mark, 5, 44) +
    paper(lathe(-10, '0,36! -76,48!'), GOLD, 4);
  const thing = isEvening ? laptop(host.tint, host.mark) : r.pick([laptop(host.mid, CREAM), plants]);
  const mug =
    fill('M-24-48h48l-4 42q-20 8-40 0z', CREAM) +
    line('M24-38q18 0 14 14t-18 8', shade(CREAM, 0.2), 6) +
    steam(-8, -58, isEvening ? host.mid : CREAM);
  const body =
    paper(r.yes() ? arch(x, -170, 170, 270) : box(x - 85, -440, 170, 230), pane, 4) +
    fill(disc(x + r.from(-24, 24), -r.from(300, 350), r.from(26, 40)), isEvening ? '#f4dfa8' : GOLD) +
    fill(cut(view), isEvening ? host.mark : host.mid) +
    paper(disc(...clock, 35), isEvening ? host.tint : CREAM, 4) +
    line(`M${hands.join('L')}`, INK, 5, ' stroke-linejoin="round"') +
    floor(m, -176, guest.mark) +
    floor(m, -138, shade(guest.mark, 0.3)) +
    fill(tile(-120, -104, 240, 74, 6), shade(guest.mark, 0.12)) +
    fill(disc(0, -68, 9), GOLD) +
    group(thing, { x: x * 0.62, y: -156, s: [flip, 1] }) +
    group(lamp(isEvening ? GOLD : r.pick([host.mark, TOMATO]), isEvening, host), {
      x: -x * 1.1,
      y: -156,
      s: [flip, 1],
    }) +
    group(mug, { x: -flip * (isWide(m) ? 60 : 20), y: -150 });
  return { wall: isEvening ? host.deep : r.pick([host.wall, host.tint]), body };
};
