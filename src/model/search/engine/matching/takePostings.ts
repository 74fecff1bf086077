import { addScore, fieldWeights, sureness, textField, type Match, type Matches } from './match';
import type { Vocabulary } from '../language/vocabulary';
import { joinedKey, type WordIndex } from '../index/wordIndex';

export type Meanings = ReturnType<Vocabulary['meaningsOf']>;

/** Adds to a match what the index knows of a word, without guessing. */
export class PostingsTaker {
  constructor(
    readonly index: WordIndex,
    /** The fields that are searched, by number. */
    private readonly within: ReadonlySet<number>,
    private readonly matches: Matches,
  ) {}

  /** Scores the entries of some postings; true where a telling field has one. */
  take(
    match: Match,
    postings: readonly number[] | undefined,
    sure: number,
    isWhole: boolean,
    isTextLeftOut = false,
  ): boolean {
    if (!postings) return false;
    let isTelling = false;
    for (const posting of postings) {
      const field = posting & 7;
      if (!this.within.has(field) || (isTextLeftOut && field === textField)) continue;
      const position = posting >>> 3;
      addScore(match, position, sure * (fieldWeights[field] ?? 0));
      if (isWhole) match.wholeIn[position] = (match.wholeIn[position] ?? 0) | (1 << field);
      if (field !== textField) isTelling = true;
    }
    return isTelling;
  }

  /** The word itself and words of its stem; true where a telling field has one. */
  takeWhole(match: Match, form: string): boolean {
    let isTelling = this.take(match, this.index.forms.get(form), sureness.same, true);
    if (this.take(match, this.index.joined.get(joinedKey(form)), sureness.same, true)) isTelling = true;
    for (const like of this.index.formsLike(form)) {
      if (this.take(match, this.index.forms.get(like), sureness.stem, true)) isTelling = true;
    }
    if (match.found.length > 0) match.how = 'whole';
    return isTelling;
  }

  takeMeanings(match: Match, meanings: Meanings, factor = 1): boolean {
    let isTelling = false;
    for (const { concept, isNarrower, isKind } of meanings) {
      // A kind (almond) that the catalogue has finds only itself; one that it lacks finds the concept (nuts).
      if (isKind && match.how === 'whole') continue;
      const sure = factor * (isNarrower ? sureness.narrower : sureness.concept);
      if (this.take(match, this.index.concepts.get(concept), sure, false)) isTelling = true;
    }
    if (match.found.length > 0 && match.how === 'none') match.how = 'concept';
    return isTelling;
  }

  /** A word and the concepts it names. */
  single(word: string): Match {
    const match = this.emptyMatch();
    this.takeWhole(match, word);
    for (const { meaningsOf } of this.index.vocabularies) this.takeMeanings(match, meaningsOf(word));
    return match;
  }

  emptyMatch(): Match {
    return this.matches.take(this.index.entries.length);
  }
}
