import { catalogueTextsOf } from '#model/catalogue/catalogueTexts';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { readSeed, readSeedTexts } from '#local/seed/readSeed';
import { languages } from '#model/languages';
import { textProblems } from '#tools/owner/catalogue/textProblems';
import { outcomeOf, type Check } from './check';

export const catalogueTextsCheck: Check = {
  name: 'catalogue texts',
  remedy: 'Say it in local/seed/texts/{language}.json.',
  run: () => {
    const { programs, products } = readSeed();
    const items = [...programsOf(programs).rows, ...productsOf(products).rows];
    const texts = readSeedTexts();
    const problems = languages
      .filter((language) => language !== 'en')
      .flatMap((language) =>
        language in texts
          ? textProblems(language, items, catalogueTextsOf(texts[language]))
          : [`${language}: local/seed/texts/${language}.json is missing.`],
      );
    return Promise.resolve(outcomeOf(problems, `${items.length} items`));
  },
};
