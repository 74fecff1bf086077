import { knownLanguages, type Language } from '#model/languages';
import names from './countryNames.json' with { type: 'json' };

/** In the order of `knownLanguages`, whichever of them the shop speaks; `npm run addresses` writes them, so that every browser shows the same. */
const namesInLanguages: Readonly<Record<string, readonly string[]>> = names;

/** Names countries in a language; a code that the shop does not know stays as it is. */
export function countryNames(language: Language): (code: string) => string {
  const place = knownLanguages.indexOf(language);
  return (code) => namesInLanguages[code]?.[place] ?? code;
}
