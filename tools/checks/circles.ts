import type { Import } from '../build/imports';

/** For each node what it leads to, and a file that says so. */
type Arrows = Map<string, Map<string, string>>;

interface Circle {
  /** From its first node around to the same. */
  way: string[];
  /** A file for each step of it. */
  files: string[];
}

function addArrow(arrows: Arrows, from: string, to: string, file: string): void {
  const targets = arrows.get(from) ?? new Map<string, string>();
  if (!targets.has(to)) targets.set(to, file);
  arrows.set(from, targets);
}

/** Each circle once, whoever leads into it. */
function circlesIn(arrows: Arrows): Circle[] {
  const done = new Set<string>();
  const circles: Circle[] = [];
  const follow = (node: string, way: readonly string[], files: readonly string[]): void => {
    const start = way.indexOf(node);
    if (start >= 0) circles.push({ way: [...way.slice(start), node], files: files.slice(start) });
    if (start >= 0 || done.has(node)) return;
    for (const [target, file] of arrows.get(node) ?? []) follow(target, [...way, node], [...files, file]);
    done.add(node);
  };
  for (const node of arrows.keys()) follow(node, [], []);
  return circles;
}

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '');

/** Code on demand comes later, and may lead back. */
const atOnce = (imports: readonly Import[]): Import[] => imports.filter(({ isOnDemand }) => !isOnDemand);

/** Files that import one another in a circle, types included. */
export function circlesOf(imports: readonly Import[]): string[] {
  const arrows: Arrows = new Map();
  for (const { from, to } of atOnce(imports)) addArrow(arrows, withoutEnding(from), to, from);
  return circlesIn(arrows).map(({ way }) => `${way.join(' imports ')}: a circle.`);
}

/**
 * The two folders side by side that an import leads from and to: where the places part. None where a folder holds the
 * other: the files in it put its folders together, or are what these share.
 */
function foldersOf({ from, to }: Import): [string, string] | undefined {
  const [start, end] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const parting = start.findIndex((name, depth) => name !== end[depth]);
  if (parting < 0 || parting >= end.length) return undefined;
  return [start.slice(0, parting + 1).join('/'), end.slice(0, parting + 1).join('/')];
}

/** Folders side by side, at any depth, whose files import one another in a circle. */
export function folderCirclesOf(imports: readonly Import[]): string[] {
  const arrows: Arrows = new Map();
  for (const one of atOnce(imports)) {
    const [from, to] = foldersOf(one) ?? [];
    if (from !== undefined && to !== undefined) addArrow(arrows, from, to, one.from);
  }
  return circlesIn(arrows).map(
    ({ way, files }) => `${way.join(' imports ')}: a circle (${files.join(', ')}).`,
  );
}
