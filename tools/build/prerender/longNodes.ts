import { wholeNode } from '../../../src/services/firebase/keyRange';
import { withInHead } from '../tags';
import type { Catalogue } from './readCatalogue';

/** Rows of each node that the pages of a long catalogue ask for first: enough for a screen of cards, soon there. */
const firstRows = 100;

const isLong = ({ programs, products }: Catalogue): boolean =>
  Math.max(programs.length, products.length) >= wholeNode.most;

/** For a long catalogue, the page's template tells the app so and requests the first rows instead of all. */
export function withFirstRows(template: string, catalogue: Catalogue): string {
  if (!isLong(catalogue)) return template;
  return withInHead(
    template.replaceAll(`limitToFirst=${wholeNode.most}`, `limitToFirst=${firstRows}`),
    `<meta name="catalogue-page" content="${firstRows}" />`,
  );
}
