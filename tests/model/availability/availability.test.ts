import { describe, expect, it } from 'vitest';
import { isFew, isSoldOut, unitsOnOffer } from '#model/availability/availability';
import { product, program, variation } from '#tests/support/samples';

const tee = product({ id: 'tee', variation: [variation('Fern', { S: 3, M: 0 })] });
const fern = (size: string) => ({ selectedProductColor: 'Fern', selectedProductSize: size });

describe('what is left', () => {
  it.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
  ])('of %d units is few: %s', (left, few) => {
    expect(isFew(left)).toBe(few);
  });

  it('is nothing when the stock, or that of the colour and size, is used up', () => {
    expect(isSoldOut(product({ stock: 0 }))).toBe(true);
    expect(isSoldOut(product({ stock: 1 }))).toBe(false);
    expect(isSoldOut(tee, fern('M'))).toBe(true);
    expect(isSoldOut(tee)).toBe(false);
    expect(isSoldOut(program())).toBe(false);
  });
});

describe('the units on offer', () => {
  it('are the stock, but never more than one line may have', () => {
    expect(unitsOnOffer(product({ stock: 7 }), {})).toBe(7);
    expect(unitsOnOffer(product({ stock: 1000 }), {})).toBe(99);
    expect(unitsOnOffer(program(), {})).toBe(99);
  });

  it('are unknown for what the catalogue does not have', () => {
    expect(unitsOnOffer(undefined, {})).toBeUndefined();
    expect(unitsOnOffer(tee, {})).toBeUndefined();
    expect(unitsOnOffer(tee, fern('XL'))).toBeUndefined();
    expect(unitsOnOffer(tee, fern('S'))).toBe(3);
  });

  it('are unknown for a colour or size of what comes in none any more, which no order could name', () => {
    const plain = product({ id: 'tee', stock: 7, variation: [] });
    expect(unitsOnOffer(plain, fern('S'))).toBeUndefined();
    expect(unitsOnOffer(plain, { selectedProductSize: 'S' })).toBeUndefined();
    expect(unitsOnOffer(program(), fern('S'))).toBeUndefined();
  });
});
