import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fileOf, prerenderedAddresses } from '#tools/build/prerender/addresses';
import { ownFilesOf } from '#tools/build/sizes/manifest';
import { documentOf, sheetsOf, shellOf } from '#tools/build/prerender/document';
import { earlyScript } from '#tools/build/early/earlyScript';
import { canonicalOf, readRenderedPage } from '#tools/build/prerender/renderedPage';
import { firstPictureOf } from '#tools/build/prerender/firstPicture';
import { robots, sitemap } from '#tools/build/prerender/sitemap';
import { elementsIn } from '#tools/build/tags';
import { program } from '#tests/support/samples';
import { trailOf } from '#tools/build/prerender/trail';

const template = [
  '<html><head><link rel="icon" href="/i.svg">',
  '<link rel="stylesheet" crossorigin href="/assets/shop.css">',
  '<script type="module" crossorigin src="/assets/app.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/base.js">',
  '<link rel="preload" as="font" href="/a.woff2">',
  '<link rel="preload" href="https://data.example/programs.json" as="fetch">',
  '</head><body><div id="root"></div></body></html>',
].join('\n');
/** A rendered page in its two parts. */
const partPage = (html: string) => {
  const { headEnd } = readRenderedPage(html);
  return { head: html.slice(0, headEnd), body: html.slice(headEnd) };
};
const read = (text: string): Document => new JSDOM(text).window.document;
const noExtras = { restoring: [], translating: [], catalogueTexts: undefined };
const hrefsOf = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));
const document = (html: string, structuredData: object[] = [], rows?: object, areStylesShared = false) =>
  documentOf({
    template,
    page: readRenderedPage(html),
    address: '/hello',
    holds: 'all',
    picture: undefined,
    sheets: [
      { href: '/assets/shop.css', text: 'a{}' },
      { href: '/assets/page.css', text: 'b{}' },
    ],
    scripts: ['assets/page.js'],
    early: 'letIn()',
    extras: { ...noExtras, restoring: ['assets/saved.js', 'assets/page.js'] },
    texts: ['common', 'item'],
    rows,
    areStylesShared,
    structuredData,
  });

