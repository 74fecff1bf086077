import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startHosting } from '#local/backend/hosting';
import { apacheHtaccess } from '#tools/build/hosting/apache';
import { caddyfile } from '#tools/build/hosting/caddy';
import { cloudflareRedirects } from '#tools/build/hosting/cloudflare';
import { hostingConfiguration } from '#tools/build/hosting/firebase';
import { netlifyRedirects } from '#tools/build/hosting/netlify';
import { nginxConf } from '#tools/build/hosting/nginx';
import { redirectPattern, redirectsOf } from '#tools/build/hosting/redirects';
import { removedItems } from '#tools/build/prerender/removedItems';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { ownFolder } from '#tests/support/ownFolder';

const products = {
  balm: { id: 'balm', name: 'Balm', price: 9, category: 'Küche & Bad', stock: 1 },
  'old-balm': { id: 'old-balm', name: 'Old', price: 9, category: 'Küche & Bad', visible: false },
  soap: { id: 'soap', name: 'Soap', price: 9, category: 'Für Hände', stock: 1 },
  'old-soap': { id: 'old-soap', name: 'Old', price: 9, category: 'Für Hände', visible: false },
  lamp: { id: 'lamp', name: 'Lamp', price: 9, category: 'Light', visible: false },
  seven: { id: 7, name: 'Seven', price: 9, category: 'Light', visible: false },
  'tea.b': { name: 'Tea', price: 9, category: 'Küche & Bad', visible: false },
};
const programs = {
  rest: { id: 'rest', name: 'Rest', price: 9, category: ['Emotional'], visible: false },
  other: { id: 'other', name: 'Other', price: 9, category: 'Anything', visible: false },
};
const removed = [
  ...removedItems('product', products, productsOf(products).rows),
  ...removedItems('program', programs, programsOf(programs).rows),
];
const kitchen = '/Shop?category=K%C3%BCche+%26+Bad';

test('what the owner has hidden leads to its category, or where that is empty to all of its kind', () => {
  expect(Object.fromEntries(removed.map(({ kind, id, to }) => [`${kind} ${id}`, to]))).toEqual({
    'product old-balm': kitchen,
    'product old-soap': '/Shop?category=F%C3%BCr+H%C3%A4nde',
    'product lamp': '/shopping',
    'product 7': '/shopping',
    'product tea.b': kitchen,
    'program rest': '/wellness/emotional',
    'program other': '/program',
  });
});

const leads = (address: string): string | undefined =>
  redirectsOf(removed).find((redirect) => new RegExp(redirectPattern(redirect), 'i').test(address))?.to;

test.each([
  ['/product/old-balm', kitchen],
  ['/Product-Slider/old-balm/', kitchen],
  ['/product/tea.b', kitchen],
  ['/yoga/rest', '/wellness/emotional'],
  ['/product/teaxb', undefined],
  ['/product/balm', undefined],
  ['/product/old-balm-2', undefined],
  ['/program/old-balm', undefined],
])('%s leads to %s', (address, to) => {
  expect(leads(address)).toBe(to);
});

test('every host is told so', () => {
  const redirects = redirectsOf(removed);
  for (const write of [nginxConf, caddyfile, apacheHtaccess]) {
    expect(write({}, redirects)).toContain(String.raw`/(old-balm|tea\.b)/?$`);
    // It may come back, and browsers keep what is moved for ever.
    expect(write({}, redirects)).toMatch(/old-balm[^]*?(302|redirect;)/);
    expect(write({}, [])).not.toContain('old-balm');
  }
  expect(netlifyRedirects(redirects)).toContain(`/product-slider/old-balm  ${kitchen}  302\n`);
  expect(cloudflareRedirects(redirects)).toContain(`/product/old-balm  ${kitchen}  302\n`);
  expect(cloudflareRedirects(redirects)).not.toContain('product-slider');
});

test('Firebase’s own server follows it', async () => {
  const folder = ownFolder();
  await mkdir(join(folder, 'dist'));
  for (const name of ['404', 'shell']) await writeFile(join(folder, 'dist', `${name}.html`), name);
  const hosting = await startHosting(hostingConfiguration({}, redirectsOf(removed)), 0, folder);
  const asked = ['/product/old-soap', '/product/old-balm', '/SPORT/rest', '/product/new'];
  const answers = await Promise.all(
    asked.map((path) => fetch(`http://127.0.0.1:${hosting.port}${path}`, { redirect: 'manual' })),
  );
  await hosting.stop();
  expect(
    answers.map(({ status, headers, url }) => {
      const { pathname, searchParams } = new URL(headers.get('location') ?? '', url);
      return [status, pathname, searchParams.get('category')];
    }),
  ).toEqual([
    [302, '/Shop', 'Für Hände'],
    // A category that Hosting cannot be told is left out.
    [302, '/Shop', null],
    [302, '/wellness/emotional', null],
    [200, '/product/new', null],
  ]);
});
