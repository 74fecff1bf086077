import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { address as localAddress } from '#local/machine/ports';
import { writtenFile, writtenPages } from '#model/desk/writtenPages';
import { articleNotes } from '#tools/build/content/missingItems';
import { writeDrawings } from '#tools/build/photos/photos';
import { noteRemoved } from '#tools/build/hosting/redirects';
import { writeStyleHashes } from '#tools/build/hosting/styleHashes';
import type { Environment } from '#tools/build/plugins/environment';
import { missingAddress } from '#tools/build/routeAddresses';
import { dropSampleDrawings } from '#tools/build/sampleDrawings';
import { readManifest, readModuleFiles } from '#tools/build/sizes/manifest';
import { prerenderedAddresses } from './addresses';
import { BuiltFiles, dist } from './builtFiles';
import { shellOf } from './document';
import { earlyScript } from '#tools/build/early/earlyScript';
import { extrasOf } from './extras';
import { feedDrawings, merchantFeed } from './feed';
import { readItemPreloads } from './itemPreloads';
import { readChangedDays } from './pageFacts';
import { llmsText } from './llms';
import { withFirstRows, withRowRequests } from './longNodes';
import { notePages } from './pagesNote';
import { readCatalogue, sourceIn } from './readCatalogue';
import { securityTxt } from './securityTxt';
import { bundleFolder, openBundle } from './shopBundle';
import { robots, sitemap } from './sitemap';
import { snapshotOf, withSnapshot } from './snapshot';
import { writePages } from './writePages';
import { writeTexts } from './writeTexts';

/** Writes every page of the built shop as HTML, with sitemap and robots.txt: what can be read without running code. */
export async function prerenderShop(): Promise<number> {
  const environment: Environment = loadEnv('production', process.cwd(), '');
  const siteUrl = (environment['VITE_SITE_URL'] || localAddress('preview')).replace(/\/$/, '');
  const catalogue = await readCatalogue(environment);
  for (const note of await articleNotes([...catalogue.programs, ...catalogue.products])) console.log(note);
  const now = new Date();
  const snapshot = snapshotOf(catalogue, now);
  const files = new BuiltFiles(dist);
  await files.write(snapshot.file, snapshot.text);
  const written = writtenPages([...catalogue.products, ...catalogue.programs], now.getTime());
  await files.write(writtenFile, JSON.stringify(written));
  const [manifest, plainTemplate, moduleFiles, changed] = await Promise.all([
    readManifest(),
    readFile(join(dist, 'index.html'), 'utf8'),
    readModuleFiles(),
    readChangedDays(),
  ]);
  const template = withFirstRows(withSnapshot(plainTemplate, snapshot), catalogue);
  const extras = extrasOf({ manifest, moduleFiles }, catalogue, environment);
  const { paths } = openBundle(bundleFolder)();
  const rows = [
    ...(await prerenderedAddresses(paths, catalogue)),
    { path: '*', addresses: [missingAddress] },
  ];
  const pages = await writePages({
    folder: dist,
    bundle: bundleFolder,
    siteUrl,
    rows,
    template,
    early: earlyScript,
    extras,
    manifest,
    moduleFiles,
    catalogue,
  });
  const preloads = await readItemPreloads(dist, catalogue);
  const shell = shellOf(template, { early: earlyScript, extras, preloads });
  await files.write('shell.html', withRowRequests(shell, catalogue, environment));
  const listed = new Set(pages.listed);
  const mapped = rows.flatMap(({ addresses }) => addresses).filter((address) => listed.has(address));
  await files.write('sitemap.xml', sitemap(siteUrl, mapped, changed));
  await files.write('robots.txt', robots(siteUrl));
  await files.write('feed.xml', merchantFeed(siteUrl, catalogue.products));
  await writeDrawings(dist, feedDrawings(catalogue.products));
  await files.write('llms.txt', llmsText(siteUrl, catalogue));
  await files.write('.well-known/security.txt', securityTxt(siteUrl, new Date()));
  await writeTexts(dist, environment);
  await noteRemoved(catalogue.removed ?? []);
  await dropSampleDrawings(dist, catalogue);
  await writeStyleHashes(new Set(pages.styles));
  await notePages({ source: sourceIn(environment).kind, writtenAt: now.toISOString() });
  return pages.count;
}
