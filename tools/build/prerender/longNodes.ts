import { ports } from '#local/machine/ports';
import { marks } from '#prerender/protocol';
import { nodeUrl } from '#nodeUrl';
import { wholeNode } from '#services/firebase/keyRange';
import { needsToken, type Environment } from '#tools/build/plugins/environment';
import { edited, insertion, requestTo, tagsIn, withInHead } from '#tools/build/tags';
import type { Catalogue } from './readCatalogue';

/** Rows of each node that the pages of a long catalogue ask for first: enough for a screen of cards, soon there. */
const firstRows = 100;

/** Whether a node has too many rows for one answer. */
export const isLong = ({ programs, products }: Catalogue): boolean =>
  Math.max(programs.length, products.length) >= wholeNode.most;

/** For a long catalogue, the page's template tells the app so and requests the first rows instead of all. */
export function withFirstRows(template: string, catalogue: Catalogue): string {
  if (!isLong(catalogue)) return template;
  return withInHead(
    template.replaceAll(`limitToFirst=${wholeNode.most}`, `limitToFirst=${firstRows}`),
    `<meta name="catalogue-page" content="${firstRows}" />`,
  );
}

/**
 * For a long catalogue, the bare shell requests an item's row. It may be in either node, as the app
 * asks for it.
 */
export function withRowRequests(shell: string, catalogue: Catalogue, environment: Environment): string {
  if (!isLong(catalogue)) return shell;
  const databaseUrl = environment['VITE_FIREBASE_DATABASE_URL'];
  const nodes = needsToken(environment) ? [] : ['programs', 'products'];
  const links = nodes.map((node) => requestTo(nodeUrl(`${node}/*`, databaseUrl, ports.database))).join('');
  const preloads = tagsIn(shell).filter(({ attributes }) => attributes.get(marks.for)?.startsWith('/'));
  return edited(
    shell,
    preloads.map(({ end }) => insertion(end, links)),
  );
}
