import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { runnerImport } from 'vite';
import { articlePattern, dimensionPattern, itemPaths, paths as pages, withId } from '#model/paths';
import { patternOf, rewrites } from '#tools/build/hosting/rewrites';

/** Section 2 of the specification, word for word. */
const specified = [
  '/ (home), /partnerForm, /beauty, /EightwellHealth, /physicalwellness, /socialwellness, /blog, /anxiety, /sleep,',
  '/performance, /CardView, /HealthyLifestyle, /ComprehensiveWellness, /newhealth, /login, /signup, /wellness,',
  '/program, /cloud-kitchen, /privacy-policy, /terms-conditions, /benefits, /health, /social, /gadgets,',
  '/blogInterPlay, /blogRewriting, /Shop, /programdetails, /category, /shopping, /Food, /shop-grid-filter,',
  '/shopdetails, /shop-grid-no-sidebar, /shop-grid-full-width, /shop-grid-right-sidebar, /shop-list-standard,',
  '/shop-list-full-width, /shop-list-two-column, /blog-standard, /blog-no-sidebar, /blog-right-sidebar,',
  '/blog-details-standard, /about, /contact, /my-account, /login-register, /cart, /wishlist, /compare, /checkout,',
  '/program/{id}, /PhysicalWellness/{id}, /fitness/{id}, /yoga/{id}, /sport/{id}, /product/{id},',
  '/product-tab-left/{id}, /product-tab-right/{id}, /product-sticky/{id}, /product-slider/{id},',
  '/product-fixed-image/{id}',
]
  .join(' ')
  .split(',')
  .map((entry) => entry.trim().replace(/ \(.*\)$/, ''));

let paths: string[] = [];

beforeAll(async () => {
  const { module } = await runnerImport<{ routes: { path: string }[] }>('./src/app/routes/routes.tsx', {
    logLevel: 'error',
  });
  paths = module.routes.map(({ path }) => path);
});

describe('the route table', () => {
  it.each(specified)('has a page for %s', (path) => {
    expect(paths.some((row) => matchPath(row, path.replace('{id}', 'any')))).toBe(true);
  });

  it('has each path once', () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('is what docs/routes.md says', () => {
    const table = readFileSync('docs/routes.md', 'utf8');
    const documented = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path);
    expect(documented.toSorted()).toEqual(paths.map((path) => path.replace(/:(\w+)/, '{$1}')).toSorted());
  });
});

describe('the table of paths', () => {
  it('has a page for each path, and a path for each page', () => {
    const known = [
      ...Object.values(pages),
      ...[...itemPaths, pages.ownerOrders, pages.ownerCatalogue].map(withId),
      articlePattern,
      dimensionPattern,
    ];
    expect(known.toSorted()).toEqual(paths.toSorted());
  });
});

describe('hosting', () => {
  it.each([
    ['/SHOP', '/Shop.html'],
    ['/shop/', '/Shop.html'],
    ['/Privacy-Policy', '/privacy-policy.html'],
    ['/product/new-today', '/shell.html'],
    ['/YOGA/any', '/shell.html'],
    ['/owner', '/shell.html'],
    ['/Owner/orders/any', '/shell.html'],
    ['/ownership', undefined],
    ['/nowhere', undefined],
    ['/product/a/b', undefined],
    ['/locales/en/gone.json', undefined],
  ])('answers %s with %s', (asked, file) => {
    const found = rewrites.find((rewrite) => new RegExp(patternOf(rewrite), 'i').test(asked));
    expect(found?.destination).toBe(file);
  });
});
