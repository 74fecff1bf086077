import { wordsOf } from './text';

/** More words no price has: nine hundred and ninety five. */
const mostWords = 5;
/** What is less is more often said of people and pieces than of money. */
const least = 5;
/** The word between parts that counts nothing: hundred and five, vingt et un, fünfundzwanzig. */
const and = '+';

type Part = number | typeof and;

/** What was said so far, with the next part; nothing where no number goes on like this. */
function saidWith(sum: number, part: number): number | undefined {
  const [below, tens] = [sum % 1000, sum % 100];
  if (part === 1000) return sum < 1000 ? (sum || 1) * 1000 : undefined;
  if (part === 100) return below < 10 ? sum - below + (below || 1) * 100 : undefined;
  // From sixty and eighty, French counts on to nineteen: soixante-douze.
  const most = tens === 0 ? 99 : tens === 60 || tens === 80 ? 19 : tens > 10 && tens % 10 === 0 ? 9 : 0;
  return part <= most ? sum + part : undefined;
}

/** The number that parts say in their order. */
function valueOf(parts: readonly Part[]): number | undefined {
  let sum = 0;
  for (const [at, part] of parts.entries()) {
    if (part === and) {
      const next = parts[at + 1];
      // Between twenty and five is a range.
      const isInside = typeof next === 'number' && (sum % 100 === 0 || next === 1 || next === 11);
      if (sum === 0 || !isInside) return undefined;
    } else {
      const more = saidWith(sum, part);
      if (more === undefined) return undefined;
      sum = more;
    }
  }
  return sum;
}

/** The number in words that begins at a place, with how many words it has. */
export type SpokenNumberAt = (
  words: readonly string[],
  at: number,
) => { figure: string; length: number } | undefined;

/** Reads a language's numbers, by its words for the parts of them: `twenty 20, five 5, and +`. */
export function spokenNumbers(list: string): SpokenNumberAt {
  const said = new Map<string, Part>();
  for (const one of list.split(',')) {
    const [, phrase = '', part = ''] = /^\s*(.+) (\S+)$/.exec(one) ?? [];
    said.set(wordsOf(phrase).join(''), part === and ? and : Number(part));
  }
  const longestFirst = [...said].toSorted(([one], [other]) => other.length - one.length);
  /** The parts of a word that may be written in one or with hyphens; none where something else stands in it. */
  const split = (word: string): Part[] | undefined => {
    for (const [phrase, part] of longestFirst) {
      if (!word.startsWith(phrase)) continue;
      const rest = word.length === phrase.length ? [] : split(word.slice(phrase.length));
      if (rest) return [part, ...rest];
    }
    return undefined;
  };
  const partsOf = (word = ''): Part[] | undefined => {
    const parts = split(word.replaceAll('-', ''));
    const [unit, between, tens] = parts?.slice(-3) ?? [];
    // German says the unit first, but only within one word: between five and twenty is a range.
    return parts && between === and && unit !== undefined && tens !== undefined && tens !== and && tens >= 20
      ? [...parts.slice(0, -3), tens, unit]
      : parts;
  };
  const isNumber = (word?: string): boolean => partsOf(word)?.some((part) => part !== and) ?? false;
  const numberIn = (words: readonly string[]): number | undefined => {
    const parts: Part[] = [];
    for (let at = 0; at < words.length; at += 1) {
      // Of two words as well as of one: quatre vingts.
      const both = said.get(words.slice(at, at + 2).join(''));
      const next = both === undefined ? partsOf(words[at]) : [both];
      if (!next) return undefined;
      parts.push(...next);
      if (both !== undefined) at += 1;
    }
    return valueOf(parts);
  };
  return (words, at) => {
    // Of numbers side by side that are none together, neither is meant.
    if (!isNumber(words[at]) || isNumber(words[at - 1])) return undefined;
    for (let length = mostWords; length > 0; length -= 1) {
      const number = at + length <= words.length ? numberIn(words.slice(at, at + length)) : undefined;
      if (number !== undefined && number >= least && !isNumber(words[at + length]))
        return { figure: String(number), length };
    }
    return undefined;
  };
}
