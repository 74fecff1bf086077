import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSeed } from '#local/seed/readSeed';

const drawing = /\/pictures\/(?:programs|products|meals)\/[^"]+/g;

const picturesIn = (rows: unknown): Set<string> => new Set((JSON.stringify(rows) ?? '').match(drawing));

/** The drawings of the sample's items that a catalogue shows, and those that it does not. */
export function sampleDrawings(catalogue: unknown): { shown: string[]; unused: string[] } {
  const own = picturesIn(catalogue);
  const all = [...picturesIn(readSeed())];
  return { shown: all.filter((file) => own.has(file)), unused: all.filter((file) => !own.has(file)) };
}

/** Takes the sample's drawings that nothing shows out of the build. */
export async function dropSampleDrawings(dist: string, catalogue: unknown): Promise<void> {
  await Promise.all(sampleDrawings(catalogue).unused.map((file) => rm(join(dist, file), { force: true })));
}
