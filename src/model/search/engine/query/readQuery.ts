import type { ColorFamily, Mark } from '../../words/words';
import { amount, queryWords, type QueryWord } from './queryWords';
import { endingFree } from '../language/freeEnding';
import type { Vocabulary } from '../language/vocabulary';

/** A filter that part of a query means; `from` and `to` say which of the query's words. */
export type AskedFilter = { from: number; to: number } & (
  | { kind: 'price'; min?: number; max?: number }
  | { kind: 'color'; color: ColorFamily }
  | { kind: 'size'; size: string }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'without'; word: string; parts: readonly string[] }
);

export interface ReadQuery {
  words: readonly QueryWord[];
  asked: readonly AskedFilter[];
}

const numberOf = (word: QueryWord | undefined): number | undefined => {
  const [part = ''] = word?.parts ?? [];
  return word?.parts.length === 1 && amount.test(part) ? Number(part.replace(',', '.')) : undefined;
};

const textOf = (word: QueryWord | undefined): string => (word?.parts ?? []).join('-');

/** Reads price, colour, size, marks and what shall not be in it out of a query. */
class Reader {
  readonly asked: AskedFilter[] = [];

  constructor(
    readonly words: readonly QueryWord[],
    readonly vocabulary: Vocabulary,
  ) {}

  private is(at: number, set: ReadonlySet<string>): boolean {
    return set.has(textOf(this.words[at]));
  }

  /** How many words the longest of the phrases takes at a position. */
  private lengthOf(phrases: readonly (readonly string[])[], at: number): number {
    const found = phrases.find((phrase) =>
      phrase.every((part, offset) => textOf(this.words[at + offset]) === part),
    );
    return found?.length ?? 0;
  }

  /** A number with a currency before or behind it; undefined where a unit says that it is no price. */
  private moneyAt(at: number): { value: number; to: number; hasCurrency: boolean } | undefined {
    const before = this.is(at, this.vocabulary.currency) ? 1 : 0;
    const value = numberOf(this.words[at + before]);
    const next = at + before + 1;
    if (value === undefined || this.is(next, this.vocabulary.units)) return undefined;
    const behind = this.is(next, this.vocabulary.currency) ? 1 : 0;
    return { value, to: next + behind, hasCurrency: before + behind > 0 };
  }

  private priceAt(at: number): AskedFilter | undefined {
    const { under, over, between, and } = this.vocabulary;
    const around = this.lengthOf(between, at);
    if (around > 0) {
      const low = this.moneyAt(at + around);
      const high = low && this.is(low.to, and) ? this.moneyAt(low.to + 1) : undefined;
      if (low && high) return { kind: 'price', min: low.value, max: high.value, from: at, to: high.to };
    }
    const below = this.lengthOf(under, at);
    const most = below > 0 ? this.moneyAt(at + below) : undefined;
    if (most) return { kind: 'price', max: most.value, from: at, to: most.to };
    const above = this.lengthOf(over, at);
    const least = above > 0 ? this.moneyAt(at + above) : undefined;
    if (least) return { kind: 'price', min: least.value, from: at, to: least.to };
    const plainPrice = this.moneyAt(at);
    return plainPrice?.hasCurrency
      ? { kind: 'price', max: plainPrice.value, from: at, to: plainPrice.to }
      : undefined;
  }

  /** Words as they were typed, for what is said of them. */
  private typed(from: number, to: number): string {
    return this.words
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' ');
  }

  private withoutAt(at: number): AskedFilter | undefined {
    const { without, free, freeOf, phraseAt, isIdle } = this.vocabulary;
    const isFreeOf = (place: number): boolean =>
      textOf(this.words[place]) === free && this.is(place + 1, freeOf);
    const parts = this.words[at]?.parts ?? [];
    const asked = (
      names: readonly string[],
      from: number,
      to: number,
      word = names.join(' '),
    ): AskedFilter => ({
      kind: 'without',
      word,
      parts: names,
      from,
      to,
    });
    const lead = isFreeOf(at) ? 2 : this.is(at, without) ? 1 : 0;
    if (lead > 0) {
      const behind = this.words.slice(at + lead).flatMap((word) => word.parts);
      const phrase = phraseAt(behind, 0);
      const [next] = behind;
      if (next === undefined || (isIdle(next) && !phrase)) return undefined;
      const names: string[] = [];
      let to = at + lead;
      for (const word of this.words.slice(to)) {
        if (names.length >= (phrase?.length ?? 1)) break;
        // A word with hyphens is never taken apart.
        names.push(...word.parts);
        to += 1;
      }
      return asked(names, at, to, this.typed(at + lead, to));
    }
    if (parts.length > 1 && parts.at(-1) === free) return asked(parts.slice(0, -1), at, at + 1);
    if (
      parts.length === 1 &&
      textOf(this.words[at + 1]) === free &&
      !isFreeOf(at + 1) &&
      !isIdle(parts[0] ?? '')
    ) {
      return asked(parts, at, at + 2, this.typed(at, at + 1));
    }
    const named = parts.length === 1 ? endingFree(parts[0] ?? '', free) : undefined;
    return named ? asked([named], at, at + 1) : undefined;
  }

  private wordsAt(at: number): AskedFilter | undefined {
    const { marks, size, colorOf } = this.vocabulary;
    const mark = marks
      .filter(({ parts }) => this.lengthOf([parts], at) > 0)
      .toSorted((a, b) => b.parts.length - a.parts.length)[0];
    if (mark) return { kind: 'mark', mark: mark.mark, from: at, to: at + mark.parts.length };
    const next = textOf(this.words[at + 1]);
    if (this.is(at, size) && next !== '') return { kind: 'size', size: next, from: at, to: at + 2 };
    const color = colorOf.get(textOf(this.words[at]));
    return color ? { kind: 'color', color, from: at, to: at + 1 } : undefined;
  }

  read(): AskedFilter[] {
    let at = 0;
    while (at < this.words.length) {
      const parts = this.words.slice(at).map((word) => word.parts.join(''));
      const phrase = this.vocabulary.phraseAt(parts, 0);
      const found = this.priceAt(at) ?? this.withoutAt(at) ?? (phrase ? undefined : this.wordsAt(at));
      if (found) this.asked.push(found);
      at = found ? found.to : at + (phrase?.length ?? 1);
    }
    return this.asked;
  }
}

const overlap = (a: AskedFilter, b: AskedFilter): boolean => a.from < b.to && b.from < a.to;

/** A query's words, and the filters that some of them mean, in the shopper's language first. */
export function readQuery(query: string, vocabularies: readonly Vocabulary[]): ReadQuery {
  const words = queryWords(query);
  const asked: AskedFilter[] = [];
  for (const vocabulary of vocabularies.toReversed()) {
    for (const filter of new Reader(words, vocabulary).read()) {
      if (!asked.some((other) => overlap(other, filter))) asked.push(filter);
    }
  }
  return { words, asked: asked.toSorted((a, b) => a.from - b.from) };
}
