import * as v from 'valibot';
import { parse } from 'yaml';
import { dimensions } from '#model/catalogue/item';
import { knownLanguages } from '#model/languages';
import type { Kind } from '#content/types';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const day = v.pipe(v.string(), v.isoDate());
const picture = v.pipe(v.string(), v.regex(/^\/pictures\/[\w/-]+\.(svg|jpe?g|png|webp|avif)$/));
const dimension = v.picklist(dimensions.map((name) => name.toLowerCase()));
const word = v.pipe(v.string(), v.regex(/^[a-z-]+$/));
const labels = v.pipe(
  v.record(word, text),
  v.transform((record) => Object.entries(record).map(([key, label]) => ({ key, text: label }))),
);

const sources = v.pipe(
  v.array(
    v.strictObject({
      name: text,
      lang: v.optional(v.literal('en')),
      subject: text,
      url: v.pipe(v.string(), v.startsWith('https://')),
    }),
  ),
  v.minLength(1),
);

const anyFile = {
  language: v.picklist(knownLanguages),
  title: text,
  description: text,
};

const schemas = {
  articles: v.strictObject({
    ...anyFile,
    date: day,
    authorRole: text,
    category: v.pipe(
      labels,
      v.check((list) => list.length === 1, 'needs exactly one word'),
      v.transform(([category]) => category),
    ),
    tags: v.pipe(labels, v.minLength(1)),
    dimensions: v.pipe(v.array(dimension), v.minLength(1)),
    picture,
    program: v.optional(text, ''),
    sources,
  }),
  topics: v.strictObject({
    ...anyFile,
    lead: text,
    dimensions: v.pipe(v.array(dimension), v.minLength(1)),
    picture,
    reviewed: day,
    crisis: v.optional(v.boolean(), false),
    article: word,
    fits: v.pipe(v.array(text), v.minLength(1)),
    sources,
  }),
  dimensions: v.strictObject({
    ...anyFile,
    lead: text,
    dimension,
    signs: v.pipe(v.array(text), v.minLength(3)),
    steps: v.pipe(v.array(v.strictObject({ title: text, text })), v.length(3)),
  }),
  stories: v.strictObject({
    ...anyFile,
    lead: text,
    // Empty where there is none, as about a shop whose owner has given no picture.
    picture: v.union([v.literal(''), picture]),
    dimensions: v.optional(v.array(dimension), []),
  }),
  legal: v.strictObject({ ...anyFile, lead: text, updated: day }),
  days: v.strictObject({
    ...anyFile,
    next: text,
    steps: v.pipe(
      v.array(v.strictObject({ text, seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10))) })),
      v.minLength(3),
    ),
  }),
} satisfies Record<Kind, v.GenericSchema>;

export const kinds = Object.keys(schemas) as Kind[];
export const isKind = (name: string): name is Kind => name in schemas;

/** A content file that cannot be used, and why; the message begins with the file's name. */
export class ContentError extends Error {}

function sentenceFor(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'front matter';
  return issue.received === 'undefined' ? `“${field}” is missing` : `“${field}”: ${issue.message}`;
}

/** Parts a file into its front matter, checked against what its kind needs, and its Markdown. */
export function readFrontMatter(kind: Kind, file: string, source: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) throw new ContentError(`${file}: the front matter between two lines of --- is missing`);
  const [, yaml = '', markdown = ''] = match;
  let fields: unknown;
  try {
    fields = parse(yaml);
  } catch (error) {
    throw new ContentError(`${file}: the front matter is no YAML: ${String(error)}`, { cause: error });
  }
  const result = v.safeParse(schemas[kind], fields);
  if (!result.success) throw new ContentError(`${file}: ${result.issues.map(sentenceFor).join('; ')}`);
  return { fields: result.output, markdown };
}
