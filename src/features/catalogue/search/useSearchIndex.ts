import { startTransition, useEffect, useState } from 'react';
import type { SearchIndex } from '#model/search/searchIndex';
import { selectItems } from '#model/shopState';
import { useShop } from '#storeHooks';
import { useLanguage } from '#ui/text/useLanguage';
import { useCatalogueTexts } from '#features/catalogue/texts/CatalogueWords';
import { readWordsInTime, wordsOf } from '#features/catalogue/texts/readWords';
import { readySearchIndex, searchIndexOf } from './searchIndexes';

/**
 * The search index of the whole catalogue once it is wanted and built; undefined before. After a new catalogue,
 * and in another language, the old index serves until the new one is there.
 */
export function useSearchIndex(isWanted: boolean): SearchIndex | undefined {
  const items = useShop(selectItems);
  const language = useLanguage();
  const texts = useCatalogueTexts();
  const [index, setIndex] = useState<SearchIndex | undefined>(() =>
    readySearchIndex(items, { language, texts }),
  );
  useEffect(() => {
    if (!isWanted || items.length === 0) return undefined;
    let isCurrent = true;
    // An index without the words of the language would find nothing where there is something.
    void readWordsInTime(language)
      .then(() => searchIndexOf(items, { language, texts: wordsOf(language)?.texts ?? texts }))
      .then((built) => {
        if (isCurrent) startTransition(() => setIndex(built));
      });
    return () => {
      isCurrent = false;
    };
  }, [items, isWanted, language, texts]);
  return index;
}
