import { describe, expect, test, vi } from 'vitest';
import { readSeedNodes } from '#local/seed/readSeed';
import { findingsOf } from '#tools/owner/catalogue/catalogueFindings';
import { shop } from '#tests/rules/shopData';

const { mat } = shop.products;
const texts = (products: object) => findingsOf({ programs: shop.programs, products }).findings;
const errors = (products: object) =>
  texts(products).flatMap(({ level, text }) => (level === 'error' ? [text] : []));

describe('a catalogue before it is put online', () => {
  test('nothing is wrong with the sample, whole or node by node', () => {
    const seed = readSeedNodes();
    for (const file of [seed, seed.programs, seed.products]) {
      const { findings, entries } = findingsOf(file);
      expect(findings).toEqual([]);
      expect(entries).toBeGreaterThan(20);
    }
  });

  test.each([
    ['a price as text', { mat: { ...mat, price: '25' } }, 'its price is "25"'],
    ['a negative price', { mat: { ...mat, price: -1 } }, 'its price is -1'],
    ['parts of a cent', { mat: { ...mat, price: 49.999 } }, 'its price is 49.999: no order can be paid'],
    ['the id of a program', { mat, calm: { ...mat, id: 'calm' } }, 'a product has the same id'],
    ['a discount of 120', { mat: { ...mat, discount: 120 } }, 'its discount is 120'],
    ['no name', { mat: { ...mat, name: ' ' } }, 'it has no name'],
    ['another id than its place', { rug: mat }, 'its id is "mat", but it stands at rug'],
    ['a text for an entry', { mat: 'mat' }, 'it is no entry'],
    ['half a unit in stock', { mat: { ...mat, stock: 0.5 } }, 'a stock is no whole number from 0 up'],
    ['a negative stock', { mat: { ...mat, stock: -1 } }, 'a stock is no whole number from 0 up'],
  ])('%s is an error', (_, products, text) => {
    expect(errors(products).join('\n')).toContain(text);
  });

  test('a colour without sizes is warned about, and what is hidden is no error', () => {
    const found = texts({ mat: { ...mat, variation: [{ color: 'Fern' }] } }).map(({ text }) => text);
    expect(found.join('\n')).toContain('a color has no sizes');
    expect(errors({ mat: { ...mat, visible: false } })).toEqual([]);
  });

  test('what is wrong with its pictures is said beside an error', () => {
    const found = texts({ mat: { ...mat, price: 49.999, image: ['/pictures/gone.jpg'] } });
    expect(found.map(({ level }) => level)).toContain('error');
    expect(found.map(({ text }) => text).join('\n')).toContain('/pictures/gone.jpg');
  });

  test.each([
    ['', 'pages refuse pictures of cdn.example'],
    ['img.example, cdn.example', ''],
  ])('with the picture hosts “%s”, pictures of others are warned about', (hosts, sentence) => {
    vi.stubEnv('VITE_PICTURE_HOSTS', hosts);
    const found = texts({ mat: { ...mat, image: ['https://cdn.example/mat.jpg'] } }).map(({ text }) => text);
    vi.unstubAllEnvs();
    expect(found.filter((text) => text.startsWith('pages refuse')).join('\n')).toContain(sentence);
    expect(found.some((text) => text.startsWith('pages refuse'))).toBe(sentence !== '');
  });

  test.each([
    [{ course: 'soup' }, 'it names neither ingredients nor allergens'],
    [{ course: 'soup', allergens: ['diary'] }, 'the allergen "diary" is none of gluten, milk, '],
  ])('a meal of %j is warned about', (meal, text) => {
    const found = texts({ mat: { ...mat, meal } }).map((finding) => finding.text);
    expect(found.join('\n')).toContain(text);
  });

  const { calm } = shop.programs;
  test.each([
    ['products', { prize: 9 }, 'the field "prize" is unknown'],
    ['products', { netContent: { amount: 5, unit: 'kg' } }, 'the unit "kg" is none of g, ml'],
    ['products', { netContent: { ammount: 5, unit: 'g' } }, 'the field "netContent.ammount" is unknown'],
    ['products', { variation: [{ colour: 'clay' }] }, 'the field "variation.colour" is unknown'],
    [
      'products',
      { variation: { 2: { color: 'clay', size: [{ name: 's', stock: 1, stok: 1 }] } } },
      'the field "variation.size.stok" is unknown',
    ],
    ['products', { measures: [{ size: 'm', lenght: 70 }] }, 'the field "measures.lenght" is unknown'],
    ['products', { dimension: 'Phisical' }, 'the dimension "Phisical" is none of Physical, '],
    ['products', { meal: { course: 'soups' } }, 'the course "soups" is none of breakfast, '],
    ['products', { meal: { diet: ['Vegan', 'raw'] } }, 'the diet "raw" is none of vegetarian, '],
    ['products', { image: ['/pictures/no.svg'] }, 'the picture /pictures/no.svg is not in public'],
    ['products', { image: ['/pictures'] }, 'the picture /pictures is not in public'],
    ['products', { image: ['/%'] }, 'the picture /% is not in public'],
    [
      'products',
      { variation: [{ color: 'clay', image: ['/pictures/no.svg'] }] },
      'the picture /pictures/no.svg is not in public',
    ],
    ['programs', { stock: 3 }, 'the field "stock" is unknown'],
    ['programs', { faq: [{ question: 'Why?', anser: 'So.' }] }, 'the field "faq.anser" is unknown'],
    ['programs', { level: 'Starter' }, 'the level "Starter" is none of starter, '],
    ['programs', { category: ['Social', 'Calm'] }, 'the category "Calm" is none of Physical, '],
  ])('of %s, %j is warned about', (node, fields, text) => {
    const isProgram = node === 'programs';
    const found = findingsOf({
      programs: { calm: isProgram ? { ...calm, ...fields } : calm },
      products: { mat: isProgram ? mat : { ...mat, ...fields } },
    }).findings.filter(({ place }) => place === (isProgram ? 'programs/calm' : 'products/mat'));
    expect(found.map((finding) => `${finding.level} ${finding.text}`).join('\n')).toContain(
      `warning ${text}`,
    );
  });

  test('pictures of an allowed host, with a mark of their age, and words in other letters are fine', () => {
    vi.stubEnv('VITE_PICTURE_HOSTS', 'pictures.example');
    const found = texts({
      mat: {
        ...mat,
        image: ['https://pictures.example/no.svg', '/pictures/hero.svg?2'],
        meal: { course: 'soup', diet: ['Vegan'], allergens: [' Milk'] },
      },
    });
    vi.unstubAllEnvs();
    const own = found.filter(({ place }) => place === 'products/mat').map(({ text }) => text);
    expect(own.filter((text) => /picture|diet|allergen/.test(text))).toEqual([]);
  });

  test('a list, or nothing at all, is no catalogue', () => {
    expect(findingsOf({ programs: [], products: null }).findings).toEqual([
      expect.objectContaining({ place: 'programs', level: 'error' }),
      expect.objectContaining({ place: 'products', level: 'error' }),
    ]);
  });

  test('a file of one node is read as what most of its rows are', () => {
    const nap = { ...calm, id: 'nap', stock: 2 };
    const rest = { ...calm, id: 'rest' };
    const found = findingsOf({ calm, nap, rest }).findings.map(({ place, text }) => `${place}: ${text}`);
    expect(found).toContain('programs/nap: the field "stock" is unknown: nothing reads it');
  });

  test('what the shop leaves out is a warning', () => {
    const found = texts({ mat: { ...mat, image: ['http://plain.example/a.jpg'], stock: '5' } });
    expect(found.filter(({ place }) => place === 'products/mat').map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'it has no picture',
        'a picture is left out: addresses begin with https:// or /',
        'it has no category, so no list but the whole shop shows it',
      ]),
    );
  });

  test('what stays English is a warning, once there are texts', () => {
    const german = { products: { mat: { name: 'Matte' }, rug: { name: 'Teppich' } } };
    const { findings } = findingsOf({ ...shop, texts: { de: german } });
    const warned = findings.map(({ level, place, text }) => `${level} ${place}: ${text}`);
    expect(warned).toContain(
      'warning texts/fn: it is not there: everything stays as the catalogue is written',
    );
    expect(warned).toContain('warning texts/de/products/rug: the catalogue has nothing of this id');
    expect(warned.some((text) => text.startsWith('warning texts: de: product tee has no texts'))).toBe(true);
    expect(warned.some((text) => text.includes('product mat does not say “' + mat.name))).toBe(false);
    expect(findingsOf(shop).findings.some(({ place }) => place.startsWith('texts'))).toBe(false);
  });
});
