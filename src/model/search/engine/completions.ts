import type { Entry } from './index/entry';
import { plain } from './language/plainText';

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
    const best: { text: string; weight: number }[] = [];
    for (const [key, { text, count }] of this.known) {
      const isStart = key.startsWith(folded);
      if ((!isStart && !key.includes(inside)) || key.length === folded.length) continue;
      const weight = count + (isStart ? 1000 : 0) - key.length / 100;
      if (best.length === most && weight <= (best.at(-1)?.weight ?? 0)) continue;
      let at = best.length;
      while (at > 0 && weight > (best[at - 1]?.weight ?? 0)) at -= 1;
      best.splice(at, 0, { text, weight });
      if (best.length > most) best.pop();
    }
    return best.map(({ text }) => text);
  }
}
