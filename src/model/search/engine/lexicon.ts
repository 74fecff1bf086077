import SearchableMap from 'minisearch/SearchableMap';
import type { QueryWord } from './query';
import { longestPhrase, type Meaning, type Vocabularies } from './vocabulary';

/** Terms of the index beside stems of words: a concept, what a text says is not in it, and a whole name. */
export const conceptTerm = (concept: string): string => `#${concept}`;
export const absentTerm = (stem: string): string => `-${stem}`;
export const nameTerm = (words: readonly string[]): string => `=${words.join('')}`;

/** How sure a term means a word. */
export const sureness = { itself: 1, concept: 0.74, narrower: 0.6, compound: 0.55, beginning: 0.3 } as const;

/** Shorter beginnings are no list of words. */
export const shortestSpelledOut = 3;

/** What sounds alike is compared alike, so that the commonest slips are none. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([ct])h/g, '$1'],
  [/ck|qu|[cq]/g, 'k'],
  [/tz|z/g, 's'],
  [/e?au/g, 'o'],
  [/([aou])e/g, '$1'],
  [/ie|ei|[jy]/g, 'i'],
  [/(.)\1+/g, '$1'],
];
const soundOf = (word: string): string =>
  sounds.reduce((sound, [spelled, spoken]) => sound.replaceAll(spelled, spoken), word);

const sorted = (word: string): string => Array.from(word).toSorted().join('');

/** How many slips may part a word from the one that was meant. */
const slipsAllowed = (length: number): number => (length < 3 ? 0 : length < 6 ? 1.2 : length < 9 ? 2 : 2.6);

/** Terms of the index, each with how sure it means what is looked for. */
export type Terms = Map<string, number>;

/** Part of a query that is looked for as one: a word, or several that belong together. */
export interface Unit {
  of: readonly QueryWord[];
  terms: Terms;
  /** Whether it says nothing about what is looked for. */
  isIdle: boolean;
}

/** The words of the shop and of its languages, and what a typed word may mean of them. */
export class Lexicon {
  /** Terms of the index, and whether a telling field has them. */
  private readonly terms = new Map<string, boolean>();
  private readonly words = new Set<string>();
  private readonly bySound = new SearchableMap<string[]>();
  private readonly hasCompounds: boolean;

  constructor(private readonly vocabularies: Vocabularies) {
    this.hasCompounds = vocabularies.some(({ words }) => words.hasCompounds);
    for (const { known } of vocabularies) for (const word of known) this.learn(word);
  }

  learn(word: string): void {
    if (this.words.has(word)) return;
    this.words.add(word);
    if (word.length > 2) this.bySound.fetch(soundOf(word), () => []).push(word);
  }

  note(term: string, isTelling: boolean): void {
    if (isTelling || !this.terms.has(term)) this.terms.set(term, isTelling);
  }

  /** Whether a word says nothing about what is looked for. */
  isIdle(word: string): boolean {
    return this.vocabularies.some((vocabulary) => vocabulary.isIdle(word));
  }

  stemsOf(word: string): string[] {
    return this.vocabularies.map((vocabulary) => vocabulary.stem(word));
  }

  meaningsOf(words: readonly string[]): Meaning[] {
    return this.vocabularies.flatMap((vocabulary) => vocabulary.meaningsOf(words));
  }

  private tells(word: string): boolean {
    return this.meaningsOf([word]).length > 0 || this.stemsOf(word).some((stem) => this.terms.get(stem));
  }

  private isKnown(typed: string): boolean {
    const saysWithout = this.vocabularies.some((vocabulary) => vocabulary.absenceAt([typed], 0));
    const isBeginning = (): boolean => [...this.words].some((word) => word.startsWith(typed));
    return /[\d$€£]/.test(typed) || saysWithout || this.tells(typed) || isBeginning();
  }

  /** A word itself, two words written as one, the nearest one, or the end of a compound; what it was taken for, if it was mistyped. */
  corrected(typed: string): { words: string[]; takenFor?: string } {
    if (this.isKnown(typed)) return { words: [typed] };
    const both = this.split(typed, (rest) => (this.tells(rest) || this.isIdle(rest) ? rest : undefined));
    if (both) return { words: both };
    const near = this.nearest(typed);
    const meant = near === undefined ? this.split(typed, (rest) => this.nearest(rest)) : [near];
    if (meant) return { words: meant, takenFor: meant.join('') };
    // Of a compound the end says what it is, though nobody knows the beginning: Nachttischwecker.
    const ends = Array.from(typed, (_, at) => typed.slice(at)).slice(3, -3);
    return { words: [(this.hasCompounds && ends.find((end) => this.tells(end))) || typed] };
  }

