import { isDeskPath, itemPaths, paths } from '#model/paths';

/** Addresses without a file of their own, in any capitals, and the file that answers them. */
export interface Rewrite {
  addresses: readonly string[];
  /** What stands behind one of them: nothing, one name, or anything. */
  behind: 'nothing' | 'a name' | 'anything';
  destination: string;
}

/**
 * Pages are files. Only three kinds of address need a rewrite: an item without a file and the owner's desk get the bare shell,
 * and an address in other capitals gets its file, since the app's routes ignore case. Everything else is not found.
 */
export const rewrites: readonly Rewrite[] = [
  { addresses: itemPaths, behind: 'a name', destination: '/shell.html' },
  { addresses: [paths.owner], behind: 'anything', destination: '/shell.html' },
  ...Object.values(paths)
    .filter((path) => path !== paths.home && !isDeskPath(path))
    .map((path): Rewrite => ({ addresses: [path], behind: 'nothing', destination: `${path}.html` })),
];

const endings = { nothing: '/?$', 'a name': '/[^/]+/?$', anything: '(/.*)?$' } as const;

/** The addresses as a regular expression that ignores case; a path of the shop has no character that means something in one. */
export const patternOf = ({ addresses, behind }: Rewrite): string =>
  `^${addresses.length === 1 ? addresses[0] : `(${addresses.join('|')})`}${endings[behind]}`;
