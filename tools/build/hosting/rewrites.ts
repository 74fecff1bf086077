import { isDeskPath, itemPaths, paths } from '#model/paths';

/** Hosting's patterns have no flag for case. */
const inAnyCase = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/**
 * Pages are files. Only three kinds of address need a rewrite: an item without a file and the owner's desk get the bare shell,
 * and an address in other capitals gets its file, since the app's routes ignore case. Everything else is not found.
 */
export const rewrites = [
  { regex: `^(${itemPaths.map(inAnyCase).join('|')})/[^/]+/?$`, destination: '/shell.html' },
  { regex: `^${inAnyCase(paths.owner)}(/.*)?$`, destination: '/shell.html' },
  ...Object.values(paths)
    .filter((path) => path !== paths.home && !isDeskPath(path))
    .map((path) => ({ regex: `^${inAnyCase(path)}/?$`, destination: `${path}.html` })),
];
