import { folded } from '../../../folded.ts';

/** Longer words and queries were not typed by people; what is beyond is not searched for. */
const longestWord = 40;

const elision = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)'(?=\p{L})/gu;

const beyondAscii = /[^ -~]/;
const unfolded = /['`]|[^ -~]/;

/** Text as it is compared: lower case, without accents, ligatures and apostrophes; `l’avoine` loses its article. */
export const plain = (text: string): string => (unfolded.test(text) ? spelledOut(text) : text.toLowerCase());

const spelledOut = (text: string): string =>
  // An accent for an apostrophe, which would come apart into a space and a mark.
  folded(text.replaceAll(/[´’‘`]/g, "'"))
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(elision, ' ')
    .replaceAll("'", '');

const word = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/gu;
const hyphen = /[-‐‑]/;

/** The same pattern for ASCII text; it takes a fraction of the time. */
const asciiWord = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

/** The words of a text as they stand, hyphens and all. */
export function writtenWords(text: string): readonly string[] {
  const own = plain(text);
  return own.match(beyondAscii.test(own) ? word : asciiWord) ?? [];
}

/** True for what is one word, without a hyphen. */
export const isSingle = (written: string): boolean => written.length <= longestWord && !hyphen.test(written);

/** The parts of a word with hyphens. */
export const splitWord = (written: string): string[] =>
  written.split(hyphen).map((part) => part.slice(0, longestWord));

/** The words of a text, each in its parts: `Hot-Water Bottle` is [hot, water] and [bottle]. */
export const wordsOf = (text: string): string[][] =>
  writtenWords(text).map((written) => (isSingle(written) ? [written] : splitWord(written)));

/** All parts of all words in a row. */
export const partsOf = (text: string): string[] => wordsOf(text).flat();
