import { seededRandom, nth } from '../seededRandom';
import { CREAM, FERN, FLAME, GOLD, HUES, INK, MINT, PINE, WHEEL } from './colour';
import { POSES, person } from './motifs/person';
import { objectNamed } from './objects/objects';
import { cord, each, fill, frame, ground, group, hill, line, paper, sheet } from './paper';
import { floor, sprig, windowLight } from './props';
import { cut, takeScissors } from './scissors/cut';
import { polar } from './scissors/points';
import { arch, box, disc, poly } from './scissors/shapes';

type Scene = { wall: string; body: string };

const M = 446;

const sleep = (): Scene => ({
  wall: '#2b3d5c',
  body:
    paper(disc(190, -360, 74), '#f4dfa8', 4) +
    fill(disc(222, -378, 62), '#2b3d5c') +
    each(
      [
        [-330, -420],
        [-230, -350],
        [-120, -440],
        [20, -400],
        [330, -440],
        [380, -300],
        [-390, -300],
        [60, -300],
      ],
      ([x, y], i) => fill(disc(x, y, i % 3 ? 5 : 8), '#f4dfa8'),
    ) +
    hill(M, [-190, -250, -200, -260, -190, -230], '#3f5579') +
    hill(M, [-120, -170, -150, -120, -190, -150, -130], '#5a7299', 4) +
    paper(cut('-330,-70! -310,-150 -220,-172 -90,-150 60,-168 220,-150 320,-120 348,-60!'), '#c2d7ec', 6) +
    paper(cut('-340,-104 -320,-150 -230,-160 -170,-140 -170,-96 -230,-78 -320,-80'), CREAM, 5) +
    fill(disc(-236, -146, 42, 38), '#c98d68') +
    fill(cut('-276,-140! -272,-172 -236,-190 -204,-170 -196,-150! -240,-166'), INK) +
    line('M-232-138q12 10 24 0', INK, 4) +
    paper(cut('-190,-50! -190,-128! -60,-150 80,-140 230,-136 372,-88 380,-50!'), '#8fa9cf', -4) +
    each([0, 1, 2, 3], (i) =>
      line(`M${-120 + i * 120} ${-132 + (i > 2 ? 12 : 0)}q20 40 6 84`, '#6f8ab4', 8),
    ) +
    floor(M, -56, '#1d2c46', -4),
});

const THREAD =
  'M-440-250c40-40 70 60 110 10s-60-120 10-150 150 60 90 130-170 80-150-10 140-130 200-50-20 190-110 160-40-150 60-140 110 90 190 60 120-70 200-50 140 60 280 40';
const anxiety = (): Scene => ({
  wall: '#f2dcd3',
  body:
    paper(disc(250, -300, 110), '#ecd0a1', 4) +
    cord(THREAD, '#b96077', 9) +
    hill(M, [-90, -110, -80, -120, -100], MINT) +
    hill(M, [-40, -70, -56, -80, -60], FERN, 4) +
    sprig(300, -64, 120, -80, PINE, 6, 44) +
    sprig(350, -60, 80, -70, FERN, 5, 36),
});

const hurdle = (i: number): string =>
  paper(box(-390 + i * 120, -176 + i * 14, 16, 110), '#753f29', 3) +
  paper(box(-440 + i * 120, -184 + i * 14, 116, 22), nth([CREAM, '#82bebc', '#ecd0a1'], i), 3);
const runner = { skin: '#8a5638', top: '#145b5b', legs: INK, hair: INK, hairdo: 'bun' } as const;
const performance = (): Scene => ({
  wall: '#f0c9b8',
  body:
    paper(disc(210, -300, 130), '#ecd0a1', 4) +
    each([0, 1, 2, 3, 4], (i) =>
      fill(
        poly(`${-M},${-90 - i * 2} ${M},${-20 - i * 34} ${M},${-10 - i * 34} ${-M},${-84 - i * 2}`),
        i % 2 ? '#df9f86' : CREAM,
      ),
    ) +
    floor(M, -94, '#b76849', 70) +
    each([0, 1, 2], hurdle) +
    ground(110, -52, 110, 9) +
    group(person(POSES.run, runner), { x: 96, y: -58, s: 1.16 }),
});

