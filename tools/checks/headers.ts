import { ensureBuilt } from '../build/buildShop';
import { outdatedFiles } from '../build/hosting/generatedFiles';
import { outcomeOf, type Check } from './check';

export const headersCheck: Check = {
  name: 'headers',
  remedy: 'Run `npm run headers`.',
  async run() {
    await ensureBuilt();
    const files = await outdatedFiles();
    return outcomeOf(files.map((path) => `${path} differs from tools/build/hosting.`));
  },
};
