import { createHash } from 'node:crypto';
import { withEntities } from '#model/htmlEntities';
import { isFields } from '#model/untrusted';
import { withInHead } from '#tools/build/tags';
import { emptyAddresses } from '#model/catalogue/emptyAddresses';
import type { Catalogue } from './readCatalogue';

/** Most rows of a snapshot: enough to look round in, small enough for a slow connection. */
const mostRows = 400;

/** Tells the app what the pages were written with, where the owner has set anything. */
const settingsTag = (settings: unknown): string =>
  isFields(settings)
    ? `<meta name="shop-settings" content="${withEntities(JSON.stringify(settings))}" />`
    : '';

/** Tells the app what the catalogue has nothing of: a page brings a few of its rows only. */
const emptyTag = ({ programs, products }: Catalogue): string =>
  `<meta name="empty-addresses" content="${withEntities(JSON.stringify(emptyAddresses(programs, products)))}" />`;

export interface Snapshot {
  /** Below dist; the name changes with the content, so that it may be kept for ever. */
  file: string;
  text: string;
  /** Tells the app where it is, what the catalogue had nothing of, and what the owner had set. */
  tag: string;
}

/** The catalogue as it was at the build, for visits on which the database does not answer, and the owner's settings. */
export function snapshotOf(catalogue: Catalogue, writtenAt: Date): Snapshot {
  const { programs, products, settings } = catalogue;
  const kept = programs.slice(0, mostRows);
  const rows = { programs: kept, products: products.slice(0, mostRows - kept.length) };
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 8);
  const file = `assets/catalogue-${hash}.json`;
  return {
    file,
    text: JSON.stringify({ writtenAt: writtenAt.toISOString(), ...rows }),
    tag: `<meta name="catalogue-snapshot" content="/${file}" />${emptyTag(catalogue)}${settingsTag(settings)}`,
  };
}

/** The page's template with the tag in its head. */
export const withSnapshot = (template: string, { tag }: Snapshot): string => withInHead(template, tag);
