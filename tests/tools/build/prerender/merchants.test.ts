import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { feedDrawings, merchantFeed } from '#tools/build/prerender/feed';
import { llmsText } from '#tools/build/prerender/llms';
import { shippingServices } from '#tools/build/prerender/merchantTerms';
import { structuredDataFor } from '#tools/build/prerender/structuredData';
import { product, program } from '#tests/support/samples';

const site = 'https://shop.example';
const about = structuredDataFor(site);
const meal = { course: 'soup', diet: [], allergens: [], kcal: 310, portionGrams: 350 };

describe('search engines are told', () => {
  test('of a product its brand and its condition', () => {
    expect(about.product(product({ safety: { manufacturer: 'Mat Works' } }))).toMatchObject({
      brand: { '@type': 'Brand', name: 'Mat Works' },
      offers: { itemCondition: 'https://schema.org/NewCondition' },
    });
  });

  test('of the shop how it ships and what comes back, and of meals that they do neither', () => {
    expect(about.organization()).toMatchObject({
      '@type': 'OnlineStore',
      hasShippingService: [
        {
          shippingConditions: [
            { shippingRate: { value: '6.90', currency: 'USD' } },
            { orderValue: { minValue: '200.00' } },
          ],
        },
        { shippingConditions: [{ shippingRate: { value: '14.90' } }] },
      ],
      hasMerchantReturnPolicy: {
        merchantReturnDays: 14,
        merchantReturnLink: `${site}/terms-conditions#withdrawal`,
      },
    });
    expect(about.product(product({ meal }))).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: {
          returnPolicyCategory: expect.stringContaining('MerchantReturnNotPermitted'),
        },
        // The shop's own way of shipping would be read otherwise.
        shippingDetails: { '@type': 'OfferShippingDetails', doesNotShip: true },
        eligibleRegion: 'Portland, Oregon',
      },
    });
    expect(JSON.stringify(about.product(product({})))).not.toContain('doesNotShip');
    expect(JSON.stringify(about.product(product({})))).not.toContain('MerchantReturn');
    // At most fifty countries are read of a policy.
    const { hasMerchantReturnPolicy: policy } = about.organization();
    expect(policy).toMatchObject({ applicableCountry: expect.any(Array) });
    expect((policy as { applicableCountry: string[] }).applicableCountry.length).toBeLessThanOrEqual(50);
  });
});

test('a shop whose delivery is always free names one price of it, and no order below nothing', () => {
  const [standard] = shippingServices({ standard: 6.9, express: 14.9, freeFrom: 0 });
  expect(standard).toMatchObject({
    shippingConditions: [{ orderValue: { minValue: '0.00' }, shippingRate: { value: '0.00' } }],
  });
});

/** Whether it is XML is the parser's word; text of an element by its name. */
function feedOf(...products: Parameters<typeof product>[0][]): Record<string, string>[] {
  const text = merchantFeed(
    site,
    products.map((each) => product({ image: ['/pictures/photo.jpg'], ...each })),
  );
  const document = new new JSDOM('').window.DOMParser().parseFromString(text, 'text/xml');
  return [...document.querySelectorAll('item')].map((item) =>
    Object.fromEntries([...item.children].map(({ localName, textContent }) => [localName, textContent])),
  );
}