const steps = [
  [-330, -30, 64],
  [-210, -56, 56],
  [-96, -48, 50],
  [0, -84, 44],
  [86, -74, 38],
  [160, -104, 32],
  [214, -94, 27],
  [262, -118, 22],
] as const;
const habits = (): Scene => ({
  wall: '#dcedeb',
  body:
    hill(M, [-250, -300, -240, -290, -260], '#bbdcd9') +
    hill(M, [-170, -210, -180, -220, -190], MINT, 4) +
    hill(M, [-120, -130, -150, -110, -130], FERN, 4) +
    each(steps, ([x, y, size]) => paper(disc(x, y, size, size * 0.42, 0.03), CREAM, 4)) +
    paper(arch(322, -124, 74, 120), '#753f29', 4) +
    fill(arch(322, -124, 46, 96), '#ecd0a1') +
    paper(poly('270,-220 322,-290 376,-220'), '#b76849', 4) +
    paper(disc(-260, -390, 60), GOLD, 4),
});

const interplay = (): Scene => ({
  wall: '#f6f0e4',
  body:
    each(WHEEL, (dimension, i) =>
      fill(disc(...polar(0, -250, 132, i * 45 - 90), 112), HUES[dimension].mid, ' opacity=".78"'),
    ) +
    each(WHEEL, (dimension, i) => fill(disc(...polar(0, -250, 206, i * 45 - 90), 22), HUES[dimension].deep)) +
    paper(disc(0, -250, 62), CREAM, 4) +
    fill(disc(0, -250, 20), INK) +
    each([-340, 340], (x, i) => sprig(x, -40, 180, i ? -104 : -76, FERN, 7, 52)),
});

const shelfOf = (things: readonly (readonly [string, string, number, number])[], seed: string): string =>
  each(things, ([name, color, x, s]) =>
    group(objectNamed(name).draw(color, seededRandom(seed)), { x, y: -70, s }),
  );

const kitchen = (): Scene => ({
  wall: '#d9e4d3',
  body:
    floor(M, -110, '#b6c9b0') +
    windowLight(-330, -440, 1.3) +
    shelfOf(
      [
        ['tin', '#145b5b', -330, 1],
        ['bowl', '#a3552f', -90, 1.1],
        ['jar', '#c58a2d', 130, 0.95],
        ['honey', '#d0912c', 330, 1],
      ],
      'kitchen',
    ),
});

const beauty = (): Scene => ({
  wall: '#e9dbdc',
  body:
    floor(M, -110, '#cbb3b8') +
    paper(arch(60, -108, 250, 320), '#f6ecec', 4) +
    shelfOf(
      [
        ['brush', '#753f29', -330, 1],
        ['jar', '#d7a8a0', -130, 0.95],
        ['dropper', '#8a4a1f', 60, 1],
        ['tube', '#8fc197', 290, 0.9],
      ],
      'beauty',
    ),
});

const gadgets = (): Scene => ({
  wall: '#cfdfe6',
  body:
    floor(M, -110, '#a5bfcb') +
    windowLight(120, -440, 1.3) +
    shelfOf(
      [
        ['headphones', '#5e436d', -310, 1.05],
        ['timer', '#d9694a', -50, 0.9],
        ['tracker', '#2f9090', 160, 0.95],
        ['lamp', '#753f29', 340, 0.9],
      ],
      'gadgets',
    ),
});

/** Two paths, a trodden one that fades and a new one, with a pencil that draws it. */
const rewriting = (): Scene => ({
  wall: '#e0ebf6',
  body:
    paper(disc(-230, -370, 66), FLAME, 4) +
    hill(M, [-210, -260, -220, -270, -230], '#c2d7ec') +
    hill(M, [-150, -180, -160, -190, -150], '#91b5dc', 4) +
    hill(M, [-96, -110, -120, -90, -104], '#4c84bc', 4) +
    line('M-380-20c120-10 160-40 240-80', '#91b5dc', 26, ' stroke-dasharray="2 40"') +
    line('M-180 0c120-10 240-10 300-60s120-50 160-74', CREAM, 26) +
    group(
      paper(poly('-26,0 26,0 26,-250 0,-306 -26,-250'), GOLD, 5) +
        fill(poly('-26,-250 26,-250 0,-306'), '#f0dcc0') +
        fill(poly('-9,-286 9,-286 0,-306'), INK) +
        fill(box(-26, -40, 52, 40), '#d9694a'),
      { x: 380, y: -400, turn: 205 },
    ),
});

const SCENES = { sleep, anxiety, performance, habits, interplay, rewriting, kitchen, beauty, gadgets };

/** The header pictures by topic, 16:9. */
export const drawTopics = (): [string, string][] =>
  Object.entries(SCENES).map(([name, scene]) => {
    takeScissors(name);
    const { width, height } = frame(true);
    const { wall, body } = scene();
    return [name, sheet(width, height, wall, body)];
  });
