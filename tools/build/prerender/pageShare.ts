import { emptyAddresses } from '#model/catalogue/emptyAddresses';
import type { PageRow } from './addresses';
import { canonicalOf } from './renderedPage';
import { readPageFacts } from './pageFacts';
import { PageWriter, type BuiltShop } from './pageWriter';
import { openBundle } from './shopBundle';

/** What a writer of pages is told: data alone, because it is sent to a thread. */
export interface PageJob extends Omit<BuiltShop, 'openShop' | 'factsOf'> {
  rows: readonly PageRow[];
  siteUrl: string;
  /** The folder of the shop's bundle for Node. */
  bundle: string;
  /** Which writer it is, and of how many. */
  writer: number;
  writers: number;
}

/** What a writer has written. */
export interface WrittenPages {
  count: number;
  /** Addresses of pages that are to be found by these. */
  listed: string[];
  /** The inline styles of the pages, for the content security policy. */
  styles: string[];
}

/** Of each row with items every so many addresses, and every so many of the other rows. */
export const isWrittenBy =
  ({ writer, writers }: Pick<PageJob, 'writer' | 'writers'>, row: number, { path }: PageRow) =>
  (place: number): boolean =>
    (path.includes(':') ? place : row) % writers === writer;

/** Writes the pages that are one writer's. */
export async function writeShare(job: PageJob): Promise<WrittenPages> {
  const { rows, siteUrl, bundle, catalogue } = job;
  const factsOf = await readPageFacts(siteUrl, catalogue);
  const open = openBundle(bundle);
  const openShop: BuiltShop['openShop'] = async (loaded) => {
    const shop = open(loaded);
    await shop.startTexts();
    shop.builtWith(catalogue.settings);
    shop.builtWithEmpty(emptyAddresses(catalogue.programs, catalogue.products));
    return shop;
  };
  const pages = new PageWriter({ ...job, openShop, factsOf });
  const listed: string[] = [];
  let count = 0;
  for (const [index, row] of rows.entries())
    for await (const { address, page } of pages.writeRow(row, isWrittenBy(job, index, row))) {
      count += 1;
      if (canonicalOf(page) === siteUrl + address) listed.push(address);
    }
  return { count, listed, styles: [...pages.styles] };
}
