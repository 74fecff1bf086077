import {
  translationsOf,
  wordKinds,
  type CatalogueTexts,
  type WordKind,
} from '#model/catalogue/catalogueTexts';
import { isDimension, type Item } from '#model/catalogue/item';

function* wordsOf(item: Item): Generator<[WordKind, string]> {
  for (const category of item.category) if (!isDimension(category)) yield ['category', category];
  for (const tag of item.tag) yield ['tag', tag];
  if (item.kind === 'program') {
    yield ['level', item.level];
    return;
  }
  for (const { color, size } of item.variation) {
    yield ['color', color];
    for (const { name } of size) yield ['size', name];
  }
}

/** What these texts leave in English, as sentences that name the place. */
export function textProblems(language: string, items: readonly Item[], texts: CatalogueTexts): string[] {
  const problems: string[] = [];
  for (const item of items) {
    const at = `${item.kind} ${item.id}`;
    const translated = texts[item.kind].get(item.id);
    if (!translated) {
      problems.push(`${language}: ${at} has no texts.`);
      continue;
    }
    for (const [english, text] of translationsOf(item, translated)) {
      if (!english) continue;
      if (!text) problems.push(`${language}: ${at} does not say “${english.slice(0, 60)}”.`);
    }
  }
  const words = new Set(items.flatMap((item) => [...wordsOf(item)].map((pair) => pair.join('\n'))));
  for (const word of words) {
    const [kind, english = ''] = word.split('\n');
    const known = wordKinds.find((name) => name === kind);
    if (known && !texts.words[known].has(english))
      problems.push(`${language}: ${kind} “${english}” has no word.`);
  }
  return problems;
}
