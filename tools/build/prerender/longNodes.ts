import { wholeNode } from '../../../src/services/firebase/keyRange';
import type { Catalogue } from './readCatalogue';

/** Rows of each node that the pages of a long catalogue ask for first: enough for a screen of cards, soon there. */
const firstRows = 100;

const isLong = ({ programs, products }: Catalogue): boolean =>
  Math.max(programs.length, products.length) >= wholeNode.most;

/** Where the catalogue is long, the page's template says so to the app, and asks for its first rows instead of all. */
export function withFirstRows(template: string, catalogue: Catalogue): string {
  if (!isLong(catalogue)) return template;
  return template
    .replaceAll(`limitToFirst=${wholeNode.most}`, `limitToFirst=${firstRows}`)
    .replace('</head>', `<meta name="catalogue-page" content="${firstRows}" /></head>`);
}
