import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shop } from '#shopConfig';
import { product } from '#tests/support/samples';
import type { ShopLanguages } from '#tools/build/shopConfig';

afterEach(() => {
  vi.doUnmock('#shopConfig');
  vi.resetModules();
});

/** What a shop with these languages makes of them. */
async function shopSpeaking(...languages: ShopLanguages) {
  vi.resetModules();
  const contact = { ...shop.contact, email: 'servus@almhonig.at' };
  const own = { ...shop, name: 'Huber & Co', claim: 'Der "beste" Honig', contact, sections: [] };
  vi.doMock('#shopConfig', () => ({ shop: own, languages }));
  const spoken = await import('#model/languages');
  const { sitemap } = await import('#tools/build/prerender/sitemap');
  const { vocabulariesFor } = await import('#model/search/vocabularies');
  const { llmsText } = await import('#tools/build/prerender/llms');
  const { shellOf } = await import('#tools/build/prerender/document');
  return { ...spoken, sitemap, vocabulariesFor, llmsText, shellOf };
}

describe('a shop that speaks German alone', () => {
  test('takes every other language for its own', async () => {
    const { languageFor, knownLanguage, isLanguage, catalogueLocale } = await shopSpeaking('de');
    expect(['de', 'de-AT', 'en', 'fr'].map(languageFor)).toEqual(['de', 'de', undefined, undefined]);
    expect(['en', 'fn', undefined].map(knownLanguage)).toEqual(['de', 'de', 'de']);
    expect(isLanguage('en')).toBe(false);
    expect(catalogueLocale).toBe('de');
  });

  test('names each page once in its site map, without a language', async () => {
    const { sitemap } = await shopSpeaking('de');
    const map = sitemap('https://shop.example', ['/Shop']);
    expect(map.match(/<loc>/g)).toHaveLength(1);
    expect(map).not.toContain('lng=');
    expect(map).toContain('hreflang="de"');
    expect(map).not.toContain('hreflang="en"');
  });

  test('tells language models in German what it has, and nothing of parts that it leaves out', async () => {
    const { llmsText } = await shopSpeaking('de');
    const text = llmsText('https://shop.example', { programs: [], products: [product({ name: 'Honig' })] });
    expect(text).toContain('> Der "beste" Honig. Bestellt wird auf den Seiten des Shops');
    expect(text).toContain('[AGB](https://shop.example/terms-conditions)');
    expect(text).not.toMatch(/Program|Terms|Articles|blog/);
  });

  test('says in German what it is before its code has come, with any characters', async () => {
    const { shellOf } = await shopSpeaking('de');
    const extras = { restoring: [], translating: [], catalogueTexts: undefined };
    const { document } = new JSDOM(shellOf(await readFile('index.html', 'utf8'), { early: '', extras }))
      .window;
    expect(document.title).toBe('Huber & Co');
    expect(document.querySelector('meta[name="description"]')).toHaveProperty('content', 'Der "beste" Honig');
    expect(document.querySelector('noscript')?.textContent).toMatch(/^\s*Diese Seite braucht JavaScript/);
  });

  test('searches its German items with German words alone', async () => {
    const { vocabulariesFor } = await shopSpeaking('de');
    expect(await vocabulariesFor('de', false, () => Promise.resolve())).toHaveLength(1);
  });
});

describe('a shop whose own language is French', () => {
  test('addresses the others by a query', async () => {
    const { sitemap, firstLanguage } = await shopSpeaking('fn', 'en');
    const map = sitemap('https://shop.example', ['/Shop']);
    expect(firstLanguage).toBe('fn');
    expect(map).toContain('<loc>https://shop.example/Shop</loc>');
    expect(map).toContain('<loc>https://shop.example/Shop?lng=en</loc>');
    expect(map).toContain('hreflang="x-default" href="https://shop.example/Shop"');
  });

  test('searches for English visitors in what it is written in, too', async () => {
    const { vocabulariesFor } = await shopSpeaking('fn', 'en');
    expect(await vocabulariesFor('en', false, () => Promise.resolve())).toHaveLength(2);
    expect(await vocabulariesFor('fn', false, () => Promise.resolve())).toHaveLength(1);
  });
});
