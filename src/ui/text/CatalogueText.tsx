import { catalogueLocale } from '#model/languages';
import { createContext, use } from 'react';
import type { TextPlace, Translate } from '#model/catalogue/catalogueTexts';

/** The catalogue's words in the language of the interface; until they are read, there are none. */
export const CatalogueWordsContext = createContext<Translate>(() => undefined);

/** Says a text of the catalogue in the shopper's language where it is translated: for labels and sentences. */
export function useCatalogueWords(): (english: string, place?: TextPlace) => string {
  const translate = use(CatalogueWordsContext);
  return (english, place) => translate(english, place) ?? english;
}

/** The same for what is rendered elsewhere, with its language where that is not the interface's. */
export function useMarkedWords(): (english: string, place?: TextPlace) => { text: string; lang?: string } {
  const translate = use(CatalogueWordsContext);
  return (english, place) => {
    const text = translate(english, place);
    return text === undefined ? { text: english, lang: catalogueLocale } : { text };
  };
}

interface CatalogueTextProps {
  /** The English of the catalogue. */
  children: string;
  /** What kind of shared word it is, or which item says it. */
  of?: TextPlace;
}

/** A text of the catalogue in the shopper's language; what nobody has translated is English, and marked so. */
export function CatalogueText({ children, of }: CatalogueTextProps) {
  const translated = use(CatalogueWordsContext)(children, of);
  return translated === undefined ? (
    <span lang={catalogueLocale} dir="auto">
      {children}
    </span>
  ) : (
    <span dir="auto">{translated}</span>
  );
}
