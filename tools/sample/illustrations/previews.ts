import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A section of the shop that links elsewhere show with a picture of its own. */
interface Section {
  name: string;
  title: string;
  /** Below public/pictures. */
  picture: string;
}

const sections: readonly Section[] = [
  { name: 'blog', title: 'To read', picture: 'programs/read-again-wide.svg' },
  { name: 'kitchen', title: 'Cloud kitchen', picture: 'topics/kitchen.svg' },
  { name: 'sleep', title: 'Sleep', picture: 'topics/sleep.svg' },
  { name: 'anxiety', title: 'Anxiety', picture: 'topics/anxiety.svg' },
  { name: 'performance', title: 'Performance', picture: 'topics/performance.svg' },
  { name: 'habits', title: 'Habits', picture: 'topics/habits.svg' },
  { name: 'interplay', title: 'Eight dimensions', picture: 'topics/interplay.svg' },
  { name: 'physical', title: 'Physical', picture: 'programs/unhurried-yoga-wide.svg' },
  { name: 'social', title: 'Social', picture: 'programs/neighbours-table-wide.svg' },
  { name: 'financial', title: 'Financial', picture: 'programs/six-week-buffer-wide.svg' },
  { name: 'environmental', title: 'Environmental', picture: 'programs/walk-the-season-wide.svg' },
  { name: 'intellectual', title: 'Intellectual', picture: 'programs/learn-one-thing-wide.svg' },
  { name: 'occupational', title: 'Occupational', picture: 'programs/a-kinder-workweek-wide.svg' },
  { name: 'spiritual', title: 'Spiritual', picture: 'programs/ten-quiet-minutes-wide.svg' },
  { name: 'emotional', title: 'Emotional', picture: 'programs/name-the-weather-wide.svg' },
];

function card({ title, picture }: Section): string {
  const file = fileURLToPath(new URL(`../../../public/pictures/${picture}`, import.meta.url));
  const data = readFileSync(file).toString('base64');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    '<path fill="#f6f0e4" d="M0 0h1200v630H0z"/>',
    '<clipPath id="sheet"><path d="M36 36 1164 28 1160 452 40 460z"/></clipPath>',
    '<path fill="#163226" fill-opacity=".15" d="M46 48 1174 40 1170 464 50 472z"/>',
    `<image clip-path="url(#sheet)" x="28" y="-60" width="1144" height="644" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${data}"/>`,
    `<g fill="#163226" font-family="'Brygada 1918 Variable',Georgia,serif"><text x="48" y="568" font-size="78" font-weight="500" letter-spacing="-1.5">${title}</text>`,
    '<text x="1152" y="566" text-anchor="end" font-size="38" font-weight="600">Eightwell</text></g>',
    '</svg>',
  ].join('');
}

/** A preview picture for each section, to be rendered as pixels. */
export const previews = (): { file: string; svg: string; width: number; height: number }[] =>
  sections.map((section) => ({
    file: `public/pictures/og/${section.name}.png`,
    svg: card(section),
    width: 1200,
    height: 630,
  }));
