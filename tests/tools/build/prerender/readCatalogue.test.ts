import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCatalogue, readCatalogueTexts } from '#tools/build/prerender/readCatalogue';
import { ownFolder } from '#tests/support/ownFolder';

const configured = { VITE_FIREBASE_DATABASE_URL: 'https://shop.example' };

afterEach(() => vi.unstubAllGlobals());

describe('the catalogue of the prerendered pages', () => {
  it('is the sample where no database is configured', async () => {
    expect((await readCatalogue({})).programs.length).toBeGreaterThan(20);
  });

  it('is the configured database’s', async () => {
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(
        Response.json(
          url.includes('programs')
            ? { a: { name: 'A', price: 1 } }
            : url.includes('settings')
              ? { guestOrders: 'closed' }
              : null,
        ),
      ),
    );
    const { programs, products, settings } = await readCatalogue(configured);
    expect([programs.map(({ id }) => id), products]).toEqual([['a'], []]);
    expect(settings).toEqual({ guestOrders: 'closed' });
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'shop.example does not answer'],
    [
      'takes too long',
      () => Promise.reject(new DOMException('aborted', 'TimeoutError')),
      'shop.example does not answer',
    ],
    ['refuses', () => Promise.resolve(new Response('', { status: 401 })), 'shop.example answered 401'],
    ['is another page', () => Promise.resolve(new Response('<html>')), 'shop.example answered no catalogue'],
  ])('stops the build with one plain sentence when the database %s', async (_, answer, reason) => {
    vi.stubGlobal('fetch', answer);
    const error = await readCatalogue(configured).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: expect.stringContaining(reason) as string });
    expect(error).toMatchObject({ message: expect.stringContaining('VITE_FIREBASE_DATABASE_URL') as string });
    expect(error).not.toMatchObject({
      message: expect.stringMatching(/TypeError|fetch failed|sample/) as string,
    });
  });

  it('stops the build when there is nothing in it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(null)));
    await expect(readCatalogue(configured)).rejects.toThrow('no program and no product');
  });

  it('has the translations of where it comes from', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ words: 'of the database' })));
    expect(await readCatalogueTexts(configured, 'de')).toEqual({ words: 'of the database' });
    expect(await readCatalogueTexts({ PRERENDER_CATALOGUE: 'mine.json' }, 'de')).toBeUndefined();
    expect(await readCatalogueTexts({}, 'de')).toHaveProperty('words');
  });

  it('is the sample when that is asked for', async () => {
    const { products } = await readCatalogue({ ...configured, PRERENDER_CATALOGUE: 'sample' });
    expect(products.length).toBeGreaterThan(50);
  });

  it('is a sheet’s where one is named; one with errors stops the build', async () => {
    const folder = ownFolder();
    const sheet = join(folder, 'waren.csv');
    await writeFile(sheet, '\ufeffname;price;stock\nAlmhonig;9,90;4\n');
    const { programs, products } = await readCatalogue({ PRERENDER_CATALOGUE: sheet });
    expect(programs).toEqual([]);
    expect(products).toMatchObject([{ id: 'almhonig', name: 'Almhonig', price: 9.9, stock: 4 }]);
    await writeFile(sheet, 'name;price;stock\nAlmhonig;neun;4\n');
    await expect(readCatalogue({ PRERENDER_CATALOGUE: sheet })).rejects.toThrow('catalogue -- check');
  });

  it('is that of two sheets, also in the letters of Windows; one id in both stops the build', async () => {
    const folder = ownFolder();
    const [goods, courses] = [join(folder, 'waren.csv'), join(folder, 'kurse.csv')];
    await writeFile(goods, Buffer.from('name;price;stock\nBl\u00fctenhonig;9,90;4\n', 'latin1'));
    await writeFile(courses, 'id;name;price;weeks\nimkern;Imkern;49;6\n');
    const both = { PRERENDER_CATALOGUE: [goods, courses].join(delimiter) };
    const { programs, products } = await readCatalogue(both);
    expect([programs.map(({ id }) => id), products.map(({ name }) => name)]).toEqual([
      ['imkern'],
      ['Blütenhonig'],
    ]);
    await writeFile(courses, 'name;price;stock\nBlütenhonig;8;4\n');
    await expect(readCatalogue(both)).rejects.toThrow('blutenhonig stands in the catalogue before it');
    await writeFile(courses, 'name;price;weeks\nBlütenhonig;49;6\n');
    await expect(readCatalogue(both)).rejects.toThrow('blutenhonig stands in the catalogue before it');
    const listed = join(folder, 'liste.json');
    await writeFile(listed, JSON.stringify({ products: [{ id: 'wachs', name: 'Wachs', price: 5 }] }));
    const three = await readCatalogue({ PRERENDER_CATALOGUE: [goods, listed].join(delimiter) });
    expect(three.products.map(({ id }) => id)).toEqual(['blutenhonig', 'wachs']);
  });

  it('is not read where an id is a product and a program in one file', async () => {
    const folder = ownFolder();
    const file = join(folder, 'shop.json');
    const entry = { name: 'Bienen', price: 5 };
    await writeFile(
      file,
      JSON.stringify({ products: { bienen: entry }, programs: [{ ...entry, id: 'bienen' }] }),
    );
    await expect(readCatalogue({ PRERENDER_CATALOGUE: file })).rejects.toThrow(
      'bienen stands in the catalogue before it',
    );
  });

  it('keeps the settings that stand in one of several files; two do not know which counts', async () => {
    const folder = ownFolder();
    const [goods, rest] = [join(folder, 'waren.csv'), join(folder, 'shop.json')];
    await writeFile(goods, 'name;price;stock\nAlmhonig;9,90;4\n');
    await writeFile(rest, JSON.stringify({ settings: { guestOrders: 'closed' } }));
    const both = await readCatalogue({ PRERENDER_CATALOGUE: [goods, rest].join(delimiter) });
    expect(both.settings).toEqual({ guestOrders: 'closed' });
    const again = join(folder, 'again.json');
    await writeFile(again, JSON.stringify({ settings: { guestOrders: 'open' } }));
    const three = { PRERENDER_CATALOGUE: [goods, rest, again].join(delimiter) };
    await expect(readCatalogue(three)).rejects.toThrow('settings stand in a file before it');
  });
});
