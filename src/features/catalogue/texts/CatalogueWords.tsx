import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '../../../model/languages';
import type { CatalogueTexts, Translate } from '../../../model/catalogue/catalogueTexts';
import { selectItems } from '../../../model/shopState';
import type { Item } from '../../../model/catalogue/item';
import { useShop } from '../../../storeHooks';
import { CatalogueWordsContext } from '../../../ui/CatalogueText';
import { useLanguage } from '../../../ui/useLanguage';
import { reportError } from '../../../reportError';

interface Read {
  language: Language;
  texts: CatalogueTexts;
  dictionaryOf: (items: readonly Item[], texts: CatalogueTexts) => Translate;
}

const CatalogueTextsContext = createContext<CatalogueTexts | undefined>(undefined);

/** The catalogue's texts in the language of the interface; undefined in English, and until they are read. */
export const useCatalogueTexts = (): CatalogueTexts | undefined => use(CatalogueTextsContext);

/** Reads the texts when the interface is not English. Without them everything stays readable, in English. */
function useReadTexts(): Read | undefined {
  const language = useLanguage();
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (language === 'en') return undefined;
    let isCurrent = true;
    const readInto = async (): Promise<void> => {
      // An English visit never loads the code for it.
      const { readTexts, dictionaryOf } = await import('./readTexts');
      const texts = await readTexts(language);
      if (isCurrent) setRead({ language, texts, dictionaryOf });
    };
    readInto().catch((error: unknown) =>
      reportError(error, 'The catalogue stays in English: its texts could not be read.', 'warning'),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return read?.language === language ? read : undefined;
}

/** Lets everything below it say the catalogue's words in the shopper's language. */
export function CatalogueWords({ children }: { children: ReactNode }) {
  const read = useReadTexts();
  const items = useShop(selectItems);
  const translate = useMemo(() => read?.dictionaryOf(items, read.texts), [items, read]);
  const words = translate ?? none;
  return (
    <CatalogueTextsContext value={read?.texts}>
      <CatalogueWordsContext value={words}>{children}</CatalogueWordsContext>
    </CatalogueTextsContext>
  );
}

const none = (): undefined => undefined;
