import { outdatedFiles } from '../build/hosting/generatedFiles';
import { ofTheBuild } from './built';
import { outcomeOf, type Check } from './check';

export const headersCheck: Check = {
  name: 'headers',
  remedy: 'Run `npm run headers`.',
  run: () =>
    ofTheBuild(async () => {
      const files = await outdatedFiles();
      return outcomeOf(files.map((path) => `${path} differs from tools/build/hosting.`));
    }),
};
