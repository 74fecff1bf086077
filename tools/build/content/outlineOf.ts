import type { FoundKind, Outline } from '#content/outline';
import type { Content, Inline, Kind } from '#content/types';
import type { Language } from '#model/languages';
import { wordsOf as plainWords } from '#model/search/engine/text';
import { words as english } from '#model/search/words/en';
import { words as french } from '#model/search/words/fn';
import { words as german } from '#model/search/words/de';

const idle: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(plainWords(english.idle)),
  fn: new Set(plainWords(french.idle)),
  de: new Set(plainWords(german.idle)),
};

/** The words of a text that say something and are not in its title, each once: outlines are loaded with every search. */
function tellingWords(text: string, title: string, language: Language): string {
  const known = new Set([...plainWords(title), ...idle[language]]);
  return [...new Set(plainWords(text))].filter((word) => word.length > 1 && !known.has(word)).join(' ');
}

const wordsOf = (inline: readonly Inline[]): string =>
  inline.map((part) => (typeof part === 'string' ? part : wordsOf(part.children))).join('');

/** Enough to say what a section is about. */
const firstWords = 40;

/** The headings of a text with the beginning of what stands below each. */
function sectionsOf({ blocks, language }: Content<Kind>): Outline['sections'] {
  const sections: Outline['sections'] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.type === 'heading') sections.push({ id: block.id, title: wordsOf(block.text), text: '' });
    else if (block.type === 'paragraph' && last?.text === '')
      last.text = tellingWords(wordsOf(block.text).slice(0, firstWords), last.title, language);
  }
  return sections;
}

/** What the search indexes of a text. */
export function outlineOf(kind: FoundKind, content: Content<Kind>): Outline {
  const { slug, title, description, language } = content;
  return {
    kind,
    slug,
    title,
    description: tellingWords(description, title, language),
    labels: 'tags' in content ? [content.category.text, ...content.tags.map(({ text }) => text)] : [],
    sections: kind === 'legal' || slug === 'about' ? sectionsOf(content) : [],
  };
}
