import { readFile } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { parseJson } from '#local/database/data/json';
import { rulesFrom } from '#local/database/rest/rulesEndpoint';
import { startDatabase } from '#local/database/server';
import { ports } from '#local/machine/ports';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { benchOptions, ensureBrowser } from '#tools/browser/browser';
import { ensureBuilt } from '#tools/build/buildShop';
import { withFirstRows, withRowRequests } from '#tools/build/prerender/longNodes';
import { generateCatalogue } from '#local/seed/generateCatalogue';
import { serveCompressed } from '#tools/bench/server';

/** Opens the built shop over a database with so many programs and products, with pages as a build from it has them. */
export async function withShop<T>(
  size: number,
  work: (browser: Browser, shop: string) => Promise<T>,
): Promise<T> {
  await ensureBuilt();
  const catalogue = generateCatalogue(size);
  const rows = {
    programs: programsOf(catalogue.programs).rows,
    products: productsOf(catalogue.products).rows,
  };
  const database = await startDatabase({
    port: ports.database,
    rules: rulesFrom(await readFile('database.rules.json', 'utf8')),
    seed: parseJson(JSON.stringify(catalogue)),
  });
  const server = await serveCompressed((html) => withRowRequests(withFirstRows(html, rows), rows, {}));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: benchOptions });
  try {
    return await work(browser, server.url);
  } finally {
    await browser.close();
    await Promise.all([server.stop(), database.close()]);
  }
}
