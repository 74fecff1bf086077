import { itemPaths, paths } from '#model/paths';
import { outcomeOf, type Check } from './check';
import { readSources, typeScript, type Source } from '#tools/build/sources';

/** Where the addresses of the shop are written down. */
const table = 'src/model/paths.ts';

const known = new Set<string>([...Object.values(paths), ...itemPaths]);

/** An address in a text of the code: at its beginning, in quotes of any kind, or after a part that is filled in. */
const quoted = /['"`}](\/[\w-]+)(?=['"`/?#$])/g;

export function pathProblems({ path, text }: Source): string[] {
  if (path === table) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(quoted)]
        .filter(([, address = '']) => known.has(address))
        .map(([, address]) => `${path}:${index + 1} spells out ${address}.`),
    );
}

export const pathsCheck: Check = {
  name: 'paths',
  remedy: `Take the address from ${table}.`,
  async run() {
    const sources = (
      await Promise.all(['src', 'tools', 'rules'].map((folder) => readSources(folder, typeScript)))
    ).flat();
    return outcomeOf(sources.flatMap(pathProblems), `${known.size} addresses, each written once`);
  },
};
