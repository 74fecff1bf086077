import { ports } from '../../../local/machine/ports';
import { nodeUrl } from '../../../src/nodeUrl';
import { wholeNode } from '../../../src/services/firebase/keyRange';
import type { Environment } from '../plugins/environment';
import { fileIn, type ModuleFiles } from '../sizes/manifest';
import { edited, insertion, preloaded, tagsIn, withInHead } from '../tags';
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

/** Code that reads one row of a long catalogue. */
const rowReaders = ['src/app/store/longCatalogue.ts', 'src/services/firebase/readItem.ts'];

/**
 * For a long catalogue, the bare shell requests an item's row with its code. The row may be in either node, as the app
 * asks for it. `ROW` stands for its id.
 */
export function withRowRequests(
  shell: string,
  catalogue: Catalogue,
  { environment, moduleFiles }: { environment: Environment; moduleFiles: ModuleFiles },
): string {
  if (!isLong(catalogue)) return shell;
  const databaseUrl = environment['VITE_FIREBASE_DATABASE_URL'];
  // A request that is named in the page cannot carry App Check's token.
  const nodes = databaseUrl && environment['VITE_APP_CHECK_SITE_KEY'] ? [] : ['programs', 'products'];
  const links = [
    ...new Set(rowReaders.map((module) => preloaded(fileIn(moduleFiles, module)))),
    ...nodes.map((node) => {
      const url = nodeUrl(`${node}/ROW`, databaseUrl, ports.database);
      return `<link rel="preload" as="fetch" crossorigin data-row="${url}">`;
    }),
  ].join('');
  const waves = tagsIn(shell).filter(({ attributes }) => attributes.has('data-at'));
  return edited(
    shell,
    waves.map(({ end }) => insertion(end, links)),
  );
}