describe('merchants’ feed', () => {
  test('has what a listing needs', () => {
    const [item] = feedOf({
      id: 'mat & co',
      name: 'Cork <mat>\u0007',
      price: 40,
      discount: 25,
      stock: 2,
      image: ['/pictures/mat.jpg', 'https://cdn.example/mat.webp'],
    });
    expect(item).toMatchObject({
      id: 'mat & co',
      title: 'Cork <mat>',
      link: `${site}/product/mat%20%26%20co`,
      image_link: `${site}/pictures/mat.jpg`,
      additional_image_link: 'https://cdn.example/mat.webp',
      availability: 'in_stock',
      price: '40.00 USD',
      sale_price: '30.00 USD',
      condition: 'new',
      identifier_exists: 'no',
    });
  });

  test('names every colour and size, and strikes no price that was none', () => {
    const size = [
      { name: 'S', stock: 0 },
      { name: 'M', stock: 3 },
    ];
    const variation = [{ color: 'Fern', swatch: '', image: [], size }];
    const items = feedOf({ id: 'tee', name: 'Tee', price: 40, discount: 25, lowest30: 29, variation });
    expect(items.map(({ id, availability }) => [id, availability])).toEqual([
      ['tee/Fern/S', 'out_of_stock'],
      ['tee/Fern/M', 'in_stock'],
    ]);
    expect(items[0]).toMatchObject({
      item_group_id: 'tee',
      price: '30.00 USD',
      link: `${site}/product/tee?color=Fern&size=S`,
    });
    expect(items[0]).not.toHaveProperty('sale_price');
  });

  test('keeps what names an item within the fifty characters that are read, and apart', () => {
    const size = ['S', 'M'].map((name) => ({ name, stock: 1 }));
    const variation = [{ color: 'Fern', swatch: '', image: [], size }];
    const items = feedOf({ id: 'x'.repeat(120), variation }, { id: 'x'.repeat(121) });
    const ids = items.map(({ id = '' }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of [...ids, items[0]?.item_group_id ?? '']) expect(id).toMatch(/^.{1,50}$/);
  });

  test.each([
    [['/pictures/mat.svg', 'https://cdn.example/mat.JPG?w=1200'], 'https://cdn.example/mat.JPG?w=1200'],
    [['/pictures/mat.svg#fern', '/pictures/mat.tiff'], `${site}/pictures/mat.tiff`],
    [['https://cdn.example/i/4711?format=auto'], 'https://cdn.example/i/4711?format=auto'],
    [['/pictures/mat.avif'], `${site}/pictures/mat.avif.preview.jpg`],
    [['https://cdn.example/mat.png.svg', 'https://cdn.example/mat.gif'], 'https://cdn.example/mat.gif'],
  ])('of %j names a picture in a format that is taken', (image, link) => {
    const [item] = feedOf({ image });
    expect(item).toMatchObject({ image_link: link });
    expect(item).not.toHaveProperty('additional_image_link');
  });

  test('has a picture made of the first drawing where there is nothing else', () => {
    const [item] = feedOf({ image: ['/pictures/mat.svg', '/pictures/mat-2.svg'] });
    expect(item).toMatchObject({ image_link: `${site}/pictures/mat.svg.preview.jpg` });
    expect(item).not.toHaveProperty('additional_image_link');
  });

  test.each([[[]], [['https://cdn.example/mat.svg']], [['/pictures/mat.svg#fern']]])(
    'leaves out what has no picture that is taken, and none can be made: %j',
    (image) => {
      expect(feedOf({ image })).toEqual([]);
    },
  );

  test('says of which drawings it needs pictures, each once', () => {
    const image = ['/pictures/tee.svg', '/pictures/tee-2.svg'];
    const size = ['S', 'M'].map((name) => ({ name, stock: 1 }));
    const variation = ['Fern', 'Clay'].map((color) => ({
      color,
      swatch: '',
      image: [`/pictures/${color}.svg`],
      size,
    }));
    const products = [product({ image, variation }), product({ image }), product({ image, meal })];
    expect(feedDrawings(products)).toEqual(['/pictures/Fern.svg', '/pictures/Clay.svg', '/pictures/tee.svg']);
    expect(feedDrawings([product({ image: ['/pictures/tee.svg', '/pictures/tee.jpg'] })])).toEqual([]);
  });

  test('leaves out meals, which no parcel brings', () => {
    expect(feedOf({ meal })).toEqual([]);
  });
});

test('language models are told what there is, with prices and addresses', () => {
  const rows = {
    programs: [
      program({ id: 'calm', name: 'Calm [mornings]', price: 49, discount: 20, summary: 'Six\nweeks.' }),
    ],
    products: [product({ id: 'mat', name: 'Mat', price: 25, discount: 0, stock: 0, summary: '' })],
  };
  const text = llmsText(site, rows);
  expect(text).toMatch(/^# \S+\n\n> Programs and things for wellness in eight dimensions\. Orders/);
  expect(text).toContain('## Optional');
  expect(llmsText(site, { programs: [], products: [] })).not.toContain('## Programs');
  expect(text).toContain(String.raw`- [Calm \[mornings\]](${site}/program/calm): Six weeks. 39.20 USD`);
  expect(text).toContain(`- [Mat](${site}/product/mat): 25.00 USD, sold out`);
});
