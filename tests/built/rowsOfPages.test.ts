import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { emptyAddresses } from '#model/catalogue/emptyAddresses';
import { isFields } from '#model/untrusted';
import { ids, marks } from '#prerender/protocol';
import { readCatalogue, type Catalogue } from '#tools/build/prerender/readCatalogue';
import { canonicalOf, linksIn, readRenderedPage } from '#tools/build/prerender/renderedPage';
import { bundleFolder, openBundle } from '#tools/build/prerender/shopBundle';
import { elementsIn, tagsIn } from '#tools/build/tags';

const { builtWithEmpty, prerender, render } = openBundle(bundleFolder)();
let catalogue: Catalogue;
const rowsTag = `<script type="application/json" id="${ids.rows}"`;

/** The rows that a written page brings, as the app reads them; undefined where the app renders the page anew. */
function rowsIn(html: string): { address: string; rows: Catalogue } | undefined {
  const address = tagsIn(html)
    .find(({ attributes }) => attributes.get('id') === ids.app)
    ?.attributes.get(marks.path);
  const text = elementsIn(html, 'script').find(({ start }) => html.startsWith(rowsTag, start))?.text;
  const rows: unknown = text ? JSON.parse(text) : undefined;
  if (!address || !isFields(rows)) return undefined;
  return {
    address,
    rows: { programs: programsOf(rows['programs']).rows, products: productsOf(rows['products']).rows },
  };
}

beforeAll(async () => {
  catalogue = await readCatalogue({ PRERENDER_CATALOGUE: 'sample' });
  // A page tells it the browser, which knows a few rows alone.
  builtWithEmpty(emptyAddresses(catalogue.programs, catalogue.products));
});

function namedIn(html: string) {
  const page = readRenderedPage(html);
  return { links: linksIn(page), canonical: canonicalOf(page) ?? '' };
}

/** Pages of each kind: all but those of items, and every so many of these. */
const everySoMany = 7;

test('the app renders a page from the rows that it brings as it was written', async () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file, index) => !file.includes('/') || index % everySoMany === 0);
  const wrong: string[] = [];
  let compared = 0;
  for (const file of files) {
    const written = rowsIn(readFileSync(`dist/${file}`, 'utf8'));
    if (!written) continue;
    compared += 1;
    const { html } = await prerender(written.address, catalogue, namedIn);
    if ((await render(written.address, written.rows, 'loading')) !== html) wrong.push(written.address);
  }
  expect(compared).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

const kinds: Record<string, (all: Catalogue) => Catalogue> = {
  'things alone': ({ products }) => ({ programs: [], products: products.filter(({ meal }) => !meal) }),
  'meals alone': ({ products }) => ({ programs: [], products: products.filter(({ meal }) => meal) }),
  'programs alone': ({ programs }) => ({ programs, products: [] }),
  'one thing and one program': ({ programs, products }) => ({
    programs: programs.slice(0, 1),
    products: products.slice(0, 1),
  }),
  nothing: () => ({ programs: [], products: [] }),
};

test.each(Object.entries(kinds))('the same in a shop of %s', async (_, part) => {
  const small = part(catalogue);
  builtWithEmpty(emptyAddresses(small.programs, small.products));
  const wrong: string[] = [];
  for (const file of readdirSync('dist').filter((name) => name.endsWith('.html'))) {
    const address = rowsIn(readFileSync(`dist/${file}`, 'utf8'))?.address;
    if (address === undefined) continue;
    const { html, rows } = await prerender(address, small, namedIn);
    if (rows && (await render(address, rows, 'loading')) !== html) wrong.push(address);
  }
  expect(wrong).toEqual([]);
});
