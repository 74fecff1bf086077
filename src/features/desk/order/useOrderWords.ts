import { useEffect, useState } from 'react';
import {
  catalogueTextsOf,
  dictionaryOf,
  type CatalogueTexts,
  type Translate,
} from '#model/catalogue/catalogueTexts';
import type { Item } from '#model/catalogue/item';
import { firstLanguage, knownLanguage, type Language } from '#model/languages';
import type { PlacedOrder } from '#model/order/order';
import { selectItems } from '#model/shopState';
import { reportError } from '#reportError';
import { readCatalogueTexts } from '#services/readCatalogueTexts';
import { useShop } from '#storeHooks';

/** What the catalogue says in another language than the shop's own, where it can be read. */
async function textsIn(language: Language): Promise<CatalogueTexts | undefined> {
  if (language === firstLanguage) return undefined;
  try {
    return catalogueTextsOf(await readCatalogueTexts(language));
  } catch (error) {
    reportError(error, 'A letter or a slip names items in the shop’s language.');
    return undefined;
  }
}

const wordsOf = ({ lines }: PlacedOrder, items: readonly Item[], texts: CatalogueTexts): Translate =>
  dictionaryOf(
    items.filter(({ id }) => lines.some((line) => line.id === id)),
    texts,
  );

/** What an order's reader calls what was ordered; undefined where that is what the shop calls it. */
export async function orderWords(order: PlacedOrder, items: readonly Item[]): Promise<Translate | undefined> {
  const texts = await textsIn(knownLanguage(order.language));
  return texts && wordsOf(order, items, texts);
}

/** The same once it is there, for what is shown before. */
export function useOrderWords(order: PlacedOrder): Translate | undefined {
  const language = knownLanguage(order.language);
  const [texts, setTexts] = useState<CatalogueTexts>();
  const items = useShop(selectItems);
  useEffect(() => {
    let isCurrent = true;
    void textsIn(language).then((read) => isCurrent && setTexts(read));
    return () => {
      isCurrent = false;
      setTexts(undefined);
    };
  }, [language]);
  return texts && wordsOf(order, items, texts);
}
