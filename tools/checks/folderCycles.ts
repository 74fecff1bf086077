import type { Import } from '#tools/build/imports';

/** For each node what it leads to, and a file that says so. */
type Arrows = Map<string, Map<string, string>>;

interface Cycle {
  /** From its first node back to the same. */
  way: string[];
  /** A file for each step of it. */
  files: string[];
}

function addArrow(arrows: Arrows, from: string, to: string, file: string): void {
  const targets = arrows.get(from) ?? new Map<string, string>();
  if (!targets.has(to)) targets.set(to, file);
  arrows.set(from, targets);
}

/** Each cycle once, wherever the search begins. */
function cyclesIn(arrows: Arrows): Cycle[] {
  const done = new Set<string>();
  const cycles: Cycle[] = [];
  const follow = (node: string, way: readonly string[], files: readonly string[]): void => {
    const start = way.indexOf(node);
    if (start >= 0) cycles.push({ way: [...way.slice(start), node], files: files.slice(start) });
    if (start >= 0 || done.has(node)) return;
    for (const [target, file] of arrows.get(node) ?? []) follow(target, [...way, node], [...files, file]);
    done.add(node);
  };
  for (const node of arrows.keys()) follow(node, [], []);
  return cycles;
}

/** Code on demand comes later, and may lead back. */
const atOnce = (imports: readonly Import[]): Import[] => imports.filter(({ isOnDemand }) => !isOnDemand);

/**
 * The two folders side by side that an import leads from and to, where their paths part. An import between a folder and one
 * inside it has no such pair: it is allowed both ways.
 */
function foldersOf({ from, to }: Import): [string, string] | undefined {
  const [start, end] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const parting = start.findIndex((name, depth) => name !== end[depth]);
  if (parting < 0 || parting >= end.length) return undefined;
  return [start.slice(0, parting + 1).join('/'), end.slice(0, parting + 1).join('/')];
}

/** Folders side by side, at any depth, whose files import one another in a cycle. */
export function folderCyclesOf(imports: readonly Import[]): string[] {
  const arrows: Arrows = new Map();
  for (const one of atOnce(imports)) {
    const [from, to] = foldersOf(one) ?? [];
    if (from !== undefined && to !== undefined) addArrow(arrows, from, to, one.from);
  }
  return cyclesIn(arrows).map(({ way, files }) => `${way.join(' imports ')}: a cycle (${files.join(', ')}).`);
}
