import type { MealSource } from '../../products/productSource';
import { seededRandom } from '../../seededRandom';
import type { SeededRandom } from '../../seededRandom';
import { CREAM, FERN, shade } from '../colour';
import { each, fill, frame, group, line, paper, sheet } from '../paper';
import { sprig } from '../props';
import { ROOMS } from '../rooms';
import { takeScissors } from '../scissors/cut';
import { polar } from '../scissors/points';
import { disc } from '../scissors/shapes';
import { ingredientNamed } from './ingredients';

const GLAZES: [string, ...string[]] = ['#2c5c38', '#2b5279', '#a3552f', '#145b5b', '#773949', '#a77600'];

const cloth = (m: number, r: SeededRandom, weave: string): string => {
  const step = r.int(40, 58);
  const stripes = (gap: number, from: number): string =>
    Array.from(
      { length: Math.ceil((2 * m + 160 - from) / gap) },
      (_, i) => `M${Math.round(-m - 80 + from + i * gap)}-600v720`,
    ).join('');
  const threads =
    line(stripes(step, 0), weave, 3, ' opacity=".5"') +
    line(stripes(step * 3, step / 2), weave, 11, ' opacity=".5"');
  return group(threads, { turn: r.sign() * r.from(4, 9) });
};

const BRASS = '#a98a5a';
const fork = (x: number, y: number): string =>
  group(paper('M-5 110h10v-120q12-12 11-28v-36h-6v34h-7v-34h-6v34h-7v-34h-6v36q0 16 11 28z', BRASS, 3), {
    x,
    y,
    turn: -6,
  });
const spoon = (x: number, y: number): string =>
  group(paper('M-5 110h10v-124q14-10 13-30-2-36-18-38t-18 38q-1 20 13 30z', BRASS, 3), { x, y, turn: 10 });
const chopsticks = (x: number, y: number): string =>
  group(paper('M-3-150h6l3 300h-12z', '#6b3a24', 3), { x, y, turn: 8 }) +
  group(paper('M-3-150h6l3 300h-12z', '#8a4e30', 3), { x: x + 18, y, turn: 12 });

/** Where the ingredients lie: in a ring, or side by side on a plate. */
const arrangement = (meal: MealSource, r: SeededRandom): string => {
  const { parts } = meal.dish;
  const start = r.from(0, 360);
  const onPlate = [
    { x: -46, y: -42, s: 1.42 },
    { x: 62, y: -8, s: 1.26 },
    { x: -14, y: 68, s: 1.2 },
  ];
  const alone = { x: 0, y: 0, s: 1.7 };
  return each(parts, (name, i) => {
    const [x, y] = polar(0, 0, parts.length > 4 ? 77 : 66, start + (i * 360) / parts.length);
    const flat = parts.length === 1 ? alone : onPlate[i];
    const isFlat = meal.course === 'plate' || meal.course === 'snack';
    const place = isFlat && flat && parts.length <= 3 ? flat : { x, y, s: parts.length > 4 ? 0.98 : 1.1 };
    return group(ingredientNamed(name)(r), { ...place, turn: r.from(-26, 26) });
  });
};

const swirled = (meal: MealSource, r: SeededRandom): string => {
  const [first = 'seeds', second = 'greens'] = meal.dish.parts;
  return (
    line('M-84 10c40-70 120-60 130-10s-90 60-100 16 60-40 66-8', CREAM, 9, ' opacity=".8"') +
    group(ingredientNamed(first)(r), { x: 44, y: -56, s: 0.66 }) +
    group(ingredientNamed(second)(r), { x: -40, y: 50, s: 0.7 })
  );
};

const dish = (meal: MealSource, r: SeededRandom): string => {
  const isPlate = meal.course === 'plate' || (meal.course === 'snack' && meal.dish.ground === CREAM);
  // Light food wants a coloured rim; everything else may lie in cream.
  const color = isPlate || r.yes(0.7) ? r.pick(GLAZES) : CREAM;
  const radius = 150;
  return (
    paper(disc(0, 0, radius + (isPlate ? 14 : 8), undefined, 0.006), color, 9) +
    fill(
      disc(0, 0, radius - (isPlate ? 6 : 10), undefined, 0.006),
      shade(color, color === CREAM ? 0.07 : 0.28),
    ) +
    fill(disc(3, 4, radius - (isPlate ? 12 : 16), undefined, 0.012), meal.dish.ground) +
    (meal.course === 'soup' ? swirled(meal, r) : arrangement(meal, r))
  );
};

const cutlery: Record<MealSource['course'], string> = {
  breakfast: spoon(178, -194),
  soup: spoon(178, -194),
  bowl: fork(-176, -214),
  plate: fork(-182, -214),
  noodles: chopsticks(158, -240),
  snack: '',
};

/** A meal from above: 1 is the whole dish, 2 comes close. */
export const meal = (source: MealSource, view: 1 | 2 = 1): string => {
  const r = seededRandom(`meal/${source.id}`);
  takeScissors(`${source.id}/${view}`);
  const { width, height, m } = frame(false);
  const { wall, table } = r.pick(ROOMS);
  const weave = cloth(m, r, table);
  const corner = r.sign();
  const aside = r.yes()
    ? group(ingredientNamed('lemon')(r), { x: corner * 150, y: -70, s: 0.8 })
    : sprig(corner * 190, -40, 120, corner > 0 ? -150 : -30, FERN, 5, 38);
  const food = dish(source, r);
  const body =
    view === 1
      ? cutlery[source.course] + group(food, { x: r.from(-14, 14), y: -254, s: 1.02 }) + aside
      : group(food, { x: corner * 70, y: -214, s: 1.62 });
  return sheet(width, height, wall, weave + body);
};
