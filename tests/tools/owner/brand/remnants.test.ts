import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shop } from '#shopConfig';
import products from '#local/seed/products.json';
import programs from '#local/seed/programs.json';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { configRemnants, linesNamingSample, remnants, textRemnants } from '#tools/owner/brand/remnants';
import { ownFolder } from '#tests/support/ownFolder';

/** The ids that the articles of the sample name, without its pictures. */
const ofSample = programsOf(programs).rows.map(({ id }) => ({ id }));

test('the sample is all remnant', async () => {
  const places = (await remnants(shop, { products: productsOf(products).rows })).map(({ where }) => where);
  expect(places).toEqual(
    expect.arrayContaining([
      'shop.config.ts: name',
      'shop.config.ts: contact.email',
      'shop.config.ts: contact.phone',
      'shop.config.ts: contact.address[0]',
      'shop.config.ts: logo',
      'shop.config.ts: numberPrefix',
      'shop.config.ts: social[0].href',
      'shop.config.ts: company.vatId',
      'shop.config.ts: payment.hosts[0]',
      'shop.config.ts: payment.bank.iban',
      'the catalogue',
    ]),
  );
});

test('an address below .example is said to make the shop the sample', async () => {
  const contact = { ...shop.contact, email: 'servus@almhonig.example' };
  expect(configRemnants({ contact })).toContainEqual({
    where: 'shop.config.ts: contact.email',
    what: 'servus@almhonig.example: below .example, so that all of the shop shows what only the sample says',
  });
});

test('texts take the name from the configuration, so that none is left when it changes', async () => {
  const own = { ...shop, name: 'Almhonig' };
  const texts = (await remnants(own, {})).filter(({ where }) => /\.(md|json):\d+$/.test(where));
  expect(texts).toEqual([]);
});

test('a text that names the sample is told with its line, a picture is none', async () => {
  const folder = ownFolder();
  await writeFile(join(folder, 'en.md'), 'Welcome\nto Eightwell.\n');
  await writeFile(join(folder, 'logo.png'), 'Eightwell');
  const where = `${folder}/en.md:2`;
  expect(await textRemnants(folder)).toEqual([{ where, what: 'names Eightwell' }]);
});

test('articles that name items of the sample are named until the catalogue has them', async () => {
  const ofArticles = async (catalogue: object) =>
    (await remnants({}, catalogue)).filter(({ where }) => where === 'src/content/articles');
  expect(await ofArticles({ programs: [{ id: 'keeping-bees' }] })).toContainEqual({
    where: 'src/content/articles',
    what: expect.stringMatching(/names the program “.+”, which the catalogue does not have/) as string,
  });
  expect(await ofArticles({ programs: ofSample })).toEqual([]);
});

test('pictures count as far as the catalogue shows them', async () => {
  const [drawing = ''] = Object.values(products)[0]?.image ?? [];
  const seen = async (image: string[]) =>
    (await remnants({}, { programs: ofSample, products: [{ id: 'honey', image }] })).map(
      ({ where, what }) => `${where}: ${what}`,
    );
  expect(await seen(['/pictures/honey.jpg'])).toEqual([]);
  expect(await seen([drawing, '/pictures/honey.jpg'])).toEqual([
    'the catalogue: 1 of its pictures are drawings of the sample',
  ]);
});

const filled = {
  legalForm: 'GmbH',
  representative: 'Anna Gröbner',
  register: 'FN 123456a',
  vatId: 'ATU12345678',
  host: 'Netcup',
  newsletterProvider: 'Brevo',
  courierArea: 'Murau',
};

test.each([
  ['EUR', { USD: 1, EUR: 1, INR: 1 }, 'USD, INR'],
  ['EUR', undefined, 'USD, INR'],
  ['EUR', { EUR: 1, CHF: 0.94 }, undefined],
  ['CHF', { CHF: 1 }, undefined],
])(
  'in a shop in %s, prices of %j as many units of %s are the sample’s',
  (currency, displayCurrencies, named) => {
    const found = configRemnants({ currency, displayCurrencies });
    expect(found).toEqual(
      named === undefined
        ? []
        : [{ where: 'shop.config.ts: displayCurrencies', what: `shows as many ${named} as ${currency}` }],
    );
  },
);

test.each([
  [{ newsletterProvider: '' }, ['newsletter' as const], ['newsletterProvider']],
  [{ courierArea: '' }, ['kitchen' as const], ['courierArea']],
  [{ newsletterProvider: '', courierArea: '' }, ['blog' as const], []],
  [{ vatId: '' }, [], ['vatId']],
])('a fact that is missing is named where its part is used: %j', (missing, sections, named) => {
  const found = configRemnants({ company: { ...filled, ...missing }, sections });
  expect(found.map(({ where }) => where)).toEqual(named.map((fact) => `shop.config.ts: company.${fact}`));
});

test('a configuration of one’s own has none, whatever stands beside it', async () => {
  const own = {
    name: 'Almhonig',
    logo: 'logo.svg',
    contact: {
      email: 'hallo@almhonig.at',
      phone: '+43 664 1234567',
      address: ['Dorfstraße 1', '6020 Innsbruck'],
      hours: { de: 'Montag bis Freitag' },
    },
    company: { ...filled, newsletterProvider: '', courierArea: '' },
    sections: ['dimensions' as const],
    countries: ['AT'],
  };
  expect(configRemnants(own)).toEqual([]);
  expect(await remnants(own, { programs: ofSample, products: [] })).toEqual([]);
});

test('lines that name the sample are counted from one; an address that the specification names is no name', () => {
  expect(linesNamingSample('Hello\nWelcome to Eightwell\nbye')).toEqual([2]);
  expect(linesNamingSample('see /EightwellHealth')).toEqual([]);
});
