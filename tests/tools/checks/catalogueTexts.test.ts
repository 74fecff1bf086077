import { describe, expect, it } from 'vitest';
import { readSeed } from '#local/seed/readSeed';
import { catalogueTextsOf } from '#model/catalogue/catalogueTexts';
import { catalogueTextsCheck } from '#tools/checks/catalogueTexts';
import { textProblems } from '#tools/owner/catalogue/textProblems';
import { product, program, variation } from '#tests/support/samples';

const mat = product({ name: 'Mat', tag: ['Yoga'], variation: [variation('Fern', { Long: 1 })] });

describe('the check of the catalogue’s texts', () => {
  it('holds for the sample catalogue', async () => {
    const { programs, products } = readSeed();
    const count = Object.keys(programs).length + Object.keys(products).length;
    expect((await catalogueTextsCheck.run()).report).toBe(`${count} items`);
  });
  it('names an item without texts, a text without translation and a word without one', () => {
    const texts = catalogueTextsOf({
      products: { mat: { name: '' } },
      words: { color: [{ en: 'Fern', text: 'Farn' }] },
    });
    expect(textProblems('de', [mat, program({ id: 'calm', name: 'Calm', level: 'deep' })], texts)).toEqual([
      'de: product mat does not say “Mat”.',
      'de: program calm has no texts.',
      'de: tag “Yoga” has no word.',
      'de: size “Long” has no word.',
      'de: level “deep” has no word.',
    ]);
  });
});
