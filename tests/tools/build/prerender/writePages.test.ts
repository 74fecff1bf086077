import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { PageRow } from '#tools/build/prerender/addresses';
import { entryFile, onDemandFile } from '#tools/build/prerender/shopBundle';
import { writePages } from '#tools/build/prerender/writePages';
import { product } from '#tests/support/samples';
import { ownFolder } from '#tests/support/ownFolder';

/** A shop as it is bundled for Node: each page asks for its code, a mat for more, and what is broken is not rendered. */
const shop = `
exports.startTexts = async () => undefined;
exports.builtWith = () => undefined;
exports.builtWithEmpty = () => undefined;
exports.prerender = async (address, catalogue, namedIn) => {
  if (address.endsWith('/broken'))
    throw new Error(address + ' could not be prerendered', { cause: new Error('it has no price') });
  require('./page.cjs');
  if (address.endsWith('/mat')) require('./mat.cjs');
  const title = address.endsWith('/gone') ? 'Not found | Shop' : address;
  const html = '<title>' + title + '</title><link rel="canonical" href="https://shop.example' + address + '"/><main></main>';
  namedIn(html);
  return { html, holds: 'all', rows: { programs: [], products: [] }, canHydrate: true };
};
`;
const onDemand = { 'page.cjs': 'src/Page.tsx', 'mat.cjs': 'src/Mat.tsx' };
const template =
  '<html><head><link rel="icon" href="/i.svg"></head><body><div id="root"></div></body></html>';
const manifest = {
  'index.html': { file: 'assets/s.js', isEntry: true },
  _reactDom: { file: 'assets/d.js', name: 'react-dom' },
  'src/Page.tsx': { file: 'assets/page.js', css: ['assets/page.css'] },
  'src/Mat.tsx': { file: 'assets/mat.js' },
};

let folder = '';
beforeEach(() => {
  folder = ownFolder();
  mkdirSync(join(folder, 'shop'));
  writeFileSync(join(folder, 'shop', entryFile), shop);
  for (const file of Object.keys(onDemand)) writeFileSync(join(folder, 'shop', file), '');
  writeFileSync(join(folder, 'shop', onDemandFile), JSON.stringify(onDemand));
});

const withItems = (...ids: string[]): PageRow[] => [
  { path: '/', addresses: ['/'] },
  { path: '/shopping', addresses: ['/shopping'] },
  ...['/product', '/product-slider'].map((path) => ({
    path: `${path}/:id`,
    addresses: ids.map((id) => `${path}/${id}`),
  })),
];

/** Lets so many threads write pages into a folder of their own; brings what they say and the files. */
async function writtenBy(writers: number, rows: readonly PageRow[]) {
  const dist = join(folder, String(writers));
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'assets', 'page.css'), 'main{}');
  const { count, listed, styles } = await writePages(
    {
      folder: dist,
      bundle: join(folder, 'shop'),
      siteUrl: 'https://shop.example',
      rows,
      template,
      early: 'letIn()',
      extras: { restoring: [], translating: [], catalogueTexts: undefined },
      manifest,
      moduleFiles: { 'src/Page.tsx': 'assets/page.js', 'src/Mat.tsx': 'assets/mat.js' },
      catalogue: { programs: [], products: [product()] },
    },
    writers,
  );
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => [file, readFileSync(join(dist, file), 'utf8')]);
  return { count, listed: listed.toSorted(), styles: [...new Set(styles)], files };
}

it('pages are the same, however many threads write them', async () => {
  const rows = withItems('mat', 'cup', 'tea');
  const one = await writtenBy(1, rows);
  expect(one.count).toBe(8);
  expect(one.listed).toContain('/product/tea');
  expect(one.styles).toEqual(['main{}']);
  expect(one.files.map(([file]) => file)).toContain('product-slider/tea.html');
  expect(one.files.filter(([, text]) => !text?.includes('/assets/page.js'))).toEqual([]);
  const withMat = one.files.filter(([, text]) => text?.includes('/assets/mat.js')).map(([file]) => file);
  expect(withMat).toEqual(['product/mat.html', 'product-slider/mat.html'].toSorted());
  expect(await writtenBy(2, rows)).toEqual(one);
  expect(await writtenBy(3, rows)).toEqual(one);
});

it('the one item of a row has all its pages from the same thread', async () => {
  const rows = withItems('mat');
  expect(await writtenBy(2, rows)).toEqual(await writtenBy(1, rows));
});

it('a page that cannot be rendered ends the build with its address and the reason', async () => {
  const broken = writtenBy(2, withItems('mat', 'broken', 'tea'));
  await expect(broken).rejects.toThrow('/product/broken could not be prerendered');
  await expect(broken).rejects.toMatchObject({ cause: { message: 'it has no price' } });
});

it('a page that would be “not found” ends the build with its address', async () => {
  await expect(writtenBy(2, withItems('mat', 'gone'))).rejects.toThrow(
    '/product/gone would be prerendered as “not found”',
  );
});
