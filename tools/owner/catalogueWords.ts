import { catalogueTextsOf, dictionaryOf, type Translate } from '#model/catalogue/catalogueTexts';
import { programsOf } from '#model/catalogue/catalogueReader';
import type { Item } from '#model/catalogue/item';
import { firstLanguage, knownLanguage, type Language } from '#model/languages';
import { nodeRequest, type Access } from './access';
import { readProducts } from './orders/orderSummary';

/** The catalogue's words in the language of a letter or a slip. */
export type WordsIn = (language: string) => Promise<Translate>;

/** Everything is read once, and only for another language than the catalogue's own. */
export function catalogueWords(access: Access): WordsIn {
  let items: Promise<Item[]> | undefined;
  const dictionaries = new Map<Language, Promise<Translate>>();
  const readItems = async (): Promise<Item[]> => [
    ...(await readProducts(access)),
    ...programsOf((await nodeRequest(access, 'programs')).value).rows,
  ];
  const read = async (language: Language): Promise<Translate> => {
    if (language === firstLanguage) return () => undefined;
    const { value } = await nodeRequest(access, `texts/${language}`);
    return dictionaryOf(await (items ??= readItems()), catalogueTextsOf(value));
  };
  return (language) => {
    const known = knownLanguage(language);
    const dictionary = dictionaries.get(known) ?? read(known);
    dictionaries.set(known, dictionary);
    return dictionary;
  };
}
