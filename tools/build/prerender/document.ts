import { brand } from '#brand';
import { firstLanguage, languages, localeOf } from '#model/languages';
import { settlementCurrency } from '#model/money/currencySlice';
import { paths } from '#model/paths';
import { fieldsOf, textOf } from '#model/untrusted';
import { ids, marks, type Holding, type Waiting } from '#prerender/protocol';
import { headMarks, readRenderedPage, withoutRouterMarks, type RenderedPage } from './renderedPage';
import { pictureEdits, type InlinePicture } from './firstPicture';
import { withEntities } from '#model/htmlEntities';
import { headTexts } from '#tools/build/commonTexts';
import { extraTemplates, type Extras, type Reading } from './extras';
import { heldBackEdits } from './heldBack';
import { preloadTemplate, type ItemPreload } from './itemPreloads';
import {
  edited,
  editedParts,
  insertion,
  isLink,
  preloaded,
  removal,
  tagsIn,
  withAttribute,
  type Edit,
  type Tag,
} from '#tools/build/tags';

export interface StyleSheet {
  /** The sheet's address. */
  href: string;
  text: string;
}

interface Parts {
  /** The built index.html. */
  template: string;
  page: RenderedPage;
  holds: Holding;
  /** The page's address, though a host may answer others with it; empty where the page is for no address. */
  address: string;
  picture: InlinePicture | undefined;
  /** The shop's own style sheet and the page's, in the order they apply. */
  sheets: readonly StyleSheet[];
  /** Whether the page asks for its sheets instead of holding them: one of thousands of its kind. */
  areStylesShared?: boolean;
  /** The page's own code, in the order it is needed. */
  scripts: readonly string[];
  extras: Extras;
  reading?: Reading;
  early: string;
  /** The texts the page is rendered with, by the names of their files. */
  texts: readonly string[];
  /** The rows of the catalogue it shows, where it shows no more than these. */
  rows: object | undefined;
  structuredData: readonly object[];
}

const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What the built page loads, by what it is for. */
interface Loading {
  /** What starts the app; the page can be read without it. */
  app: Tag[];
  modules: Tag[];
  /** What the app will ask for at once; a page that brings its rows does not need the catalogue at once. */
  data: Tag[];
  sheets: Tag[];
}

const loadingOf = (tags: readonly Tag[]): Loading => ({
  app: tags.filter(
    ({ name, isEnd, attributes }) => name === 'script' && !isEnd && attributes.get('type') === 'module',
  ),
  modules: tags.filter((tag) => isLink(tag, 'modulepreload')),
  data: tags.filter((tag) => isLink(tag, 'preload') && tag.attributes.get('as') === 'fetch'),
  sheets: tags.filter((tag) => isLink(tag, 'stylesheet')),
});

/** End of a tag's element: a link has no end tag, and a script has no other tags inside. */
const endOf = (tags: readonly Tag[], tag: Tag): number => {
  const next = tags[tags.indexOf(tag) + 1];
  return next?.isEnd && next.name === tag.name ? next.end : tag.end;
};

const addressOf = ({ attributes }: Tag): string => attributes.get('src') ?? attributes.get('href') ?? '';

/** The addresses of the style sheets that the built page asks for. */
export const sheetsOf = (template: string): string[] => loadingOf(tagsIn(template)).sheets.map(addressOf);

/** What a page's style element holds; the content security policy knows it by its hash. */
export const styleOf = (sheets: readonly StyleSheet[]): string => sheets.map(({ text }) => text).join('\n');

/**
 * Styles are inlined, so that the first paint waits for nothing else. A disabled link keeps the app from requesting a
 * sheet again.
 */
const styleTags = ({ sheets, areStylesShared }: Parts): string[] => [
  ...(areStylesShared ? [] : [`<style>${styleOf(sheets)}</style>`]),
  ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}"${areStylesShared ? '' : ' disabled'}>`),
];

/**
 * All scripts of the page are preloaded from its head, so that they arrive together; with low priority, after what is
 * painted. They are named before the styles, which take longer to arrive than the names: so they are asked for earlier.
 */
function waveTags({ template, scripts, rows }: Parts, { app, modules, data }: Loading): string[] {
  const code = new Set([...[...app, ...modules].map(addressOf), ...scripts.map((file) => `/${file}`)]);
  return [
    ...[...code].map(preloaded),
    ...(rows ? [] : data.map(({ start, end }) => template.slice(start, end))),
  ];
}

/** A text by its key, as the shop's own code asks for it. */
const textAt = (texts: object, key: string): string =>
  textOf(key.split('.').reduce<unknown>((node, name) => fieldsOf(node)[name], texts));

/** A note in every language, one of which is shown where it is true. */
const writtenNote = (
  id: string,
  textIn: (text: (key: string) => string) => string,
  look = 'offline',
): string => {
  const texts = languages.map((language) => {
    const text = textIn((key) => textAt(headTexts[language], `written.${key}`));
    return `<p lang="${localeOf(language)}" hidden>${text}</p>`;
  });
  return `<div id="${id}" class="${look}" role="alert" hidden>${texts.join('')}</div>`;
};

