import { marks, type Wanting } from '#prerender/protocol';
import { Tokenizer, TokenizerMode, type Token } from 'parse5';

/** A tag of an HTML text, and where it stands. */
export interface Tag {
  name: string;
  isEnd: boolean;
  /** By their names in small letters, with entities read. */
  attributes: ReadonlyMap<string, string>;
  /** Where each attribute stands. */
  places: Readonly<Record<string, { startOffset: number; endOffset: number }>>;
  start: number;
  end: number;
}

/** Elements whose content is no markup. */
const textElements: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
};

function tagOf({ tagName, attrs, location }: Token.TagToken, isEnd: boolean): Tag {
  return {
    name: tagName,
    isEnd,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    places: location?.attrs ?? {},
    start: location?.startOffset ?? 0,
    end: location?.endOffset ?? 0,
  };
}

const nothing = (): void => undefined;

/** The tags of an HTML text in order. No tree is built: for thousands of pages that would take minutes. */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        tags.push(tagOf(token, false));
        tokenizer.state = textElements[token.tagName] ?? tokenizer.state;
      },
      onEndTag: (token) => void tags.push(tagOf(token, true)),
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
    },
  );
  tokenizer.write(html, true);
  return tags;
}

/** An element that holds none of its own kind, and where it stands. */
export interface FlatElement {
  name: string;
  start: number;
  end: number;
  /** What stands between its tags, as it is written. */
  text: string;
}

/** The elements with these names in order, of names whose elements hold none of their own kind. */
export function elementsIn(html: string, ...names: readonly string[]): FlatElement[] {
  const tags = tagsIn(html);
  return tags.flatMap((tag, index) => {
    if (tag.isEnd || !names.includes(tag.name)) return [];
    const last = tags.slice(index + 1).find(({ name, isEnd }) => isEnd && name === tag.name);
    if (!last) return [];
    return [{ name: tag.name, start: tag.start, end: last.end, text: html.slice(tag.end, last.start) }];
  });
}

/** A link that fetches code and does not run it, after what is painted. */
export const preloaded = (href: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`;

/** A request whose address the early script completes: * stands for a language or an item's id. */
export const requestTo = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin ${marks.to}="${address}">`;

/** A template of requests, for the early script. */
export const requestsFor = (who: readonly Wanting[], links: readonly string[]): string =>
  `<template ${marks.for}="${who.join(' ')}">${links.join('')}</template>`;

export const isLink = ({ name, attributes }: Tag, rel: string): boolean =>
  name === 'link' && attributes.get('rel') === rel;

/** What stands in the place of a part of a text; the two are equal where something is put in. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** An attribute for a tag, before those it has. */
export const withAttribute = ({ start, name }: Tag, attribute: string): Edit =>
  insertion(start + 1 + name.length, ` ${attribute}`);

/** Takes an attribute out of a tag that has it. */
export const withoutAttribute = ({ places }: Tag, name: string): Edit[] => {
  const place = places[name];
  return place ? [{ start: place.startOffset - 1, end: place.endOffset, text: '' }] : [];
};

/** Takes out a part and the white space before it. */
export const removal = (text: string, start: number, end: number): Edit => ({
  start: text.slice(0, start).trimEnd().length,
  end,
  text: '',
});

/** The text with its parts replaced; parts may touch but not overlap. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  editedParts(text, edits, text.length).join('');

/** The same as two texts: what stood before a place, and behind it. */
export function editedParts(text: string, edits: readonly Edit[], place: number): [string, string] {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const between = (from: number, to: number, some: readonly Edit[]): string => {
    let at = from;
    const pieces: string[] = [];
    for (const { start, end, text: piece } of some) {
      pieces.push(text.slice(at, start), piece);
      at = end;
    }
    return [...pieces, text.slice(at, to)].join('');
  };
  const isBefore = ({ start }: Edit): boolean => start < place;
  return [
    between(0, place, inOrder.filter(isBefore)),
    between(
      place,
      text.length,
      inOrder.filter((edit) => !isBefore(edit)),
    ),
  ];
}

/** A page with this at the end of its head. */
export function withInHead(html: string, text: string): string {
  const headEnd = tagsIn(html).find(({ name, isEnd }) => name === 'head' && isEnd);
  if (!headEnd) throw new Error('The page has no </head>.');
  return edited(html, [insertion(headEnd.start, text)]);
}
