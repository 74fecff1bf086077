import { formsBeginningWith } from './beginnings';
import { Compounds } from './compounds';
import { Matches, sureness, type Match } from './match';
import { NearForms } from './nearForms';
import { PostingsTaker, type Meanings } from './takePostings';
import { absent, joinedKey, type WordIndex } from '../index/wordIndex';

/** Shorter prefixes are not looked for in texts: too many words would match. */
const shortestInText = 3;

/** Weight of a phrase's single words, beside the concept that the phrase stands for. */
const ownWord = 0.1;

/** Finds single words and phrases in an index. */
export class Matcher {
  private readonly near: NearForms;
  private readonly taker: PostingsTaker;
  private readonly compounds: Compounds;
  private readonly matches = new Matches();

  /** @param within The fields that are searched, by number. */
  constructor(
    private readonly index: WordIndex,
    within: ReadonlySet<number>,
  ) {
    this.near = new NearForms(index);
    this.taker = new PostingsTaker(index, within, this.matches);
    this.compounds = new Compounds(this.taker, this.near);
  }

  /** Sorts the words and counts their letters, so that the first query does not wait for it. */
  prepare(): void {
    void this.index.sortedForms;
    this.near.prepare();
  }

  /** Before each query: what was found for the last one is no longer needed. */
  begin(): void {
    this.matches.begin();
  }

  private takeBeginnings(match: Match, beginning: string): void {
    // A word found in texts only may also be the prefix of a name, which tells more: `kettle` for Kettlebell.
    const sure = match.found.length > 0 ? sureness.beginningBesideText : sureness.beginning;
    const isShort = beginning.length < shortestInText;
    for (const form of formsBeginningWith(this.index.sortedForms, beginning)) {
      const own = sure * (0.6 + (0.4 * beginning.length) / form.length);
      this.taker.take(match, this.index.forms.get(form), own, false, isShort);
    }
    for (const { knownWords, meaningsOf } of this.index.vocabularies) {
      if (beginning.length < 4) continue;
      for (const word of knownWords) {
        if (word.startsWith(beginning)) {
          this.taker.takeMeanings(match, meaningsOf(word), sureness.beginning);
        }
      }
    }
    if (match.found.length > 0 && (match.how === 'none' || match.how === 'concept')) match.how = 'beginning';
  }

  private takeNear(match: Match, word: string): void {
    for (const { form, distance, vocabulary } of this.near.of(word)) {
      const sure = sureness.near * (1 - distance / (word.length + 2));
      const isFound = vocabulary
        ? this.taker.takeMeanings(match, vocabulary.meaningsOf(form), sure)
        : this.taker.take(match, this.index.forms.get(form), sure, false);
      // The concepts of the corrected word count too: `insomia` finds what is about sleep.
      for (const { meaningsOf } of this.index.vocabularies) {
        this.taker.takeMeanings(match, meaningsOf(form), sure);
      }
      if (isFound) match.takenFor ??= form;
    }
    if (match.found.length > 0) match.how = 'near';
  }

  private takeVerbs(match: Match, word: string): boolean {
    let isTelling = false;
    for (const { verbsOf, meaningsOf } of this.index.vocabularies) {
      for (const verb of verbsOf(word)) {
        if (this.taker.takeWhole(match, verb)) isTelling = true;
        if (this.taker.takeMeanings(match, meaningsOf(verb))) isTelling = true;
      }
    }
    return isTelling;
  }

  /** One word of a query, whole or, where it is the last one, perhaps still being typed. */
  word(word: string): Match {
    const match = this.taker.emptyMatch();
    let isTelling = this.taker.takeWhole(match, word);
    for (const { meaningsOf } of this.index.vocabularies) {
      if (this.taker.takeMeanings(match, meaningsOf(word))) isTelling = true;
    }
    this.compounds.takeEndingWith(match, word);
    if (isTelling || this.takeVerbs(match, word)) return match;
    const hasWhole = match.found.length > 0;
    if (!hasWhole && word.length >= 6 && this.compounds.takeBoth(match, word)) return match;
    this.takeBeginnings(match, word);
    if (match.found.length > 0) return match;
    for (const { hintsOf } of this.index.vocabularies) this.taker.takeMeanings(match, hintsOf(word));
    if (match.found.length === 0) this.takeNear(match, word);
    if (match.found.length === 0) this.compounds.takeMistyped(match, word);
    if (match.found.length === 0) this.compounds.takeHead(match, word);
    return match;
  }

  /** Several words as one: written together or apart, or a phrase of the lists. */
  phrase(parts: readonly string[], meanings: Meanings): Match {
    const match = this.taker.emptyMatch();
    const together = parts.join('');
    if (parts.length === 1) this.taker.takeWhole(match, together);
    else {
      this.taker.take(match, this.index.joined.get(joinedKey(together)), sureness.same, true);
      this.taker.take(match, this.index.forms.get(together), sureness.same, true);
      if (match.found.length > 0) match.how = 'whole';
    }
    this.taker.takeMeanings(match, meanings);
    if (meanings.length > 0 && parts.length > 1) this.addOwnWords(match, parts);
    return match;
  }

  /** Raises entries that contain the phrase's own words above those that only share its concept. */
  private addOwnWords(match: Match, parts: readonly string[]): void {
    for (const part of parts) {
      if (this.index.vocabularies.some(({ isIdle }) => isIdle(part))) continue;
      const own = this.taker.emptyMatch();
      this.taker.takeWhole(own, part);
      for (const position of match.found) {
        match.scores[position] = (match.scores[position] ?? 0) + ownWord * (own.scores[position] ?? 0);
      }
    }
  }

  /** Entries that say that something is not in them. */
  absent(part: string): Match {
    const match = this.taker.emptyMatch();
    this.taker.takeWhole(match, absent(part));
    return match;
  }
}
