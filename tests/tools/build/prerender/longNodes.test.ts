import { describe, expect, test } from 'vitest';
import { productsOf } from '#model/catalogue/catalogueReader';
import { withFirstRows, withRowRequests } from '#tools/build/prerender/longNodes';

const template = '<head><link href="/products.json?limitToFirst=1001"></head>';
const productsCalled = (count: number) =>
  productsOf(Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: 'Mat', price: 1 }))).rows;

test('a catalogue of a thousand rows is asked for whole', () => {
  expect(withFirstRows(template, { programs: [], products: productsCalled(1000) })).toBe(template);
});
test('pages of a longer one ask for its first rows, and tell the app so', () => {
  expect(withFirstRows(template, { programs: [], products: productsCalled(1001) })).toBe(
    '<head><link href="/products.json?limitToFirst=100"><meta name="catalogue-page" content="100" /></head>',
  );
});
test('a comment that speaks of the end of the head does not end it', () => {
  const commented = '<head><!-- before </head> --></head>';
  expect(withFirstRows(commented, { programs: [], products: productsCalled(1001) })).toBe(
    '<head><!-- before </head> --><meta name="catalogue-page" content="100" /></head>',
  );
});

describe('rows that the bare shell requests', () => {
  const shell = '<template data-for="/product"></template><div id="root"></div>';
  const shellWith = (count: number, environment = {}) =>
    withRowRequests(shell, { programs: [], products: productsCalled(count) }, environment);

  test('are none where the catalogue is one answer', () => {
    expect(shellWith(1000)).toBe(shell);
  });
  test('are those of both nodes', () => {
    const environment = { VITE_FIREBASE_DATABASE_URL: 'https://db.example/' };
    const long = shellWith(1001, environment);
    expect(long).toContain('data-to="https://db.example/programs/*.json"');
    expect(long).toContain('data-to="https://db.example/products/*.json"');
    expect(long.indexOf('data-to')).toBeLessThan(long.indexOf('</template>'));
  });
  test('are left to the app where they need a token of App Check', () => {
    const environment = {
      VITE_FIREBASE_DATABASE_URL: 'https://db.example',
      VITE_APP_CHECK_SITE_KEY: 'key',
    };
    expect(shellWith(1001, environment)).not.toContain('data-to');
  });
});
