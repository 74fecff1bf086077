import type { Entry } from './entry';
import { plain } from './text';

interface Known {
  /** In plain letters, with a blank before each word. */
  key: string;
  /** As it is written. */
  text: string;
  /** How many entries are called or looked for by it. */
  count: number;
}

/** Completions of a query: names and keywords that begin with it, or that have a word that does. */
export class Completions {
  private readonly known = new Map<string, Known>();

  add({ texts }: Entry): void {
    const { name = [], purpose = [] } = texts.findLast((own) => own !== undefined) ?? {};
    for (const text of [...name, ...purpose]) {
      const key = ` ${plain(text)}`;
      const known = this.known.get(key) ?? { key, text, count: 0 };
      known.count += 1;
      this.known.set(key, known);
    }
  }

  /** The completions most entries have, those that begin with the text first. */
  of(typed: string, most: number): string[] {
    const asked = ` ${plain(typed).trim()}`;
    if (asked === ' ') return [];
    const weightOf = ({ key, count }: Known): number =>
      count + (key.startsWith(asked) ? 1000 : 0) - key.length / 100;
    return [...this.known.values()]
      .filter(({ key }) => key.includes(asked) && key.length > asked.length)
      .map((one) => ({ text: one.text, weight: weightOf(one) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ text }) => text);
  }
}
