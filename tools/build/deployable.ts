import { buildFingerprint, isBuilt } from './buildFingerprint';
import { hasDeployment } from './hosting/deployment';
import { outdatedFiles } from './hosting/generatedFiles';

/** Why what lies in dist must not be put online; empty when it may be. */
export async function deploymentProblems(): Promise<string[]> {
  if (!hasDeployment()) return ['no project is set: fill in .env.production (docs/deploy.md, 1)'];
  if (!(await isBuilt(await buildFingerprint())))
    return ['dist is not built from this checkout for these settings: npm run build'];
  return (await outdatedFiles()).map((path) => `${path} is of another build: npm run headers`);
}