describe('a prerendered page', () => {
  it('parts what belongs into the head from what stands in the body', () => {
    const html =
      '<link rel="preload" href="/a.svg"/><title>A</title><meta name="x"/><main><title>b</title></main>';
    expect(partPage(html)).toEqual({
      head: '<link rel="preload" href="/a.svg"/><title>A</title><meta name="x"/>',
      body: '<main><title>b</title></main>',
    });
  });

  it('is read by a parser: angle brackets in attributes and texts are no tags', () => {
    const head = '<title>a &lt; b > c</title><link data-x="1" href="/a?b=1&amp;c=2" rel="canonical"/>';
    const button = '<button title="a > b" type="submit">x</button>';
    expect(partPage(`${head}<p>1</p>`)).toEqual({ head, body: '<p>1</p>' });
    expect(canonicalOf(readRenderedPage(head))).toBe('/a?b=1&c=2');
    expect(document(`${head}${button}`)).toContain(button);
  });

  it('takes over the style sheets of the built page', () => {
    expect(sheetsOf(template)).toEqual(['/assets/shop.css']);
  });

  it('marks what the app will say itself', () => {
    const text = document('<link rel="preload" href="/a.svg"/><title>A</title><p>Hello</p>');
    expect(text).toContain('<title data-prerendered>A</title>');
    expect(text).toContain('<link rel="preload" href="/a.svg"/>');
    expect(text).toContain('<div id="root"><p>Hello</p></div>');
  });

  it('holds its styles, and links to them that ask for nothing', () => {
    const text = document('<title>A</title>');
    expect(text).toContain('<style>a{}\nb{}</style>');
    const sheets = [...read(text).querySelectorAll('link[rel="stylesheet"]')];
    expect(hrefsOf(sheets)).toEqual(['/assets/shop.css', '/assets/page.css']);
    expect(sheets.map((sheet) => sheet.hasAttribute('disabled'))).toEqual([true, true]);
  });

  it('holds its first picture, and says which it is', () => {
    const html =
      '<link rel="preload" as="image" href="/pictures/a.svg" fetchPriority="high"/><title>A</title><img src="/pictures/b.svg"/><img alt="" src="/pictures/a.svg" fetchPriority="high"/>';
    expect(firstPictureOf(readRenderedPage(html))).toBe('/pictures/a.svg');
    const picture = { src: '/pictures/a.svg', svg: '<svg fill="#fff"/>' };
    const text = documentOf({
      template,
      page: readRenderedPage(html),
      picture,
      address: '/hello',
      holds: 'all',
      early: 'letIn()',
      extras: noExtras,
      texts: [],
      rows: undefined,
      sheets: [],
      scripts: [],
      structuredData: [],
    });
    expect(text).toContain(
      'data-src="/pictures/a.svg" src="data:image/svg+xml,%3Csvg fill=%22%23fff%22/%3E" fetchPriority="high"',
    );
    expect(text).not.toContain('rel="preload" as="image"');
  });

  it('can be pressed while the rest of it arrives: the early script comes before it', () => {
    const text = document('<p>Hello</p>');
    expect(text.indexOf('<script>letIn()</script>')).toBeLessThan(text.indexOf('<p>Hello</p>'));
  });

  it('names all code of the page in its head, behind what is painted, and starts none of it', () => {
    const page = read(document('<p>Hello</p>'));
    const code = page.head.querySelectorAll('link[rel="modulepreload"][fetchpriority="low"][crossorigin]');
    expect(hrefsOf(code)).toEqual(['/assets/app.js', '/assets/base.js', '/assets/page.js']);
    expect(hrefsOf(page.head.querySelectorAll('link[as="fetch"]'))).toEqual([
      'https://data.example/programs.json',
    ]);
    // What is in a template is no part of the page yet.
    const kept = page.body.querySelector<HTMLTemplateElement>('template#app');
    expect(kept?.content.querySelector('script')?.getAttribute('src')).toBe('/assets/app.js');
    expect(page.querySelector('script[type="module"]')).toBeNull();
    // The early script opens the template, so it comes after it.
    const inOrder = [...page.querySelectorAll('template#app, script')];
    expect(inOrder.map(({ id, textContent }) => id || textContent)).toEqual(['app', 'letIn()']);
  });

  it('says which texts it is rendered with', () => {
    const links = read(document('')).querySelector<HTMLTemplateElement>(
      'template[data-for=translated]',
    )?.content;
    expect(
      [...(links?.querySelectorAll<HTMLElement>('[data-to]') ?? [])].map(({ dataset }) => dataset['to']),
    ).toEqual(['/locales/*/common.json', '/locales/*/item.json']);
  });

  it('brings the rows it shows, and then does not ask for the catalogue', () => {
    const rows = { programs: [], products: [{ id: 'a', name: '</script>' }] };
    const text = document('<p>Hello</p>', [], rows);
    expect(text).toContain('<script type="application/json" id="rows">');
    expect(text).toContain('\\u003c/script>');
    expect(text).not.toContain('programs.json');
  });

  it('holds back forms that only work through the app', () => {
    const text = document('<form class="a"></form><form action="/x"></form>');
    expect(text).toContain('<form inert class="a">');
    expect(text).toContain('<form action="/x">');
  });

  it('holds back what is pressed, typed and chosen, but not what works alone', () => {
    const text = document(
      '<button>a</button><select></select><input type="radio"/><input/><input name="EMAIL"/>',
    );
    expect(text).toContain(
      '<button inert>a</button><select inert></select><input inert type="radio"/><input inert readonly/><input name="EMAIL"/>',
    );
  });

  it('carries no inline style, but what the app makes one of', () => {
    const text = document('<span style="background:red">x</span>');
    expect(text).toContain('<span data-style="background:red">x</span>');
  });

  it('keeps structured data from ending its script, and dollar signs as they are', () => {
    const text = document('<p>$& $1</p>', [{ name: '</script><b>' }]);
    expect(text).toContain('{"name":"\\u003c/script>\\u003cb>"}');
    expect(text).toContain('<p>$& $1</p>');
  });
});

