import { build } from 'vite';
import { missingShopData } from './content/shopData';
import { forgetDeployment } from './plugins/environment';
import { prerenderShop } from './prerender/prerender';
import { writeWorker } from './worker/writeWorker';
import { buildFingerprint, isBuilt, recordBuild } from './buildFingerprint';

/** Builds the shop into dist/. */
export async function buildShop(): Promise<void> {
  const fingerprint = await buildFingerprint();
  await build({ logLevel: 'warn' });
  await prerenderShop();
  await writeWorker();
  await recordBuild(fingerprint);
  const missing = missingShopData();
  if (missing.length > 0) {
    console.log(`Before opening, enter in src/brand.ts: ${missing.join(', ')}.`);
  }
}

let building: Promise<void> | undefined;

/**
 * Builds the shop for the local backend when dist/ is missing, older than the sources, made for other ports or for a
 * deployment; once for all who ask.
 */
export const ensureBuilt = (): Promise<void> => (building ??= buildIfNeeded());

async function buildIfNeeded(): Promise<void> {
  forgetDeployment();
  if (await isBuilt(await buildFingerprint())) return;
  console.log('Building the shop …');
  await buildShop();
}
