import { ensureBuilt } from '../building';
import { outdatedFiles } from '../hosting/written';
import { outcomeOf, type Check } from './check';

export const headersCheck: Check = {
  name: 'headers',
  remedy: 'Run `npm run headers`.',
  async run() {
    await ensureBuilt();
    const files = await outdatedFiles();
    return outcomeOf(files.map((path) => `${path} differs from local/hosting.`));
  },
};
