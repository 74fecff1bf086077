/** Longer words and queries were not typed by people; what is beyond is not searched for. */
const longestWord = 40;

const elision = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/gu;

const beyondAscii = /[^ -~]/;

/** Text as it is compared: lower case, without accents, ligatures and apostrophes; `l’avoine` loses its article. */
export const plain = (text: string): string =>
  beyondAscii.test(text) || text.includes("'") ? folded(text) : text.toLowerCase();

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(elision, ' ')
    .replaceAll(/['’‘`]/g, '');

const word = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/gu;
const hyphen = /[-‐‑]/;

/** The words of a text, each in its parts: `Hot-Water Bottle` is [hot, water] and [bottle]. */
export function wordsOf(text: string): string[][] {
  const words: string[][] = [];
  for (const found of plain(text).match(word) ?? []) {
    if (found.length <= longestWord && !hyphen.test(found)) words.push([found]);
    else words.push(found.split(hyphen).map((part) => part.slice(0, longestWord)));
  }
  return words;
}

/** All parts of all words in a row. */
export const partsOf = (text: string): string[] => wordsOf(text).flat();