  /** Two words written as one, perhaps with letters between; the second as it is read. */
  private split(typed: string, read: (rest: string) => string | undefined): string[] | undefined {
    for (let at = 3; at <= typed.length - 3; at += 1) {
      const head = typed.slice(0, at);
      const first = [head, head.replace(/(?:es|s|en|n)$/, '')].find((word) => this.tells(word));
      const second = first && read(typed.slice(at));
      if (first && second) return [first, second];
    }
    return undefined;
  }

  /** The known word nearest to one that is not known, rather one that leads somewhere. */
  private nearest(typed: string): string | undefined {
    const alike = this.bySound.fuzzyGet(soundOf(typed), typed.length < 4 ? 1 : 2).values();
    const found = [...alike].flatMap(([words, slips]) =>
      words.map((word) => {
        // Two letters that changed places are one slip, a wrong first letter is more.
        const own = slips > 1 && sorted(word) === sorted(typed) ? 0.7 : Math.max(0.5, slips);
        return { word, slips: own + (word[0] === typed[0] ? 0 : 0.4), rank: this.tells(word) ? 0 : 0.25 };
      }),
    );
    const near = found.filter(({ slips }) => slips <= slipsAllowed(typed.length));
    return near.toSorted((a, b) => a.slips + a.rank - b.slips - b.rank)[0]?.word;
  }

  /** Takes words apart: the longest phrase that means one thing and is found stays together. */
  unitsOf(words: readonly QueryWord[]): Unit[] {
    const units: Unit[] = [];
    const unitOf = (of: readonly QueryWord[]): Unit => {
      const plain = of.map(({ word }) => word);
      return { of, terms: this.termsOf(plain), isIdle: plain.every((word) => this.isIdle(word)) };
    };
    for (let at = 0; at < words.length; at += units.at(-1)?.of.length ?? 1)
      units.push(unitOf(longestPhrase(words, at, (some) => unitOf(some).terms.size > 0)));
    return units;
  }

  /** What words together are looked for as; one alone may be the end of a compound or the beginning of a word. */
  termsOf(words: readonly string[]): Terms {
    const terms: Terms = new Map();
    const tells = this.add(terms, words, sureness.itself);
    const [word = '', ...more] = words;
    if (more.length > 0) return terms;
    const isEnd = this.hasCompounds && word.length > 3;
    // A word found in texts only may also be the beginning of a name: `kettle` for Kettlebell.
    const isBeginning = !tells && word.length >= shortestSpelledOut;
    for (const whole of this.words) {
      if (isBeginning && whole.startsWith(word)) this.add(terms, [whole], sureness.beginning);
      else if (isEnd && whole.endsWith(word)) this.add(terms, [whole], sureness.compound);
    }
    // MiniSearch itself looks for the few letters of a short beginning: hundreds of words begin so.
    return tells || isBeginning ? terms : terms.set(word, sureness.beginning);
  }

  /** Adds words as one and the concepts they name, of what the shop has; true where a telling field has any. */
  private add(terms: Terms, words: readonly string[], sure: number): boolean {
    const stems = this.stemsOf(words.join(''));
    const isThere = terms.size > 0 || stems.some((stem) => this.terms.has(stem));
    // A kind (almond) that the shop has asks for itself only; one that it lacks asks for its concept (nuts).
    const meant = this.meaningsOf(words).filter(({ sign }) => sign !== '<' || !isThere);
    const concepts = meant.map(({ concept, sign }): [string, number] => [
      conceptTerm(concept),
      sure * sureness[sign === '>' ? 'narrower' : 'concept'],
    ]);
    const added = [...stems.map((stem): [string, number] => [stem, sure]), ...concepts];
    const known = added.filter(([term]) => this.terms.has(term));
    for (const [term, how] of known) terms.set(term, Math.max(how, terms.get(term) ?? 0));
    return known.some(([term]) => this.terms.get(term));
  }
}
