import { catalogueTextsOf } from '#model/catalogue/catalogueTexts';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { firstLanguage, languages } from '#model/languages';
import { fieldsOf, isFields, type Fields } from '#model/untrusted';
import type { Finding } from './finding';
import { textProblems } from './textProblems';

const warning = (place: string, text: string): Finding => ({ place, level: 'warning', text });

/** Texts of what the catalogue does not have: an id that was mistyped, or an item that is gone. */
function strayFindings(language: string, texts: Fields, catalogue: Fields): Finding[] {
  return (['programs', 'products'] as const).flatMap((node) => {
    const [own, items] = [texts[node], catalogue[node]].map(fieldsOf);
    return Object.keys(own ?? {}).flatMap((id) =>
      items && id in items
        ? []
        : [warning(`texts/${language}/${node}/${id}`, 'the catalogue has nothing of this id')],
    );
  });
}

/** What a whole catalogue leaves untranslated, language by language; nothing where it has no texts at all. */
export function textFindings(catalogue: Fields): Finding[] {
  const { texts } = catalogue;
  if (!isFields(texts)) return [];
  const items = [...programsOf(catalogue.programs).rows, ...productsOf(catalogue.products).rows];
  return languages
    .filter((language) => language !== firstLanguage)
    .flatMap((language) => {
      const own = texts[language];
      if (!isFields(own))
        return [
          warning(`texts/${language}`, 'it is not there: everything stays as the catalogue is written'),
        ];
      return [
        ...textProblems(language, items, catalogueTextsOf(own)).map((text) => warning('texts', text)),
        ...strayFindings(language, own, catalogue),
      ];
    });
}
