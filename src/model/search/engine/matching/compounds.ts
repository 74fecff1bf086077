import { addScore, sureness, type Match } from './match';
import type { NearForms } from './nearForms';
import type { PostingsTaker } from './takePostings';
import { isAbsent } from '../index/wordIndex';

/** Scores up to this come from texts only. */
const leastTelling = 2.6;

/** Shortest end of a compound whose first part is unknown: Flug. */
const shortestEnd = 4;

/** Longer words are not split in two. */
const longestCompound = 24;

/** Two words written as one; `meant` is how the whole is written where the second one is mistyped. */
interface Split {
  one: Match;
  other: Match;
  meant?: string;
}

/** Finds words by the parts they are compounded of. */
export class Compounds {
  constructor(
    private readonly taker: PostingsTaker,
    private readonly near: NearForms,
  ) {}

  /** Compounds whose end is the word: Augenmaske for Maske. */
  takeEndingWith(match: Match, end: string): void {
    if (end.length < 4 || !this.hasCompounds()) return;
    for (const [form, postings] of this.taker.index.forms) {
      if (form.length > end.length + 2 && form.endsWith(end) && !isAbsent(form))
        this.taker.take(match, postings, sureness.compound, false);
    }
    if (match.found.length > 0 && match.how === 'none') match.how = 'whole';
  }

  /** Two words written as one, where an entry has both. */
  takeBoth(match: Match, word: string): boolean {
    return this.takeSplits(match, this.splitsOf(word));
  }

  /** The same where the second word is mistyped: Lavendelkertze. */
  takeMistyped(match: Match, word: string): boolean {
    return this.takeSplits(match, this.mistypedSplitsOf(word));
  }

  /** Takes the second part of a compound, which says what the thing is. */
  takeHead(match: Match, word: string): void {
    const ends = [...this.splitsOf(word)].map(({ other }) => other);
    for (const other of ends.length > 0 ? ends : this.endsOf(word)) {
      for (const position of other.found) {
        addScore(match, position, (other.scores[position] ?? 0) * sureness.compound);
      }
      if (match.found.length > 0) break;
    }
    if (match.found.length > 0) match.how = 'concept';
  }

  private hasCompounds(): boolean {
    return this.taker.index.vocabularies.some(({ hasCompounds }) => hasCompounds);
  }

  private isKnown(part: string): boolean {
    const { index } = this.taker;
    return (
      part.length >= 3 &&
      (index.formsLike(part).length > 0 ||
        index.vocabularies.some(({ meaningsOf }) => meaningsOf(part).length > 0)) &&
      !index.vocabularies.some(({ isIdle }) => isIdle(part))
    );
  }

  private *splitsOf(word: string): Generator<Split> {
    for (let at = word.length - 3; at >= 3; at -= 1) {
      const [head, rest] = [word.slice(0, at), word.slice(at)];
      const first = [head, head.replace(/(?:s|es|n|en)$/, '')].find((one) => this.isKnown(one));
      if (first && this.isKnown(rest))
        yield { one: this.taker.single(first), other: this.taker.single(rest) };
    }
  }

  private *mistypedSplitsOf(word: string): Generator<Split> {
    // At most two splits are compared: comparing costs more than a look-up, and few words have more known first
    // parts.
    const most = word.length > longestCompound ? 0 : 2;
    let tried = 0;
    for (let at = word.length - 4; at >= 4 && tried < most; at -= 1) {
      const [head, rest] = [word.slice(0, at), word.slice(at)];
      if (!this.isKnown(head)) continue;
      tried += 1;
      const meant = this.near.of(rest).find(({ form }) => this.isKnown(form))?.form;
      if (meant) yield { one: this.taker.single(head), other: this.taker.single(meant), meant: head + meant };
    }
  }

  private takeSplits(match: Match, splits: Iterable<Split>): boolean {
    for (const { one, other, meant } of splits) {
      for (const position of one.found) {
        const both = Math.min(one.scores[position] ?? 0, other.scores[position] ?? 0);
        // Both in a text, far apart, would be a coincidence.
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
    if (!this.hasCompounds()) return;
    for (let at = 3; at <= word.length - shortestEnd; at += 1) {
      const end = word.slice(at);
      if (!this.isKnown(end)) continue;
      const found = this.taker.single(end);
      // Short ends are in many words by chance.
      if (
        end.length > shortestEnd ||
        found.found.some((position) => (found.scores[position] ?? 0) > leastTelling)
      )
        yield found;
    }
  }
}
