import type { Language } from '#model/languages';

/** Text inside a block; a link leads to a page of the shop or to an https address. */
export type Inline =
  | string
  | { mark: 'strong' | 'em' | 'code'; children: Inline[] }
  | { mark: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'heading'; id: string; text: Inline[] }
  | { type: 'paragraph'; text: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Inline[][] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'note'; tone: 'help' | 'note'; id: string; title: string; blocks: Block[] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] };

/** What every content file has. Dates are ISO days, pictures are paths below public/. */
export interface Summary {
  slug: string;
  language: Language;
  title: string;
  description: string;
}

/** A word with a name that stays the same in every language, so that it can stand in an address. */
export interface Label {
  key: string;
  text: string;
}

export interface ArticleSummary extends Summary {
  date: string;
  authorRole: string;
  category: Label;
  tags: Label[];
  dimensions: string[];
  picture: string;
  /** Id of the related program in the catalogue; empty where there is none. */
  program: string;
  readingMinutes: number;
}

export interface Source {
  name: string;
  /** The language of a name that nobody translates, such as a journal's, where it is not the text's. */
  lang?: 'en';
  subject: string;
  url: string;
}

export interface TopicSummary extends Summary {
  lead: string;
  dimensions: string[];
  picture: string;
  reviewed: string;
  /** Whether the numbers of crisis lines stand at the top. */
  crisis: boolean;
  /** Slug of the article to read on. */
  article: string;
  /** Tags and categories of what fits, as the catalogue writes them; what has the first stands first. */
  fits: string[];
  sources: Source[];
}

export interface DimensionSummary extends Summary {
  lead: string;
  dimension: string;
  signs: string[];
  steps: { title: string; text: string }[];
}

export interface StorySummary extends Summary {
  lead: string;
  picture: string;
  dimensions: string[];
}

export interface LegalSummary extends Summary {
  lead: string;
  updated: string;
}

/** The first day of a program, to be done in the browser; its slug is the program's id. */
export interface DaySummary extends Summary {
  /** What the first week brings. */
  next: string;
  steps: { text: string; seconds?: number }[];
}

export interface Summaries {
  articles: ArticleSummary;
  topics: TopicSummary;
  dimensions: DimensionSummary;
  stories: StorySummary;
  legal: LegalSummary;
  days: DaySummary;
}

/** The folders below src/content; each holds {slug}/{language}.md. */
export type Kind = keyof Summaries;

export type Content<K extends Kind> = Summaries[K] & { blocks: Block[] } & (K extends 'articles'
    ? { sources: Source[] }
    : unknown);
