import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Kept {
  /** Files and folders that a build writes anew. */
  places: readonly string[];
  /** A folder where they wait meanwhile. */
  aside: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Moves what is there; what is not there stays so. */
async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

async function putBack({ places, aside }: Kept): Promise<void> {
  for (const [at, place] of places.entries()) {
    await rm(place, { recursive: true, force: true });
    await moveIfThere(join(aside, String(at)), place);
  }
  await rm(aside, { recursive: true, force: true });
}

/** Builds; where that fails, what was built last stands there again: half a shop is never taken for a whole one. */
export async function keepingLast(kept: Kept, build: () => Promise<void>): Promise<void> {
  const { places, aside } = kept;
  // A folder that is there already is left from a build that was ended on its way.
  if ((await mkdir(aside, { recursive: true })) === undefined) await putBack(kept);
  await mkdir(aside, { recursive: true });
  for (const [at, place] of places.entries()) await moveIfThere(place, join(aside, String(at)));
  try {
    await build();
  } catch (error) {
    await putBack(kept);
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}
