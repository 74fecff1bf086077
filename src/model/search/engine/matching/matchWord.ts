import { formsBeginningWith } from './beginnings';
import { addScore, emptyMatch, fieldWeights, sureness, textField, type Match } from './match';
import { NearForms } from './nearForms';
import type { Vocabulary } from '../language/vocabulary';
import { absent, joinedKey, type WordIndex } from '../index/wordIndex';

/** Of shorter beginnings a text has too many to mean any. */
const shortestInText = 3;

/** What is longer is no two words written as one. */
const longestCompound = 24;

/** Scores up to this come from texts only. */
const leastTelling = 2.6;

/** Finds single words and phrases in an index. */
export class Matcher {
  private readonly near: NearForms;

  constructor(
    private readonly index: WordIndex,
    /** The fields that are searched, by number. */
    private readonly within: ReadonlySet<number>,
  ) {
    this.near = new NearForms(index);
  }

  /** Puts the words in order and counts their letters, before anybody waits for it. */
  prepare(): void {
    void this.index.sortedForms;
    this.near.prepare();
  }

  private take(
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
  private takeWhole(match: Match, form: string): boolean {
    let isTelling = this.take(match, this.index.forms.get(form), sureness.same, true);
    if (this.take(match, this.index.joined.get(joinedKey(form)), sureness.same, true)) isTelling = true;
    for (const like of this.index.formsLike(form)) {
      if (this.take(match, this.index.forms.get(like), sureness.stem, true)) isTelling = true;
    }
    if (match.found.length > 0) match.how = 'whole';
    return isTelling;
  }

  private takeMeanings(match: Match, meanings: ReturnType<Vocabulary['meaningsOf']>, factor = 1): boolean {
    let isTelling = false;
    for (const { concept, isNarrower, isKind } of meanings) {
      // A kind that is there asks for itself; one that is not leads to the rest.
      if (isKind && match.how === 'whole') continue;
      const sure = factor * (isNarrower ? sureness.narrower : sureness.concept);
      if (this.take(match, this.index.concepts.get(concept), sure, false)) isTelling = true;
    }
    if (match.found.length > 0 && match.how === 'none') match.how = 'concept';
    return isTelling;
  }

  private takeBeginnings(match: Match, beginning: string): void {
    // A word that only texts have may be the beginning of a name, and a name tells more: `kettle`, Kettlebell.
    const sure = match.found.length > 0 ? sureness.beginningBesideText : sureness.beginning;
    const isShort = beginning.length < shortestInText;
    for (const form of formsBeginningWith(this.index.sortedForms, beginning)) {
      const own = sure * (0.6 + (0.4 * beginning.length) / form.length);
      this.take(match, this.index.forms.get(form), own, false, isShort);
    }
    for (const { knownWords, meaningsOf } of this.index.vocabularies) {
      if (beginning.length < 4) continue;
      for (const word of knownWords) {
        if (word.length > beginning.length && word.startsWith(beginning)) {
          this.takeMeanings(match, meaningsOf(word), sureness.beginning);
        }
      }
    }
    if (match.found.length > 0 && (match.how === 'none' || match.how === 'concept')) match.how = 'beginning';
  }

  /** Compounds whose end is the word: Augenmaske for Maske. */
  private takeCompounds(match: Match, end: string): void {
    if (end.length < 4 || !this.index.vocabularies.some(({ hasCompounds }) => hasCompounds)) return;
    for (const [form, postings] of this.index.forms) {
      if (form.length > end.length + 2 && form.endsWith(end))
        this.take(match, postings, sureness.compound, false);
    }
    if (match.found.length > 0 && match.how === 'none') match.how = 'whole';
  }

  private isKnown(part: string): boolean {
    return (
      part.length >= 3 &&
      (this.index.formsLike(part).length > 0 ||
        this.index.vocabularies.some(({ meaningsOf }) => meaningsOf(part).length > 0)) &&
      !this.index.vocabularies.some(({ isIdle }) => isIdle(part))
    );
  }

  /** Where a word can be taken for two written as one. */
  private *splitsOf(word: string): Generator<{ one: Match; other: Match }> {
    for (let at = word.length - 3; at >= 3; at -= 1) {
      const [head, rest] = [word.slice(0, at), word.slice(at)];
      const first = [head, head.replace(/(?:s|es|n|en)$/, '')].find((one) => this.isKnown(one));
      if (first && this.isKnown(rest)) yield { one: this.single(first), other: this.single(rest) };
    }
  }

  /** The same where the second word is mistyped: Lavendelkertze. */
  private *mistypedSplitsOf(word: string): Generator<{ one: Match; other: Match; meant: string }> {
    // Comparing costs more than looking up, and no word has many beginnings that are words.
    const most = word.length > longestCompound ? 0 : 2;
    let tried = 0;
    for (let at = word.length - 4; at >= 4 && tried < most; at -= 1) {
      const [head, rest] = [word.slice(0, at), word.slice(at)];
      if (!this.isKnown(head)) continue;
      tried += 1;
      const meant = this.near.of(rest).find(({ form }) => this.isKnown(form))?.form;
      if (meant) yield { one: this.single(head), other: this.single(meant), meant: head + meant };
    }
  }

  /** Two words written as one, where something has both. */
  private takeBoth(match: Match, splits: Iterable<{ one: Match; other: Match; meant?: string }>): boolean {
    for (const { one, other, meant } of splits) {
      for (const position of one.found) {
        const both = Math.min(one.scores[position] ?? 0, other.scores[position] ?? 0);
        // Both in a text, far apart, would be chance.
        if (both > leastTelling) addScore(match, position, both * 0.9);
      }
      if (match.found.length === 0) continue;
      match.how = meant === undefined ? 'whole' : 'near';
      if (meant !== undefined) match.takenFor = meant;
      return true;
    }
    return false;
  }

  /** The longest known end of a compound whose beginning nobody knows: Nachttischwecker. */
  private *endsOf(word: string): Generator<Match> {
    if (!this.index.vocabularies.some(({ hasCompounds }) => hasCompounds)) return;
    for (let at = 3; at <= word.length - 5; at += 1) {
      const end = word.slice(at);
      if (this.isKnown(end)) yield this.single(end);
    }
  }

  /** The second of two words written as one says what the thing is. */
  private takeHead(match: Match, word: string): void {
    const ends = [...this.splitsOf(word)].map(({ other }) => other);
    for (const other of ends.length > 0 ? ends : this.endsOf(word)) {
      for (const position of other.found) {
        addScore(match, position, (other.scores[position] ?? 0) * sureness.compound);
      }
      if (match.found.length > 0) break;
    }
    if (match.found.length > 0) match.how = 'concept';
  }

  /** A word and what it stands for, without guessing. */
  private single(word: string): Match {
    const match = emptyMatch(this.index.entries.length);
    this.takeWhole(match, word);
    for (const { meaningsOf } of this.index.vocabularies) this.takeMeanings(match, meaningsOf(word));
    return match;
  }

  private takeNear(match: Match, word: string): void {
    for (const { form, distance, vocabulary } of this.near.of(word)) {
      const sure = sureness.near * (1 - distance / (word.length + 2));
      const isFound = vocabulary
        ? this.takeMeanings(match, vocabulary.meaningsOf(form), sure)
        : this.take(match, this.index.forms.get(form), sure, false);
      // What a near miss stands for counts with it: `insomia` is about sleep.
      for (const { meaningsOf } of this.index.vocabularies) this.takeMeanings(match, meaningsOf(form), sure);
      if (isFound) match.takenFor ??= form;
    }
    if (match.found.length > 0) match.how = 'near';
  }

  /** One word of a query, whole or, where it is the last one, perhaps still being typed. */
  word(word: string): Match {
    const match = emptyMatch(this.index.entries.length);
    let isTelling = this.takeWhole(match, word);
    for (const { meaningsOf } of this.index.vocabularies) {
      if (this.takeMeanings(match, meaningsOf(word))) isTelling = true;
    }
    this.takeCompounds(match, word);
    if (isTelling) return match;
    const hasWhole = match.found.length > 0;
    if (!hasWhole && word.length >= 6 && this.takeBoth(match, this.splitsOf(word))) return match;
    this.takeBeginnings(match, word);
    if (match.found.length > 0) return match;
    for (const { hintsOf } of this.index.vocabularies) this.takeMeanings(match, hintsOf(word));
    if (match.found.length === 0) this.takeNear(match, word);
    if (match.found.length === 0) this.takeBoth(match, this.mistypedSplitsOf(word));
    if (match.found.length === 0) this.takeHead(match, word);
    return match;
  }

  /** Several words as one: written together or apart, or a phrase of the lists. */
  phrase(parts: readonly string[], meanings: ReturnType<Vocabulary['meaningsOf']>): Match {
    const match = emptyMatch(this.index.entries.length);
    const together = parts.join('');
    if (parts.length === 1) this.takeWhole(match, together);
    else {
      this.take(match, this.index.joined.get(joinedKey(together)), sureness.same, true);
      this.take(match, this.index.forms.get(together), sureness.same, true);
      if (match.found.length > 0) match.how = 'whole';
    }
    this.takeMeanings(match, meanings);
    return match;
  }

  /** Entries that say that something is not in them. */
  absent(part: string): Match {
    const match = emptyMatch(this.index.entries.length);
    this.takeWhole(match, absent(part));
    return match;
  }
}
