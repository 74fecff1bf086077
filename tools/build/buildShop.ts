import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { buildNotes, moveBuildNotes } from './buildNotes';
import { letterNotes } from './content/letterPromises';
import { missingShopData } from './content/shopData';
import { cloudflareWarnings } from './hosting/cloudflare';
import { writeFiles } from './hosting/generatedFiles';
import { writePhotos } from './photos/photos';
import { forgetDeployment, usesLocalBackend } from './plugins/environment';
import { prerenderShop } from './prerender/prerender';
import { inOwnProcess } from './ownProcess';
import { writeSbom } from './sbom';
import { writeWorker } from './worker/writeWorker';
import { keepingLast } from './keepingLast';
import { buildFingerprint, buildRecord, isBuilt, recordBuild } from './buildFingerprint';

/** Folder of the source maps: outside dist, because they must not be served. */
export const mapFolder = join('.cache', 'maps');

async function moveMaps(): Promise<void> {
  await rm(mapFolder, { recursive: true, force: true });
  await mkdir(mapFolder, { recursive: true });
  const assets = join('dist', 'assets');
  for (const name of await readdir(assets))
    if (name.endsWith('.map')) await rename(join(assets, name), join(mapFolder, name));
}

/** Builds the shop into dist/, on demand with source maps of the same files; where that fails, what was built last comes back. */
export const buildShop = ({ hasMaps = false } = {}): Promise<void> =>
  keepingLast({ places: ['dist', buildNotes, buildRecord], aside: join('.cache', 'last') }, () =>
    buildAnew(hasMaps),
  );

async function buildAnew(hasMaps: boolean): Promise<void> {
  const fingerprint = await buildFingerprint();
  await inOwnProcess(new URL('./bundleForBrowsers.ts', import.meta.url), ...(hasMaps ? ['--maps'] : []));
  await moveBuildNotes();
  if (hasMaps) await moveMaps();
  await inOwnProcess(new URL('./bundleForNode.ts', import.meta.url));
  await Promise.all([prerenderShop(), writePhotos('dist'), writeSbom()]);
  await writeWorker();
  await recordBuild(fingerprint);
  const environment = loadEnv('production', process.cwd(), '');
  if (!usesLocalBackend(environment)) {
    await writeFiles();
    for (const warning of cloudflareWarnings(environment)) console.warn(warning);
  }
  for (const note of await letterNotes(environment)) console.log(note);
  const missing = missingShopData();
  if (missing.length > 0) {
    console.log(`Before opening, enter in shop.config.ts: ${missing.join(', ')}.`);
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
