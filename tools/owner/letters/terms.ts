import { readFile } from 'node:fs/promises';
import type { Language } from '#model/languages';
import { withShopData } from '#tools/build/content/shopData';

const plain = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^#+ (.*?)(?: \{#[\w-]+\})?$/gm, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .trim();

const names: Record<Language, string> = { en: 'terms.txt', fn: 'conditions.txt', de: 'bedingungen.txt' };

/** The terms with the instruction and the form for withdrawal, as a text to keep. */
export async function attachedTerms(language: Language): Promise<{ name: string; text: string }> {
  const file = `src/content/legal/terms-conditions/${language}.md`;
  const text = withShopData(await readFile(file, 'utf8'), language, file);
  return { name: names[language], text: `${plain(text)}\n` };
}
