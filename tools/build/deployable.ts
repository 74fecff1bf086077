import { buildFingerprint, isBuilt } from './buildFingerprint';
import { hasDeployment } from './hosting/deployment';
import { outdatedFiles } from './hosting/generatedFiles';
import { readPagesNote, type PagesNote } from './prerender/pagesNote';

const dayMs = 86_400_000;
const oldestDays = 7;

const ofAnotherSource = {
  sample: 'the pages show the sample catalogue',
  file: 'the pages show the catalogue of a file',
} as const;

/** What is wrong with what the pages were written from, and when. */
export function pageProblems(note: PagesNote | undefined, now: Date): string[] {
  if (!note) return ['nothing is noted of the pages in dist: npm run build'];
  const age = Math.floor((now.getTime() - Date.parse(note.writtenAt)) / dayMs);
  return [
    ...(note.source === 'database'
      ? []
      : [`${ofAnotherSource[note.source]}: npm run build, without PRERENDER_CATALOGUE`]),
    ...(age < oldestDays
      ? []
      : [`the pages were written ${age} days ago, with the items and prices of that day: npm run build`]),
  ];
}

/** Why what lies in dist must not be put online; empty when it may be. */
export async function deploymentProblems(): Promise<string[]> {
  if (!hasDeployment()) return ['no project is set: fill in .env.production (docs/deploy.md)'];
  if (!(await isBuilt(await buildFingerprint())))
    return ['dist is not built from this checkout for these settings: npm run build'];
  const outdated = (await outdatedFiles()).map((path) => `${path} is of another build: npm run headers`);
  return [...pageProblems(readPagesNote(), new Date()), ...outdated];
}