it('names what restores a saved shop, without the page’s own code', () => {
  const names = read(document('<p></p>')).querySelector<HTMLTemplateElement>('template[data-for=saved]');
  expect(hrefsOf(names?.content.querySelectorAll('link') ?? [])).toEqual(['/assets/saved.js']);
});

describe('the shell', () => {
  const shell = shellOf(template, { early: earlyScript, extras: noExtras });

  it('says what the shop is, until the app says it', () => {
    expect(shell).toContain('<title data-prerendered>Eightwell</title>');
    expect(shell).toMatch(/<meta data-prerendered name="description" content="[^"]{20,}"/);
    expect(shell).not.toContain('noindex');
  });

  it('leads on without code', () => {
    const links = read(shell).querySelectorAll('noscript a');
    expect(hrefsOf(links)).toEqual(['/program', '/Shop', '/contact']);
  });

  it('leaves the root empty, and asks for the app itself', () => {
    expect(shell).toContain('<div id="root"></div>');
    expect(shell).toContain('<script type="module"');
  });
});

describe('the shell for an item without a page', () => {
  const url = 'https://db.example/products/*.json';
  const preload = {
    at: ['/product', '/product-sticky'] as const,
    scripts: ['/p.js', '/index.js'],
    styles: ['/p.css'],
    texts: ['item'],
  };
  const shell = shellOf(template, {
    early: earlyScript,
    extras: { ...noExtras, restoring: ['saved.js'] },
    preloads: [preload],
  }).replace('</template>\n    <div', `<link rel="preload" as="fetch" data-to="${url}"></template>`);

  /** What the early script requests at an address. */
  function requestedAt(path: string, { savedCart = '', language = 'en' } = {}): (string | null)[] {
    const { window } = new JSDOM(shell, {
      runScripts: 'outside-only',
      pretendToBeVisual: true,
      url: `https://shop.example${path}`,
    });
    const links = (): (string | null)[] => hrefsOf(window.document.querySelectorAll('head link[href]'));
    window.eval(`localStorage.setItem('persist:eightwell', '${savedCart}')`);
    window.eval(`localStorage.setItem('i18nextLng', '${language}')`);
    const before = new Set(links());
    window.eval(earlyScript);
    const requested = links().filter((href) => !before.has(href));
    window.close();
    return requested;
  }

  it('requests the code and the styles of such a page at once, and the row by its id', () => {
    const row = 'https://db.example/products/new%20mat.json';
    expect(requestedAt('/product/new%20mat')).toEqual(['/p.js', '/index.js', '/p.css', row]);
    expect(requestedAt('/product-sticky/a')).toHaveLength(4);
  });

  it('requests what restores a saved shop wherever there is one', () => {
    expect(requestedAt('/nowhere', { savedCart: '{"cart":"[]"}' })).toEqual(['/saved.js']);
  });

  it('requests its texts in the visitor’s language there, and at no other address', () => {
    expect(requestedAt('/product/mat', { language: 'de' })).toContain('/locales/de/item.json');
    for (const path of ['/owner', '/owner/orders', '/nowhere'])
      expect(requestedAt(path, { language: 'de' })).toEqual([]);
  });

  it.each(['/', '/product', '/product/', '/yoga/a', '/%22]/a', '/nowhere'])(
    'requests none of it at %s',
    (path) => {
      expect(requestedAt(path)).toEqual([]);
    },
  );
});

