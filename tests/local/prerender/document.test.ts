import { describe, expect, it } from 'vitest';
import { fileOf, writtenAddresses } from '../../../local/prerender/addresses';
import { stylesOf } from '../../../local/prerender/assets';
import { documentOf, partPage } from '../../../local/prerender/document';
import { robots, sitemap } from '../../../local/prerender/sitemap';
import { trailOf } from '../../../local/prerender/trail';

const template = '<head><link rel="icon" href="/i.svg"></head><body><div id="root"></div></body>';
const document = (html: string, structuredData: object[] = []) =>
  documentOf({ template, html, styles: ['assets/page.css'], early: '/assets/early.js', structuredData });

describe('a written page', () => {
  it('parts what belongs into the head from what stands in the body', () => {
    const html =
      '<link rel="preload" href="/a.svg"/><title>A</title><meta name="x"/><main><title>b</title></main>';
    expect(partPage(html)).toEqual({
      head: '<link rel="preload" href="/a.svg"/><title>A</title><meta name="x"/>',
      body: '<main><title>b</title></main>',
    });
  });

  it('marks what the app will say itself', () => {
    const text = document('<link rel="preload" href="/a.svg"/><title>A</title><p>Hello</p>');
    expect(text).toContain('<title data-written="">A</title>');
    expect(text).toContain('<link rel="preload" href="/a.svg"/>');
    expect(text).toContain('<div id="root"><p>Hello</p></div>');
  });

  it('runs the early script first and puts its own styles last', () => {
    const text = document('<title>A</title>');
    expect(text.indexOf('early.js')).toBeLessThan(text.indexOf('<title'));
    expect(text.indexOf('page.css')).toBeGreaterThan(text.indexOf('/i.svg'));
  });

  it('holds back forms that only work through the app', () => {
    const text = document('<form class="a"></form><form action="/x"></form>');
    expect(text).toContain('<form inert="" class="a">');
    expect(text).toContain('<form action="/x">');
  });

  it('carries no inline style', () => {
    expect(document('<span style="background:red">x</span>')).toContain('<span>x</span>');
  });

  it('keeps structured data from ending its script, and dollar signs as they are', () => {
    const text = document('<p>$& $1</p>', [{ name: '</script><b>' }]);
    expect(text).toContain('{"name":"\\u003c/script>\\u003cb>"}');
    expect(text).toContain('<p>$& $1</p>');
  });
});

describe('the style sheets of a page', () => {
  const manifest = {
    'index.html': { file: 'i.js', css: ['i.css'], isEntry: true, imports: ['_shared'] },
    _shared: { file: 's.js', css: ['s.css'] },
    'src/Page.tsx': { file: 'p.js', css: ['p.css'], imports: ['_part', '_shared'] },
    _part: { file: 'q.js', css: ['q.css'] },
  };

  it('are those of its modules and what they import, without the shop’s own', () => {
    expect(stylesOf(manifest, ['src/Page.tsx', 'src/unknown.ts'])).toEqual(['q.css', 'p.css']);
  });
});

describe('addresses', () => {
  it('stand in files without a folder of their own', () => {
    expect(['/', '/about', '/blog/a'].map(fileOf)).toEqual(['index.html', 'about.html', 'blog/a.html']);
  });

  it('are one for a page, and one for each item of a path with a parameter', async () => {
    const written = await writtenAddresses(['/about', '/wellness/:dimension', '/fitness/:id'], {
      programs: [],
      products: [],
    });
    expect(written.map(({ addresses }) => addresses.length)).toEqual([1, 8, 0]);
  });
});

describe('the site map', () => {
  it('names each page in each language, with the others beside it', () => {
    const map = sitemap('https://shop.example', [{ address: '/sleep', changed: '2026-10-27' }]);
    expect(map.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://shop.example/sleep',
      '<loc>https://shop.example/sleep?lng=fn',
      '<loc>https://shop.example/sleep?lng=de',
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
