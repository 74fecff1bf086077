import SearchableMap from 'minisearch/SearchableMap';
import type { Meaning, Vocabulary } from './vocabulary';

/** Terms of the index beside stems of words: a concept, what a text says is not in it, two neighbours as one word. */
export const conceptTerm = (concept: string): string => `#${concept}`;
export const absentTerm = (stem: string): string => `-${stem}`;
export const joinedTerm = (stem: string): string => `+${stem}`;

/** How sure a term means a word, beside the word itself. */
const sureness = { concept: 0.74, narrower: 0.6, compound: 0.55, beginning: 0.4 } as const;

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
const reversed = (word: string): string => Array.from(word).toReversed().join('');

/** How many slips may part a word from the one that was meant. */
const slipsAllowed = (length: number): number => (length < 3 ? 0 : length < 6 ? 1.2 : length < 9 ? 2 : 2.6);

/** Part of a query that is looked for as one: a word, or several that belong together. */
export interface Unit {
  words: readonly string[];
  /** As it was typed. */
  typed: string;
  /** Terms of the index, each with how sure it means the unit. */
  terms: Map<string, number>;
}

/** A word as the shop knows it, in two where it was written of two. */
export interface Corrected {
  words: string[];
  /** What a mistyped word was taken for. */
  takenFor?: string;
}

/** The words of the shop and of its languages, and what a typed word may mean of them. */
export class Lexicon {
  /** Terms of the index, and whether a telling field has them. */
  private readonly terms = new Map<string, boolean>();
  private readonly learned = new Set<string>();
  private readonly words = new SearchableMap<true>();
  private readonly byEnd = new SearchableMap<string>();
  private readonly bySound = new SearchableMap<string[]>();
  private readonly hasCompounds: boolean;

  constructor(private readonly vocabularies: readonly Vocabulary[]) {
    this.hasCompounds = vocabularies.some(({ words }) => words.hasCompounds);
    for (const { known } of vocabularies) for (const word of known) this.learn(word);
  }

  learn(word: string): void {
    if (this.learned.has(word)) return;
    this.learned.add(word);
    this.words.set(word, true);
    if (this.hasCompounds) this.byEnd.set(reversed(word), word);
    if (word.length > 2) this.bySound.fetch(soundOf(word), () => []).push(word);
  }

  note(term: string, isTelling: boolean): void {
    if (isTelling ? this.terms.get(term) !== true : !this.terms.has(term)) this.terms.set(term, isTelling);
  }

  /** Whether words say nothing about what is looked for. */
  isIdle(words: readonly string[]): boolean {
    return words.every((word) => this.vocabularies.some((vocabulary) => vocabulary.isIdle(word)));
  }

  /** Whether words stand for something themselves: to learn. */
  isConcept(words: readonly string[]): boolean {
    return this.meaningsOf(words).some(({ isNarrower }) => !isNarrower);
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
    const begins = !this.words.atPrefix(typed).keys().next().done;
    return begins || this.tells(typed) || this.isIdle([typed]);
  }

  /** A word itself, spelled otherwise, two words written as one, or the nearest one. */
  corrected(typed: string): Corrected {
    const isFree = this.vocabularies.some((vocabulary) => vocabulary.absenceAt([typed], 0));
    if (isFree || /[\d$€£]/.test(typed) || this.isKnown(typed)) return { words: [typed] };
    const spelled = this.vocabularies.reduce((word, { words }) => words.spelled?.(word) ?? word, typed);
    if (this.isKnown(spelled)) return { words: [spelled] };
    const both = this.split(spelled, (rest) => (this.tells(rest) || this.isIdle([rest]) ? rest : undefined));
    if (both) return { words: both };
    const near = this.nearest(spelled);
    if (near !== undefined) return { words: [near], takenFor: near };
    const mistyped = this.split(spelled, (rest) => this.nearest(rest));
    if (mistyped) return { words: mistyped, takenFor: mistyped.join('') };
    // Of a compound the end says what it is, though nobody knows the beginning: Nachttischwecker.
    const ends = Array.from(spelled, (_, at) => spelled.slice(at)).slice(3, -3);
    return { words: [(this.hasCompounds && ends.find((end) => this.tells(end))) || spelled] };
  }

  /** Two words written as one, perhaps with letters between; the second as it is read. */
  private split(typed: string, read: (rest: string) => string | undefined): string[] | undefined {
    for (let at = 3; at <= typed.length - 3; at += 1) {
      const head = typed.slice(0, at);
      const first = [head, head.replace(/(?:es|s|en|n)$/, '')].find((word) => this.tells(word));
      const second = first === undefined ? undefined : read(typed.slice(at));
      if (first !== undefined && second !== undefined) return [first, second];
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

  /** Adds terms that the shop has; true where a telling field has one. */
  private add({ terms }: Unit, sure: number, added: readonly string[]): boolean {
    const known = added.filter((term) => this.terms.has(term));
    for (const term of known) terms.set(term, Math.max(sure, terms.get(term) ?? 0));
    return known.some((term) => this.terms.get(term));
  }

  /** Adds words as they are, neighbours that are written as one with them, and the concepts they name. */
  private addWords(unit: Unit, words: readonly string[], sure: number): boolean {
    const stems = this.stemsOf(words.join(''));
    const whole = this.add(unit, sure, [...stems, ...stems.map(joinedTerm)]);
    // A kind (almond) that the shop has asks for itself only; one that it lacks asks for its concept (nuts).
    const asked = this.meaningsOf(words).filter(({ isKind }) => !isKind || unit.terms.size === 0);
    const meant = asked.map(({ concept, isNarrower }) =>
      this.add(unit, sure * sureness[isNarrower ? 'narrower' : 'concept'], [conceptTerm(concept)]),
    );
    return whole || meant.includes(true);
  }

  /** Words as they are, and what they mean together. */
  whole(words: readonly string[], typed = ''): Unit {
    const unit: Unit = { words, typed, terms: new Map() };
    this.addWords(unit, words, 1);
    return unit;
  }

  /** One word, whole or perhaps still being typed. */
  word(word: string, typed: string): Unit {
    const unit: Unit = { words: [word], typed, terms: new Map() };
    let tells = this.addWords(unit, [word], 1);
    const ends = word.length > 3 && this.hasCompounds ? this.byEnd.atPrefix(reversed(word)).values() : [];
    for (const whole of ends) this.addWords(unit, [whole], sureness.compound);
    for (const verb of this.vocabularies.flatMap(({ words }) => words.verbsOf?.(word) ?? []))
      if (!tells) tells = this.addWords(unit, [verb], 1);
    // MiniSearch itself looks for the few letters of a short beginning: hundreds of words begin so.
    if (!tells && word.length < shortestSpelledOut) unit.terms.set(word, sureness.beginning / 2);
    if (word.length < shortestSpelledOut) return unit;
    // A word found in texts only may also be the beginning of a name: `kettle` for Kettlebell.
    for (const whole of tells ? [] : this.words.atPrefix(word).keys())
      this.addWords(unit, [whole], (sureness.beginning * (1 + word.length / whole.length)) / 2);
    return unit;
  }
}
