import type { Entry } from './entry';
import { plain } from './plainText';

/** What a query can become: names and keywords that begin with it, or that have a word that does. */
export class Completions {
  /** Plain text to how it is written and how many entries are called or looked for by it. */
  private readonly known = new Map<string, { text: string; count: number }>();

  add({ base, local }: Entry): void {
    const { name, purpose } = local ?? base;
    for (const text of [...name, ...purpose]) {
      const folded = plain(text);
      const known = this.known.get(folded);
      if (known) known.count += 1;
      else this.known.set(folded, { text, count: 1 });
    }
  }

  /** The completions most entries have, those that begin with the text first. */
  of(typed: string, most: number): string[] {
    const folded = plain(typed).trim();
    if (folded === '') return [];
    const inside = ` ${folded}`;
    const found: { text: string; weight: number }[] = [];
    for (const [key, { text, count }] of this.known) {
      const isStart = key.startsWith(folded);
      if ((!isStart && !key.includes(inside)) || key.length === folded.length) continue;
      found.push({ text, weight: count + (isStart ? 1000 : 0) - key.length / 100 });
    }
    return found
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ text }) => text);
  }
}
