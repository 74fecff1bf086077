import english from '../../../public/locales/en/common.json';
import { brand } from '../../../src/brand';
import { paths } from '../../../src/model/paths';

/** Parts a written page into what belongs into the head, and the rest. */
export function partPage(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/** The app writes these itself when it takes over; the mark says which ones it replaces. */
const marked = (head: string): string =>
  head.replaceAll(/<(title|meta|link)\b(?! rel="preload")/g, '<$1 data-written=""');

/**
 * A form without an address works through the app alone, and so does every button and choice. Until the app is there
 * nothing can be typed, pressed or chosen that would get lost, or end up in an address.
 */
const heldBack = (body: string): string =>
  body
    .replaceAll(/<form\b[^>]*>/g, (tag) =>
      /\saction=/.test(tag) ? tag : tag.replace('<form', '<form inert=""'),
    )
    .replaceAll(/<(button\b(?![^>]*type="submit")|select\b|input\b(?![^>]*name="EMAIL"))/g, '<$1 inert=""')
    .replaceAll(/<input inert=""(?![^>]*type="(?:checkbox|radio)")/g, '<input inert="" readonly=""');

/** The policy allows no inline styles; the few there are (a colour's swatch) come with the app. */
const unstyled = (body: string): string => body.replaceAll(/ style="[^"]*"/g, '');

/** A picture that stands in the page itself. */
export interface InlinePicture {
  src: string;
  svg: string;
}

/** Where the largest picture of the first view is, when it is one of the shop's own drawings. */
export const firstPictureOf = (html: string): string | undefined =>
  /<img\b(?=[^>]*fetchPriority="high")[^>]*? src="(\/pictures\/[^"]+\.svg)"/.exec(html)?.[1];

const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replaceAll(/%(?:20|2C|2F|3A|3B|3D)/g, decodeURIComponent)}`;

/** The first picture is painted with the text around it, instead of a request later; the app takes it over. */
function withPicture(html: string, picture: InlinePicture | undefined): string {
  if (!picture) return html;
  const { src, svg } = picture;
  return html
    .replace(new RegExp(`<link rel="preload" as="image" href="${src}"[^>]*>`), '')
    .replace(`src="${src}"`, () => `data-src="${src}" src="${dataAddress(svg)}"`);
}

/** What a written page holds of the page that the app will draw. */
export type Holding = 'all' | 'empty list' | 'outline';

export interface StyleSheet {
  /** Its address. */
  href: string;
  text: string;
}

interface Parts {
  /** The built index.html. */
  template: string;
  html: string;
  holds: Holding;
  picture: InlinePicture | undefined;
  /** The shop's own style sheet and the page's, in the order they apply. */
  sheets: readonly StyleSheet[];
  /** Whether the page asks for its sheets instead of holding them: one of thousands of its kind. */
  areStylesShared?: boolean;
  /** The page's own code, in the order it is needed. */
  scripts: readonly string[];
  /** The script that lets the app in. */
  early: string;
  /** The texts the page is drawn with, by the names of their files. */
  texts: readonly string[];
  /** The rows of the catalogue it shows, where it shows no more than these. */
  rows: object | undefined;
  structuredData: readonly object[];
}

const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What runs the app; the page can be read without it. */
const appTags = /\s*<script type="module"[^>]*><\/script>/g;
/** What the app will ask for at once; a page that brings its rows does not need the catalogue at once. */
const moduleTags = /\s*<link rel="modulepreload"[^>]*>/g;
const dataTags = /\s*<link rel="preload"[^>]*as="fetch"[^>]*>/g;
const sheetTags = /\s*<link rel="stylesheet"[^>]*>/g;

/** The addresses of the style sheets that the built page asks for. */
export const sheetsOf = (template: string): string[] =>
  [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)"/g)].flatMap(([, href]) => href ?? []);

/** What a page's style element holds; the content security policy knows it by its sum. */
export const styleOf = (sheets: readonly StyleSheet[]): string => sheets.map(({ text }) => text).join('\n');

/**
 * The styles stand in the page, so that its first paint waits for nothing else. A link that is switched off keeps the
 * app from asking for a sheet again.
 */
const styleTags = ({ sheets, areStylesShared }: Parts): string[] => [
  ...(areStylesShared ? [] : [`<style>${styleOf(sheets)}</style>`]),
  ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}"${areStylesShared ? '' : ' disabled'}>`),
];

const addressesIn = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => /(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? []);

/**
 * All the code of the page is named at its beginning, so that it arrives in one wave; behind what is painted, for its
 * priority is low.
 */
function waveTags({ template, scripts, rows }: Parts): string[] {
  const first = addressesIn([...(template.match(appTags) ?? []), ...(template.match(moduleTags) ?? [])]);
  const code = [...new Set([...first, ...scripts.map((file) => `/${file}`)])].map(
    (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
  );
  return [...code, ...(rows ? [] : (template.match(dataTags) ?? []).map((tag) => tag.trim()))];
}

/** The tags that start the app stand in a template, where they do nothing; the early script lets them out. */
function appTemplate({ template, holds, texts }: Parts): string {
  const tags = (template.match(appTags) ?? []).map((tag) => tag.trim());
  return `<template id="app" data-holds="${holds}" data-texts="${texts.join(' ')}">${tags.join('')}</template>`;
}

/** Fills the built page with a written one. */
export function documentOf(parts: Parts): string {
  const { template, html, holds, picture, early, rows, structuredData } = parts;
  const { head, body } = partPage(withPicture(html, picture));
  const first = [
    marked(head),
    ...structuredData.map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
  ].join('\n    ');
  const last = [
    '</div>',
    ...(rows ? [`<script type="application/json" id="rows">${inScript(rows)}</script>`] : []),
    appTemplate(parts),
    `<script>${early}</script>`,
  ].join('\n    ');
  return template
    .replaceAll(appTags, '')
    .replaceAll(moduleTags, '')
    .replaceAll(dataTags, '')
    .replaceAll(sheetTags, '')
    .replace('<html', `<html data-waits="${holds === 'empty list' ? 'page' : 'tools'}"`)
    .replace('</head>', () => `${[...styleTags(parts), ...waveTags(parts)].join('\n    ')}\n  </head>`)
    .replace('<link rel="icon"', (icon) => `${first}\n    ${icon}`)
    .replace('<div id="root"></div>', () => `<div id="root">${unstyled(heldBack(body))}${last}`);
}

const { description, program, shop, contact } = english.head;

/**
 * The built page for addresses without a file of their own. Its root stays empty, which tells the app that nothing is
 * written there yet.
 */
export const shellOf = (template: string): string =>
  template
    .replace(
      '<link rel="icon"',
      (icon) =>
        `${marked(`<title>${brand.name}</title><meta name="description" content="${description}" />`)}\n    ${icon}`,
    )
    .replace(
      '<div id="root"></div>',
      (root) => `${root}
    <noscript>
      <p class="wrap page-top">
        This page needs JavaScript. These can be read without it:
        <a href="${paths.programs}">${program.title}</a>, <a href="${paths.shop}">${shop.title}</a>,
        <a href="${paths.contact}">${contact.title}</a>.
      </p>
    </noscript>`,
    );
