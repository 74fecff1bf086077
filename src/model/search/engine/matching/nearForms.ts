import { editDistance, lettersOf, mayBeNear, slipsAllowed } from './editDistance';
import type { Vocabulary } from '../language/vocabulary';
import { isAbsent, type WordIndex } from '../index/wordIndex';

interface Candidate {
  form: string;
  /** Its letters as a bit set, which rules out most comparisons. */
  letters: number;
  /** The vocabulary it comes from, if it is not a word of the index. */
  vocabulary?: Vocabulary;
}

/** What a mistyped word may be meant for. */
export interface NearForm {
  form: string;
  distance: number;
  vocabulary?: Vocabulary;
}

/** Finds words that differ from a typed one by a slip or two. */
export class NearForms {
  private size = -1;
  private candidates: Candidate[] = [];

  constructor(private readonly index: WordIndex) {}

  /** Counts letters before anybody waits for it. */
  prepare(): void {
    const { forms, vocabularies } = this.index;
    if (this.size === forms.size) return;
    this.size = forms.size;
    this.candidates = [
      ...[...forms.keys()]
        .filter((form) => form.length > 2 && !isAbsent(form))
        .map((form) => ({ form, letters: lettersOf(form) })),
      ...vocabularies.flatMap((vocabulary) =>
        vocabulary.knownWords.map((form) => ({ form, letters: lettersOf(form), vocabulary })),
      ),
    ];
  }

  /** The nearest words first, and only those about as near as the nearest: two slips never stand beside one. */
  of(word: string): NearForm[] {
    let most = slipsAllowed(word.length);
    if (most === 0) return [];
    this.prepare();
    const letters = lettersOf(word);
    const near: NearForm[] = [];
    for (const { form, letters: own, vocabulary } of this.candidates) {
      if (!mayBeNear(word, letters, form, own, most)) continue;
      const distance = editDistance(word, form, most);
      if (distance > most) continue;
      most = Math.min(most, distance + 0.25);
      near.push({ form, distance, ...(vocabulary && { vocabulary }) });
    }
    return near.filter(({ distance }) => distance <= most).toSorted((a, b) => a.distance - b.distance);
  }
}
