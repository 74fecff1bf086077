import { describe, expect, test } from 'vitest';
import { readSeed } from '../../../../local/seed/readSeed';
import { findingsOf } from '../../../../tools/owner/catalogue/catalogueFindings';
import { shop } from '../../../rules/shopData';

const { mat } = shop.products;
const texts = (products: object) => findingsOf({ programs: shop.programs, products }).findings;
const errors = (products: object) =>
  texts(products).flatMap(({ level, text }) => (level === 'error' ? [text] : []));

describe('a catalogue before it is put online', () => {
  test('the sample has no errors, whole or node by node', () => {
    const seed = readSeed();
    for (const file of [seed, seed.programs, seed.products]) {
      const { findings, entries } = findingsOf(file);
      expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
      expect(entries).toBeGreaterThan(20);
    }
  });

  test.each([
    ['a price as text', { mat: { ...mat, price: '25' } }, 'its price is "25"'],
    ['a negative price', { mat: { ...mat, price: -1 } }, 'its price is -1'],
    ['a discount of 120', { mat: { ...mat, discount: 120 } }, 'its discount is 120'],
    ['no name', { mat: { ...mat, name: ' ' } }, 'it has no name'],
    ['another id than its place', { rug: mat }, 'its id is "mat", but it stands at rug'],
    ['a text for an entry', { mat: 'mat' }, 'it is no entry'],
    ['half a unit in stock', { mat: { ...mat, stock: 0.5 } }, 'the rules of the database refuse it'],
    ['a negative stock', { mat: { ...mat, stock: -1 } }, 'the rules of the database refuse it'],
  ])('%s is an error', (_, products, text) => {
    expect(errors(products).join('\n')).toContain(text);
  });

  test.each([
    [{ course: 'soup' }, 'it names neither ingredients nor allergens'],
    [{ course: 'soup', allergens: ['diary'] }, 'the allergen "diary" is none of the fourteen'],
  ])('a meal of %j is warned about', (meal, text) => {
    const found = texts({ mat: { ...mat, meal } }).map((finding) => finding.text);
    expect(found.join('\n')).toContain(text);
  });

  test('a list, or nothing at all, is no catalogue', () => {
    expect(findingsOf({ programs: [], products: null }).findings).toEqual([
      expect.objectContaining({ place: 'programs', level: 'error' }),
      expect.objectContaining({ place: 'products', level: 'error' }),
    ]);
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
    expect(warned).toContain('warning texts/fn: it is not there: everything stays English');
    expect(warned).toContain('warning texts/de/products/rug: the catalogue has nothing of this id');
    expect(warned.some((text) => text.startsWith('warning texts: de: product tee has no texts'))).toBe(true);
    expect(warned.some((text) => text.includes('product mat does not say “' + mat.name))).toBe(false);
    expect(findingsOf(shop).findings.some(({ place }) => place.startsWith('texts'))).toBe(false);
  });
});