describe('the files of a page', () => {
  const manifest = {
    'index.html': { file: 'i.js', css: ['i.css'], isEntry: true, imports: ['_shared'] },
    _reactDom: { file: 'd.js', name: 'react-dom' },
    _shared: { file: 's.js', css: ['s.css'] },
    'src/Page.tsx': { file: 'p.js', css: ['p.css'], imports: ['_part', '_shared'] },
    _part: { file: 'q.js', css: ['q.css'] },
  };

  it('are those of its modules and what they import, without the shop’s own', () => {
    expect(ownFilesOf(manifest, ['src/Page.tsx', 'src/unknown.ts'], {})).toEqual({
      styles: ['q.css', 'p.css'],
      scripts: ['q.js', 'p.js'],
    });
  });

  it('stand in one order, however the page came to them', () => {
    const ways = [
      ['src/Page.tsx', '_other'],
      ['_other', 'src/Page.tsx'],
    ];
    const [one, another] = ways.map((modules) =>
      ownFilesOf({ ...manifest, _other: { file: 'o.js', css: ['o.css'] } }, modules, {}),
    );
    expect(one?.styles).toEqual(another?.styles);
  });
});

describe('the files of a page whose modules share a file', () => {
  it('are found by the module', () => {
    const manifest = {
      _start: { file: 's.js', name: 'start' },
      _reactDom: { file: 'd.js', name: 'react-dom' },
      _cards: { file: 'c.js', css: ['c.css'] },
    };
    expect(ownFilesOf(manifest, ['src/Card.tsx'], { 'src/Card.tsx': 'c.js' })).toEqual({
      styles: ['c.css'],
      scripts: ['c.js'],
    });
  });
});

describe('addresses', () => {
  it('stand in files without a folder of their own', () => {
    expect(['/', '/about', '/blog/a'].map(fileOf)).toEqual(['index.html', 'about.html', 'blog/a.html']);
  });

  it('are one for a page, and one for each item of a path with a parameter', async () => {
    const groups = await prerenderedAddresses(['/about', '/wellness/:dimension', '/fitness/:id'], {
      programs: [],
      products: [],
    });
    expect(groups.map(({ addresses }) => addresses.length)).toEqual([1, 8, 0]);
  });
});

describe('a large catalogue', () => {
  it('gets one page for each item, and sheets that they share', async () => {
    const programs = Array.from({ length: 401 }, (_, index) => program({ id: `p${index}` }));
    const groups = await prerenderedAddresses(['/program/:id', '/fitness/:id'], { programs, products: [] });
    expect(groups.map(({ addresses }) => addresses.length)).toEqual([401, 0]);
    const text = document('<p>Hello</p>', [], undefined, true);
    expect(text).not.toContain('<style>');
    expect(text).toContain('<link rel="stylesheet" href="/assets/shop.css">');
  });
});

describe('the site map', () => {
  it('names each page in each language, with the others beside it', () => {
    const map = sitemap('https://shop.example', ['/sleep'], new Map([['/sleep', '2026-10-27']]));
    expect(elementsIn(map, 'loc').map(({ text }) => text)).toEqual([
      'https://shop.example/sleep',
      'https://shop.example/sleep?lng=fn',
      'https://shop.example/sleep?lng=de',
    ]);
    expect(map).toContain('hreflang="fr" href="https://shop.example/sleep?lng=fn"');
    expect(map).toContain('<lastmod>2026-10-27</lastmod>');
  });

  it('is announced to robots', () => {
    expect(robots('https://shop.example')).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
});

describe('a breadcrumb', () => {
  it('is read as it stands on the page', () => {
    const html =
      '<nav class="crumbs" aria-label="x"><ol><li><a href="/blog?a=1&amp;b=2">Blog &amp; more</a></li><li><span>Here</span></li></ol></nav>';
    expect(trailOf(html)).toEqual([{ name: 'Blog & more', path: '/blog?a=1&b=2' }, { name: 'Here' }]);
    expect(trailOf('<main></main>')).toEqual([]);
  });
});
