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

/** What a written page holds of the page that the app will draw. */
export type Holding = 'all' | 'empty list' | 'outline';

interface Parts {
  /** The built index.html. */
  template: string;
  html: string;
  holds: Holding;
  styles: readonly string[];
  /** The page's own code, in the order it is needed. */
  scripts: readonly string[];
  /** Address of the small script that runs before anything is drawn. */
  early: string;
  structuredData: readonly object[];
}

const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What the built page asks for to run the app; the page can be read without any of it. */
const appTags =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<link rel="preload"[^>]*as="fetch"[^>]*>)/g;

/** The tags stand in a template, where they do nothing; the early script lets them out when their time has come. */
function appTemplate(template: string, scripts: readonly string[], holds: Holding): string {
  const tags = [
    ...(template.match(appTags) ?? []).map((tag) => tag.trim()),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return `<template id="app" data-holds="${holds}">${tags.join('')}</template>`;
}

/** Fills the built page with a written one. */
export function documentOf(parts: Parts): string {
  const { template, html, holds, styles, scripts, early, structuredData } = parts;
  const { head, body } = partPage(html);
  const first = [
    appTemplate(template, scripts, holds),
    `<script src="${early}"></script>`,
    marked(head),
    ...structuredData.map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
  ].join('\n    ');
  const sheets = styles.map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `).join('');
  return template
    .replaceAll(appTags, '')
    .replace('</head>', () => `${sheets}</head>`)
    .replace('<link rel="icon"', (icon) => `${first}\n    ${icon}`)
    .replace('<div id="root"></div>', () => `<div id="root">${unstyled(heldBack(body))}</div>`);
}
