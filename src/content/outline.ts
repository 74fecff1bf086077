import type { Block, Content, Inline, Kind } from './types';

/** What the search indexes of a text: title, subject and sections. */
export interface Outline {
  kind: Kind;
  slug: string;
  title: string;
  description: string;
  /** Category and tags of an article. */
  labels: string[];
  /** Only of legal texts and of what the shop says about itself: imprint, sizes, accessibility are looked for by themselves. */
  sections: { id: string; title: string; text: string }[];
}

const wordsOf = (inline: readonly Inline[]): string =>
  inline.map((part) => (typeof part === 'string' ? part : wordsOf(part.children))).join('');

/** Enough to say what a section is about; outlines are loaded with every search. */
const firstWords = 110;

/** The headings of a text with the beginning of what stands below each. */
function sectionsOf(blocks: readonly Block[]): Outline['sections'] {
  const sections: Outline['sections'] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.type === 'heading') sections.push({ id: block.id, title: wordsOf(block.text), text: '' });
    else if (block.type === 'paragraph' && last?.text === '')
      last.text = wordsOf(block.text).slice(0, firstWords);
  }
  return sections;
}

export function outlineOf(kind: Kind, content: Content<Kind>): Outline {
  const { slug, title, description, blocks } = content;
  return {
    kind,
    slug,
    title,
    description,
    labels: 'tags' in content ? [content.category.text, ...content.tags.map(({ text }) => text)] : [],
    sections: kind === 'legal' || slug === 'about' ? sectionsOf(blocks) : [],
  };
}
