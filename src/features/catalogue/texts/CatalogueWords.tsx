import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '../../../model/languages';
import { catalogueTextsOf, dictionaryOf, type CatalogueTexts } from '../../../model/catalogue/catalogueTexts';
import { selectItems } from '../../../model/shopState';
import { readCatalogueTexts } from '../../../services/readCatalogueTexts';
import { useShop } from '../../../storeHooks';
import { CatalogueWordsContext } from '../../../ui/CatalogueText';
import { useLanguage } from '../../../ui/useLanguage';
import { reportError } from '../../../reportError';

interface Read {
  language: Language;
  texts: CatalogueTexts;
}

const CatalogueTextsContext = createContext<CatalogueTexts | undefined>(undefined);

/** The catalogue's texts in the language of the interface; undefined in English, and until they are read. */
export const useCatalogueTexts = (): CatalogueTexts | undefined => use(CatalogueTextsContext);

/** Reads the texts when the interface is not English. Without them everything stays readable, in English. */
function useReadTexts(): CatalogueTexts | undefined {
  const language = useLanguage();
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (language === 'en') return undefined;
    let isCurrent = true;
    readCatalogueTexts(language).then(
      (node) => {
        if (isCurrent) setRead({ language, texts: catalogueTextsOf(node) });
      },
      (error: unknown) =>
        reportError(error, 'The catalogue stays in English: its texts could not be read.', 'warning'),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return read?.language === language ? read.texts : undefined;
}

/** Lets everything below it say the catalogue's words in the shopper's language. */
export function CatalogueWords({ children }: { children: ReactNode }) {
  const texts = useReadTexts();
  const items = useShop(selectItems);
  const translate = useMemo(() => texts && dictionaryOf(items, texts), [items, texts]);
  const words = translate ?? none;
  return (
    <CatalogueTextsContext value={texts}>
      <CatalogueWordsContext value={words}>{children}</CatalogueWordsContext>
    </CatalogueTextsContext>
  );
}

const none = (): undefined => undefined;
