import type { Import } from '../build/imports';

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '');

/** Files that import one another in a circle, types included, each circle once. Code on demand comes later, and may. */
export function circlesOf(imports: readonly Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to, isOnDemand } of imports) {
    if (isOnDemand) continue;
    const file = withoutEnding(from);
    targets.set(file, [...(targets.get(file) ?? []), to]);
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push(`${[...way.slice(start), file].join(' imports ')}: a circle.`);
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) follow(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) follow(file, []);
  return circles;
}
