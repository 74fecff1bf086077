import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { firstLanguage, type Language } from '#model/languages';
import type { CatalogueTexts } from '#model/catalogue/catalogueTexts';
import { selectItems } from '#model/shopState';
import { useShop } from '#storeHooks';
import { CatalogueWordsContext } from '#ui/text/CatalogueText';
import { useLanguage } from '#ui/text/useLanguage';
import { readWords, wordsOf, type ReadTexts } from './readWords';

const CatalogueTextsContext = createContext<CatalogueTexts | undefined>(undefined);

/** The catalogue's texts in the language of the interface; undefined in the catalogue's own, and until they are read. */
export const useCatalogueTexts = (): CatalogueTexts | undefined => use(CatalogueTextsContext);

/** What was read for a language, which may have been before anything was rendered. */
function useReadTexts(language: Language): ReadTexts | undefined {
  const [, setArrived] = useState<Language>();
  useEffect(() => {
    let isCurrent = true;
    void readWords(language).then(() => {
      if (isCurrent) startTransition(() => setArrived(language));
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return wordsOf(language);
}

/** Provider of the catalogue's translation. */
export function CatalogueWords({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const read = useReadTexts(language);
  const items = useShop(selectItems);
  const translate = useMemo(() => read?.dictionaryOf(items, read.texts), [items, read]);
  const words = translate ?? (language === firstLanguage ? asWritten : none);
  return (
    <CatalogueTextsContext value={read?.texts}>
      <CatalogueWordsContext value={words}>{children}</CatalogueWordsContext>
    </CatalogueTextsContext>
  );
}

const asWritten = (text: string): string => text;
const none = (): undefined => undefined;
