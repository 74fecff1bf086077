import type { Language } from '#model/languages';
import { catalogueTextsOf, dictionaryOf, type CatalogueTexts } from '#model/catalogue/catalogueTexts';
import { readCatalogueTexts } from '#services/readCatalogueTexts';

export { dictionaryOf };

/** The catalogue's texts in a language; throws when neither the database nor the build has them. */
export const readTexts = async (language: Language): Promise<CatalogueTexts> =>
  catalogueTextsOf(await readCatalogueTexts(language));
