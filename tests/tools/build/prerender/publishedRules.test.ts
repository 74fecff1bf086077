/**
 * What Google asks for in structured data and what it recommends, page by page of
 * https://developers.google.com/search/docs/appearance/structured-data/NAME, held against every item of the sample. What is recommended
 * and missing here the shop does not know: ratings, reviews, article numbers of makers, the day a text was changed.
 */
import { describe, expect, test } from 'vitest';
import { readSeed } from '#local/seed/readSeed';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { isFields } from '#model/untrusted';
import { structuredDataFor } from '#tools/build/prerender/structuredData';

const site = 'https://shop.example';
const about = structuredDataFor(site);
const seed = readSeed();
const products = productsOf(seed.products).rows;
const programs = programsOf(seed.programs).rows;

/** All values at a path of names; a list is looked through. */
function valuesAt(data: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(data))
    return data.flatMap((each) => valuesAt(each, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [data];
  return isFields(data) ? valuesAt(data[name], rest) : [undefined];
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The paths at which nothing is said, or something is missing in one of several. */
const missingIn = (data: unknown, paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const found = valuesAt(data, path.split('.'));
    return found.length === 0 || !found.every(isSaid);
  });

const organization = about.organization();
const faqs = programs.flatMap((program) => about.program(program).slice(1));
const courses = programs.flatMap((program) => about.program(program).slice(0, 1));
const listings = products.map((product) => about.product(product));
const trail = [{ name: 'Home', path: '/' }, { name: 'Shop', path: '/Shop' }, { name: 'Tee' }];

const rules: [page: string, type: string, data: unknown[], required: string[], recommended: string[]][] = [
  [
    'merchant-listing',
    'Product',
    listings,
    ['name', 'image', 'offers.price', 'offers.priceCurrency'],
    ['description', 'sku', 'brand.name', 'offers.availability', 'offers.itemCondition', 'offers.url'],
  ],
  [
    'organization',
    'OnlineStore',
    [organization],
    [],
    [
      'name',
      'url',
      'logo',
      'email',
      'telephone',
      'address.streetAddress',
      'hasMerchantReturnPolicy',
      'hasShippingService',
    ],
  ],
  [
    'return-policy',
    'MerchantReturnPolicy',
    [organization.hasMerchantReturnPolicy],
    ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    ['merchantReturnLink', 'refundType', 'returnFees', 'returnMethod'],
  ],
  [
    'shipping-policy',
    'ShippingService',
    [organization.hasShippingService].flat(),
    ['shippingConditions.shippingRate.value', 'shippingConditions.shippingRate.currency'],
    [
      'name',
      'fulfillmentType',
      'shippingConditions.shippingDestination.addressCountry',
      'shippingConditions.transitTime.duration.minValue',
      'shippingConditions.transitTime.duration.maxValue',
    ],
  ],
  [
    'course',
    'Course',
    courses,
    [
      'name',
      'description',
      'provider.name',
      'offers.category',
      'offers.price',
      'offers.priceCurrency',
      'hasCourseInstance.courseMode',
      'hasCourseInstance.courseSchedule.repeatCount',
      'hasCourseInstance.courseSchedule.repeatFrequency',
    ],
    ['image', 'url'],
  ],
  ['faqpage', 'FAQPage', faqs, ['mainEntity.name', 'mainEntity.acceptedAnswer.text'], []],
  [
    'breadcrumb',
    'BreadcrumbList',
    [about.breadcrumbs(trail)],
    ['itemListElement.position', 'itemListElement.name'],
    [],
  ],
];

describe.each(rules)('%s: a %s', (_page, type, data, required, recommended) => {
  test('says what is required and what is recommended', () => {
    expect(data.length).toBeGreaterThan(0);
    const wrong = data.flatMap((each) =>
      isFields(each) && each['@type'] === type
        ? missingIn(each, [...required, ...recommended]).map(
            (path) => `${JSON.stringify(each.name)}: ${path}`,
          )
        : [`${JSON.stringify(each)} is no ${type}`],
    );
    expect(wrong).toEqual([]);
  });
});

test('prices, addresses and words of a list are written as the rules have them', () => {
  const offers = [...listings, ...courses].map(({ offers: offer }) => offer);
  for (const offer of offers) {
    expect(offer).toMatchObject({
      price: expect.stringMatching(/^\d+(?:\.\d\d)?$/),
      priceCurrency: expect.stringMatching(/^[A-Z]{3}$/),
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(?:InStock|OutOfStock)$/),
      url: expect.stringMatching(/^https:\/\/shop\.example\//),
    });
  }
});

test('a trail names addresses of all its steps but the last, counted from one', () => {
  expect(about.breadcrumbs(trail)).toMatchObject({
    itemListElement: [
      { position: 1, item: `${site}/` },
      { position: 2, item: `${site}/Shop` },
      { position: 3, name: 'Tee' },
    ],
  });
});
