import type { Language } from '#model/languages';
import { reportError } from '#reportError';
import { readBuiltFile } from './builtFile';
import { readNode } from './firebase/readCatalogue';

/**
 * What is said of the catalogue in a language other than English, unchecked: the node `texts/{language}`, or, where the
 * database does not answer or has none, the copy that was written when the shop was built.
 */
export async function readCatalogueTexts(language: Language): Promise<unknown> {
  const node = await readNode(`texts/${language}`).catch((error: unknown) =>
    reportError(
      error,
      'The catalogue’s texts come from the build: the database did not give them.',
      'warning',
    ),
  );
  return node ?? readBuiltFile(`/texts/${language}.json`);
}
