import { languages } from '#model/languages';

interface Way {
  language: (typeof languages)[number];
  colorScheme: 'light' | 'dark';
}

/** Every language in both themes. */
export const allWays: readonly Way[] = languages.flatMap((language) => [
  { language, colorScheme: 'light' },
  { language, colorScheme: 'dark' },
]);

/** AXE=full looks at everything in every way. */
export const isEveryWay = process.env['AXE'] === 'full';

/** One of `count` equal shares of a list, so that a long round is walked by several tests at a time. */
export const shareOf = <Item>(items: readonly Item[], index: number, count: number): Item[] =>
  items.filter((_, position) => position % count === index);
