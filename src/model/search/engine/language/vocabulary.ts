import { colorFamilies, type ColorFamily, type Mark, type Words } from '../../words/words';
import { partsOf } from './plainText';

/**
 * A concept that a word or phrase stands for. A narrower word finds its items, but does not make an item one; a kind
 * makes an item one, but asks for itself.
 */
interface Meaning {
  concept: string;
  isNarrower: boolean;
  isKind: boolean;
}

export interface Phrase {
  meanings: readonly Meaning[];
  /** Parts it takes, idle ones between included. */
  length: number;
}

/** The words of a language, ready to be looked up. */
export interface Vocabulary {
  stem: (word: string) => string;
  isIdle: (part: string) => boolean;
  /** Whether any phrase of more than one part begins with it. */
  beginsPhrase: (part: string) => boolean;
  /** What the longest phrase that begins at a position stands for, and how many parts it has. */
  phraseAt: (parts: readonly string[], at: number) => Phrase | undefined;
  /** The same for people's sentences: idle words between do not matter, nor does the order. */
  loosePhraseAt: (parts: readonly string[], at: number) => Phrase | undefined;
  meaningsOf: (part: string) => readonly Meaning[];
  /** Concepts of the few phrases that contain the word: a guess for a word without a meaning of its own. */
  hintsOf: (part: string) => readonly Meaning[];
  /** Single words that stand for a concept, as they are written; misspelled ones are compared with them. */
  knownWords: readonly string[];
  /** The same phrases as lists of parts, longest first. */
  without: ReadonlySet<string>;
  free: string;
  freeOf: ReadonlySet<string>;
  verbsOf: (word: string) => readonly string[];
  under: readonly (readonly string[])[];
  over: readonly (readonly string[])[];
  between: readonly (readonly string[])[];
  and: ReadonlySet<string>;
  currency: ReadonlySet<string>;
  units: ReadonlySet<string>;
  size: ReadonlySet<string>;
  marks: readonly { mark: Mark; parts: readonly string[] }[];
  colorOf: ReadonlyMap<string, ColorFamily>;
  hasCompounds: boolean;
}

/** More parts than this no phrase of the lists has. */
const longestPhrase = 5;

/** A word that is part of more phrases than this gives no hint. */
const mostHints = 3;

const setOf = (list: string): ReadonlySet<string> =>
  new Set(list.split(/\s+/).flatMap((one) => (/^[$€£]$/.test(one) ? one : partsOf(one))));

const phrasesOf = (list: string): string[][] =>
  list
    .split(',')
    .map(partsOf)
    .filter((parts) => parts.length > 0)
    .toSorted((a, b) => b.length - a.length);

/** Takes in the words concept by concept, and ends with the vocabulary. */
export function* takingIn(words: Words): Generator<undefined, Vocabulary> {
  const stems = new Map<string, string>();
  const stem = (word: string): string => {
    let known = stems.get(word);
    if (known === undefined) stems.set(word, (known = words.stem(word)));
    return known;
  };
  const keyOf = (parts: readonly string[]): string => parts.map(stem).join(' ');
  const idle = setOf(words.idle);
  const meanings = new Map<string, Meaning[]>();
  /** How long the longest phrase is that begins with a word of this stem. */
  const longestFrom = new Map<string, number>();
  const loose = new Map<string, Meaning[]>();
  const hints = new Map<string, Meaning[]>();
  const looseKey = (parts: readonly string[]): string => parts.map(stem).toSorted().join(' ');
  const takeLoosely = (parts: readonly string[], meaning: Meaning): void => {
    const telling = parts.filter((part) => !idle.has(part));
    if (telling.length > 1) {
      const key = looseKey(telling);
      loose.set(key, [...(loose.get(key) ?? []), meaning]);
    }
    for (const part of telling) {
      const known = hints.get(stem(part)) ?? [];
      if (!known.some(({ concept }) => concept === meaning.concept)) {
        hints.set(stem(part), [...known, { ...meaning, isNarrower: true }]);
      }
    }
  };
  const knownWords = new Set<string>();
  for (const [concept, lists] of Object.entries(words.concepts)) {
    for (const [, mark, list = ''] of lists.matchAll(/([<>]?)([^<>]+)/g)) {
      const meaning: Meaning = { concept, isNarrower: mark === '>', isKind: mark === '<' };
      for (const parts of phrasesOf(list)) {
        const key = keyOf(parts);
        const known = meanings.get(key) ?? [];
        meanings.set(key, known);
        if (!known.some((other) => other.concept === concept)) known.push(meaning);
        if (parts.length === 1 && parts[0]) knownWords.add(parts[0]);
        else takeLoosely(parts, meaning);
        const first = stem(parts[0] ?? '');
        longestFrom.set(first, Math.max(parts.length, longestFrom.get(first) ?? 0));
      }
    }
    yield;
  }
  return {
    stem,
    isIdle: (part) => idle.has(part),
    beginsPhrase: (part) => (longestFrom.get(stem(part)) ?? 0) > 1,
    phraseAt: (parts, at) => {
      const longest = longestFrom.get(stem(parts[at] ?? '')) ?? 0;
      for (let length = Math.min(longest, parts.length - at); length > 1; length -= 1) {
        const found = meanings.get(keyOf(parts.slice(at, at + length)));
        if (found) return { meanings: found, length };
      }
      return undefined;
    },
    loosePhraseAt: (parts, at) => {
      if (idle.has(parts[at] ?? '')) return undefined;
      for (let length = Math.min(longestPhrase, parts.length - at); length > 1; length -= 1) {
        const own = parts.slice(at, at + length);
        const telling = own.filter((part) => !idle.has(part));
        const found =
          telling.length > 1 && !idle.has(own.at(-1) ?? '') ? loose.get(looseKey(telling)) : undefined;
        if (found) return { meanings: found, length };
      }
      return undefined;
    },
    meaningsOf: (part) => meanings.get(stem(part)) ?? [],
    hintsOf: (part) => {
      const found = hints.get(stem(part)) ?? [];
      return found.length <= mostHints ? found : [];
    },
    knownWords: [...knownWords],
    without: setOf(words.without),
    free: words.free,
    freeOf: setOf(words.freeOf ?? ''),
    verbsOf: words.verbsOf ?? (() => []),
    under: phrasesOf(words.under),
    over: phrasesOf(words.over),
    between: phrasesOf(words.between),
    and: setOf(words.and),
    currency: setOf(words.currency),
    units: setOf(words.units),
    size: setOf(words.size),
    marks: (['sale', 'new', 'in'] as const).flatMap((mark) =>
      phrasesOf(words.marks[mark]).map((parts) => ({ mark, parts })),
    ),
    colorOf: new Map(
      colorFamilies.flatMap((family) =>
        [...setOf(words.colors[family])].map((name) => [name, family] as const),
      ),
    ),
    hasCompounds: words.hasCompounds ?? false,
  };
}

/** Takes the words in; `pause` lets others do their work in between. */
export async function vocabularyInTurns(words: Words, pause: () => Promise<void>): Promise<Vocabulary> {
  const steps = takingIn(words);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
