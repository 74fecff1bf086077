import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { address as localAddress } from '../../../local/machine/ports';
import { writeStyleHashes } from '../hosting/styleHashes';
import type { Environment } from '../plugins/environment';
import { missingAddress } from '../routeAddresses';
import { readManifest, readModuleFiles } from '../sizes/manifest';
import { prerenderedAddresses } from './addresses';
import { dist, writeBuilt } from './builtFiles';
import { bundleForNode } from './bundle';
import { shellOf } from './document';
import { canonicalOf } from './drawnPage';
import { earlyScript } from '../early/earlyScript';
import { readChangedDays, readPageFacts } from './pageFacts';
import { withFirstRows } from './longNodes';
import { PageWriter } from './pageWriter';
import { readCatalogue } from './readCatalogue';
import { securityTxt } from './securityTxt';
import { robots, sitemap, type Listed } from './sitemap';
import { snapshotOf, withSnapshot } from './snapshot';
import { writeTexts } from './writeTexts';

/** Writes every page of the built shop as HTML, with sitemap and robots.txt: what can be read without running code. */
export async function prerenderShop(): Promise<number> {
  const environment: Environment = { ...loadEnv('production', process.cwd(), ''), ...process.env };
  const siteUrl = (environment['VITE_SITE_URL'] || localAddress('preview')).replace(/\/$/, '');
  const catalogue = await readCatalogue(environment);
  const snapshot = snapshotOf(catalogue, new Date());
  await writeBuilt(snapshot.file, snapshot.text);
  const [openShop, manifest, plainTemplate, moduleFiles, factsOf, changed] = await Promise.all([
    bundleForNode(),
    readManifest(),
    readFile(join(dist, 'index.html'), 'utf8'),
    readModuleFiles(),
    readPageFacts(siteUrl, catalogue),
    readChangedDays(),
  ]);
  const template = withFirstRows(withSnapshot(plainTemplate, snapshot), catalogue);
  const writer = new PageWriter({ openShop, template, manifest, moduleFiles, catalogue, factsOf });
  const listed: Listed[] = [];
  let count = 0;

  const { paths } = openShop();
  await writeBuilt('shell.html', shellOf(template, earlyScript()));
  const rows = await prerenderedAddresses(paths, catalogue);
  for (const { path, addresses } of [...rows, { path: '*', addresses: [missingAddress] }]) {
    if (addresses.length === 0) continue;
    for await (const { address, page } of writer.writeRow(path, addresses)) {
      count += 1;
      if (canonicalOf(page) !== siteUrl + address) continue;
      const day = changed.get(address);
      listed.push({ address, ...(day && { changed: day }) });
    }
  }
  await writeBuilt('sitemap.xml', sitemap(siteUrl, listed));
  await writeBuilt('robots.txt', robots(siteUrl));
  await writeBuilt('.well-known/security.txt', securityTxt(siteUrl, new Date()));
  await writeTexts(dist, environment);
  await writeStyleHashes(writer.styles);
  return count;
}
