import { itemPaths, paths } from '../../../src/model/paths';

/** Hosting's patterns know no flag for it. */
const inAnyCase = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/**
 * Pages are files. Only two kinds of address need more: an item without a file of its own gets the bare app, and a page
 * asked for in other capitals gets its file, as the app's routes do not tell capitals apart. All else is not found.
 */
export const rewrites = [
  { regex: `^(${itemPaths.map(inAnyCase).join('|')})/[^/]+/?$`, destination: '/shell.html' },
  ...Object.values(paths)
    .filter((path) => path !== paths.home)
    .map((path) => ({ regex: `^${inAnyCase(path)}/?$`, destination: `${path}.html` })),
];
