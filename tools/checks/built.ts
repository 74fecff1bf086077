import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from '#tools/build/buildShop';
import { firebaseFile, outdatedFiles } from '#tools/build/hosting/generatedFiles';
import { overLimit, overweight, weighBuild, weightTable } from '#tools/build/sizes/budgets';
import { eagerFirebase } from '#tools/build/sizes/lazyLibraries';
import { readManifest } from '#tools/build/sizes/manifest';
import { outcomeOf, type Check, type Outcome } from './check';

/** The build itself: what is wrong with it is said here, and not by every check that looks at its files. */
export const buildCheck: Check = {
  name: 'build',
  remedy: 'Mend what stops the build.',
  async run() {
    const fault = await ensureBuilt().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return outcomeOf(fault === undefined ? [] : [fault]);
  },
};

/** Looks at the built files where there are some. */
async function ofTheBuild(look: () => Promise<Outcome>): Promise<Outcome> {
  const isBuilt = await ensureBuilt().then(
    () => true,
    () => false,
  );
  return isBuilt ? look() : outcomeOf([], 'Not looked at: the shop cannot be built.');
}

export const headersCheck: Check = {
  name: 'headers',
  remedy: 'Run `npm run headers`.',
  run: () =>
    ofTheBuild(async () => {
      const files = await outdatedFiles([firebaseFile()]);
      return outcomeOf(files.map((path) => `${path} differs from tools/build/hosting.`));
    }),
};

export const sizesCheck: Check = {
  name: 'sizes',
  remedy: 'Load what is not needed at once on demand; `npm run bench` shows every route.',
  run: () =>
    ofTheBuild(async () => {
      const assets = await readdir('dist/assets');
      const manifest = await readManifest();
      const weights = await weighBuild(
        manifest,
        assets.map((name) => join('assets', name)),
      );
      const problems = [
        ...weights.filter(overLimit).map(overweight),
        ...(await eagerFirebase(manifest)).map(
          (file) => `${file} brings Firebase along before a page is rendered.`,
        ),
      ];
      return outcomeOf(problems, weightTable(weights));
    }),
};
