import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { overLimit, overweight, weighBuild, weightTable } from '../build/sizes/budgets';
import { eagerFirebase } from '../build/sizes/lazyLibraries';
import { readManifest } from '../build/sizes/manifest';
import { ofTheBuild } from './built';
import { outcomeOf, type Check } from './check';

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
          (file) => `${file} brings Firebase along before a page is drawn.`,
        ),
      ];
      return outcomeOf(problems, weightTable(weights));
    }),
};
