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

interface Parts {
  /** The built index.html. */
  template: string;
  html: string;
  styles: readonly string[];
  /** Address of the small script that runs before anything is drawn. */
  early: string;
  structuredData: readonly object[];
}

const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Fills the built page with a written one. */
export function documentOf({ template, html, styles, early, structuredData }: Parts): string {
  const { head, body } = partPage(html);
  const first = [
    `<script src="${early}"></script>`,
    marked(head),
    ...structuredData.map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
  ].join('\n    ');
  const sheets = styles.map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `).join('');
  return template
    .replace('</head>', () => `${sheets}</head>`)
    .replace('<link rel="icon"', (icon) => `${first}\n    ${icon}`)
    .replace('<div id="root"></div>', () => `<div id="root">${unstyled(heldBack(body))}</div>`);
}