/** For browsers that cannot run the app. */
const oldBrowserNote = writtenNote(ids.oldBrowser, (text) => text('oldBrowser'));

/** For a page whose app does not start; an empty address loads it anew. */
const notStartedNote = writtenNote(
  ids.notStarted,
  (text) => `${text('notStarted')} <a href="">${text('loadAnew')}</a>`,
  'offline not-started',
);

/**
 * What stands before the page: a template with the tags that start the app, and the early script that activates them. So
 * what is pressed is kept while the rest of the page is on its way.
 */
function firstTags(
  { template, holds, address, texts, scripts, extras, reading, early }: Parts,
  tags: readonly Tag[],
  app: Tag[],
): string {
  const start = app.map((tag) => template.slice(tag.start, endOf(tags, tag))).join('');
  return [
    `<template id="${ids.app}" ${marks.holds}="${holds}" ${marks.path}="${address}" ${marks.currency}="${settlementCurrency}">${start}</template>`,
    ...extraTemplates(extras, { scripts, texts, reading }),
    oldBrowserNote,
    `<script>${early}</script>`,
    '',
  ].join('\n    ');
}

const rowsTag = (rows: object | undefined): string =>
  rows ? `\n    <script type="application/json" id="${ids.rows}">${inScript(rows)}</script>` : '';

/** What is hidden until the early script has looked. */
const waitingAtFirst = (holds: Holding): Waiting => (holds === 'empty list' ? 'page' : 'tools');

/** The places of the built page that are filled. */
function placesOf(tags: readonly Tag[]): { document: Tag; icon: Tag; headEnd: Tag; root: Tag; rootEnd: Tag } {
  const document = tags.find(({ name }) => name === 'html');
  const icon = tags.find((tag) => isLink(tag, 'icon'));
  const headEnd = tags.find(({ name, isEnd }) => name === 'head' && isEnd);
  const at = tags.findIndex(({ attributes }) => attributes.get('id') === ids.root);
  const [root, rootEnd] = [tags[at], tags[at + 1]];
  if (!document || !icon || !headEnd || !root || !rootEnd)
    throw new Error('index.html lacks its <html>, its icon, its </head> or its root.');
  return { document, icon, headEnd, root, rootEnd };
}

/** Puts a rendered page into the built index.html. */
export function documentOf(parts: Parts): string {
  const { template, page, holds, picture, structuredData } = parts;
  const tags = tagsIn(template);
  const loading = loadingOf(tags);
  const { document, icon, headEnd, root, rootEnd } = placesOf(tags);
  const edits = [
    ...headMarks(page),
    ...withoutRouterMarks(page),
    ...heldBackEdits(page),
    ...pictureEdits(page, picture),
  ];
  const [head, body] = editedParts(page.html, edits, page.headEnd);
  const first = [
    head,
    ...structuredData.map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
  ].join('\n    ');
  const removed: Edit[] = Object.values(loading)
    .flat()
    .map((tag: Tag) => removal(template, tag.start, endOf(tags, tag)));
  return edited(template, [
    ...removed,
    withAttribute(document, `${marks.fresh} ${marks.waits}="${waitingAtFirst(holds)}"`),
    insertion(icon.start, `${[...waveTags(parts, loading), first].join('\n    ')}\n    `),
    insertion(headEnd.start, `${styleTags(parts).join('\n    ')}\n  `),
    insertion(root.start, firstTags(parts, tags, loading.app)),
    insertion(root.end, body),
    insertion(rootEnd.end, `\n    ${notStartedNote}${rowsTag(parts.rows)}`),
  ]);
}

const { description, program, shop, contact } = headTexts[firstLanguage];

/**
 * The built index.html for addresses without a file of their own. Its root stays empty, which tells the app that
 * nothing is prerendered there.
 */
export function shellOf(
  template: string,
  { early, extras, preloads = [] }: Pick<Parts, 'early' | 'extras'> & { preloads?: readonly ItemPreload[] },
): string {
  const tags = tagsIn(template);
  const { icon, root, rootEnd } = placesOf(tags);
  const requested = new Set(tags.map(addressOf));
  const page = readRenderedPage(
    `<title>${withEntities(brand.name)}</title><meta name="description" content="${withEntities(brand.isSample ? description : brand.claim)}" />`,
  );
  return edited(template, [
    insertion(icon.start, `${edited(page.html, headMarks(page))}\n    `),
    insertion(
      root.start,
      [
        ...extraTemplates(extras, { texts: [] }),
        ...preloads.map((preload) => preloadTemplate(preload, requested)),
        oldBrowserNote,
        `<script>${early}</script>`,
        '',
      ].join('\n    '),
    ),
    insertion(
      rootEnd.end,
      `
    ${notStartedNote}
    <noscript>
      <p class="wrap page-top">
        ${textAt(headTexts[firstLanguage], 'written.withoutScript')}
        <a href="${paths.programs}">${program.title}</a>, <a href="${paths.shop}">${shop.title}</a>,
        <a href="${paths.contact}">${contact.title}</a>.
      </p>
    </noscript>`,
    ),
  ]);
}
