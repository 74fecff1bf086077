import type { Entry } from './index/entry';
import { plain } from './language/plainText';

interface Known {
  /** In plain letters. */
  key: string;
  /** As it is written. */
  text: string;
  /** How many entries are called or looked for by it. */
  count: number;
}

/** Number of first letters of a word by which texts are indexed. */
const prefixLength = 2;

/** Completions of a query: names and keywords that begin with it, or that have a word that does. */
export class Completions {
  private readonly known = new Map<string, Known>();
  private readonly byPrefix = new Map<string, Known[]>();

  add({ base, local }: Entry): void {
    const { name, purpose } = local ?? base;
    for (const text of [...name, ...purpose]) {
      const folded = plain(text);
      const known = this.known.get(folded);
      if (known) known.count += 1;
      else this.keep({ key: folded, text, count: 1 });
    }
  }

  private keep(entry: Known): void {
    this.known.set(entry.key, entry);
    for (const prefix of new Set(entry.key.split(' ').map((word) => word.slice(0, prefixLength)))) {
      const others = this.byPrefix.get(prefix);
      if (others) others.push(entry);
      else this.byPrefix.set(prefix, [entry]);
    }
  }

  /** Texts that may complete a prefix, from the index by first letters: otherwise each letter would scan all texts. */
  private candidates(folded: string): Iterable<Known> {
    const prefix = folded.slice(0, prefixLength);
    return prefix.length < prefixLength || prefix.includes(' ')
      ? this.known.values()
      : (this.byPrefix.get(prefix) ?? []);
  }

  /** The completions most entries have, those that begin with the text first. */
  of(typed: string, most: number): string[] {
    const folded = plain(typed).trim();
    if (folded === '') return [];
    const inside = ` ${folded}`;
    const best: { text: string; weight: number }[] = [];
    for (const { key, text, count } of this.candidates(folded)) {
      const isStart = key.startsWith(folded);
      if ((!isStart && !key.includes(inside)) || key.length === folded.length) continue;
      const weight = count + (isStart ? 1000 : 0) - key.length / 100;
      let at = best.length;
      while (at > 0 && weight > (best[at - 1]?.weight ?? 0)) at -= 1;
      best.splice(at, 0, { text, weight });
      if (best.length > most) best.pop();
    }
    return best.map(({ text }) => text);
  }
}
