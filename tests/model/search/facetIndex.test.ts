import { describe, expect, it } from 'vitest';
import { facetIndexOf, valuesInOrder } from '#model/search/facetIndex';
import { appliedFilters, isChosen, noFilters, withPrices, withToggled } from '#model/search/filters';
import { product, program, variation } from '#tests/support/samples';

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

describe('the values of a facet', () => {
  const index = facetIndexOf([
    product({ id: 'a', tag: ['Quiet'], variation: [variation('Fern', { M: 1, S: 1 })] }),
    product({ id: 'b', tag: ['Quiet', 'Vegan'], variation: [variation('Plum', { S: 1, M: 1 })] }),
    program({ id: 'c', tag: ['Early', 'Vegan'] }),
    program({ id: 'd', tag: ['Vegan'] }),
  ]);

  it('stand by the number of items, and equals by their names', () => {
    expect(valuesInOrder(index, 'tag', byName)).toEqual(['Vegan', 'Quiet', 'Early']);
    expect(valuesInOrder(index, 'color', byName)).toEqual(['Fern', 'Plum']);
    expect(valuesInOrder(index, 'color', (a, b) => byName(b, a))).toEqual(['Plum', 'Fern']);
  });

  it('keep the order of the catalogue where they are sizes, in which they grow', () => {
    expect(valuesInOrder(index, 'size', byName)).toEqual(['M', 'S']);
  });
});

it('a colour has the first swatch that a product gives it', () => {
  const fern = (swatch: string) => ({ ...variation('Fern', { S: 1 }), swatch });
  const { swatches } = facetIndexOf([
    program(),
    product({ id: 'a', variation: [fern(''), variation('Plum', { S: 1 })] }),
    product({ id: 'b', variation: [fern('#4f7942')] }),
    product({ id: 'c', variation: [fern('#000000')] }),
  ]);
  expect([...swatches]).toEqual([['Fern', '#4f7942']]);
});

it('a value is chosen and let go of by itself, and the price is named with what is known of it', () => {
  const chosen = withToggled(withToggled(noFilters, 'tag', 'Quiet'), 'tag', 'Vegan');
  expect([isChosen(chosen, 'tag', 'Quiet'), isChosen(chosen, 'tag', 'Early')]).toEqual([true, false]);
  expect(withToggled(chosen, 'tag', 'Quiet').values.tag).toEqual(['Vegan']);
  expect(withPrices(noFilters, undefined, 30)).toStrictEqual({ ...noFilters, max: 30 });
  expect(withPrices(noFilters, 0)).toStrictEqual({ ...noFilters, min: 0 });
  expect(appliedFilters(withPrices(noFilters, undefined, 30))).toEqual([{ facet: 'price', max: 30 }]);
  expect(appliedFilters(withPrices(noFilters, 5))).toEqual([{ facet: 'price', min: 5 }]);
  expect(appliedFilters(noFilters)).toEqual([]);
});
