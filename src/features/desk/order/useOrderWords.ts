import { useEffect, useState } from 'react';
import {
  catalogueTextsOf,
  dictionaryOf,
  type CatalogueTexts,
  type Translate,
} from '#model/catalogue/catalogueTexts';
import { firstLanguage, knownLanguage, type Language } from '#model/languages';
import type { PlacedOrder } from '#model/order/order';
import { selectItems } from '#model/shopState';
import { reportError } from '#reportError';
import { readCatalogueTexts } from '#services/readCatalogueTexts';
import { useShop } from '#storeHooks';

/** What the catalogue says in a language, once it is there. */
function useTextsIn(language: Language): CatalogueTexts | undefined {
  const [texts, setTexts] = useState<CatalogueTexts>();
  useEffect(() => {
    let isCurrent = true;
    if (language !== firstLanguage) {
      readCatalogueTexts(language)
        .then((node) => isCurrent && setTexts(catalogueTextsOf(node)))
        .catch((error: unknown) =>
          reportError(error, 'A letter or a slip names items in the shop’s language.'),
        );
    }
    return () => {
      isCurrent = false;
      setTexts(undefined);
    };
  }, [language]);
  return texts;
}

/** What an order's reader calls what was ordered; undefined where that is what the shop calls it, or not yet known. */
export function useOrderWords({ language, lines }: PlacedOrder): Translate | undefined {
  const texts = useTextsIn(knownLanguage(language));
  const items = useShop(selectItems);
  const ordered = items.filter(({ id }) => lines.some((line) => line.id === id));
  return texts && dictionaryOf(ordered, texts);
}
