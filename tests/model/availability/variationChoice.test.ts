import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSize, stockOf } from '#model/catalogue/item';
import { isChosen } from '#model/availability/availability';
import {
  colorOptions,
  colorsOfSize,
  gonePart,
  sizeOptions,
  startingChoice,
  withColor,
  withSize,
} from '#model/availability/variationChoice';
import { product, program, variation } from '#tests/support/samples';

const tee = product({
  variation: [
    variation('Night', { S: 0 }),
    variation('Fern', { S: 2, M: 0 }),
    variation('Plum', { M: 5, L: 1 }),
    variation('Sand', { 'One size': 3 }),
  ],
});
const fernS = { selectedProductColor: 'Fern', selectedProductSize: 'S' };

describe('what a shopper starts with', () => {
  test('is nothing where there is nothing to choose', () => {
    expect(startingChoice(product(), { color: 'Fern' })).toEqual({});
    expect(startingChoice(program(), {})).toEqual({});
  });
  test('is the first colour in stock, without a size', () => {
    expect(startingChoice(tee, {})).toStrictEqual({ selectedProductColor: 'Fern' });
  });
  test('is what the address asks for where it exists', () => {
    expect(startingChoice(tee, { color: 'Fern', size: 'S' })).toEqual(fernS);
  });
  test('has no size instead of the one asked for', () => {
    expect(startingChoice(tee, { color: 'Night', size: 'XXL' })).toEqual({ selectedProductColor: 'Night' });
    expect(startingChoice(tee, { color: '__proto__', size: 'S' })).toEqual({ selectedProductColor: 'Fern' });
  });
  test('tells which part of what was asked for is gone', () => {
    expect(gonePart(tee, { color: '__proto__', size: 'S' })).toBe('color');
    expect(gonePart(tee, { color: 'Night', size: 'XXL' })).toBe('size');
    expect(gonePart(tee, { size: 'XXL' })).toBe('size');
    expect(gonePart(tee, { color: 'Fern', size: 'S' })).toBeUndefined();
    expect(gonePart(tee, { color: '', size: null })).toBeUndefined();
    expect(gonePart(product(), { color: 'Fern', size: 'S' })).toBeUndefined();
  });
  test('has the size where there is only one', () => {
    expect(startingChoice(tee, { color: 'Sand' }).selectedProductSize).toBe('One size');
  });
});

describe('another colour', () => {
  test('keeps the size that it has in stock', () => {
    const plumM = { selectedProductColor: 'Plum', selectedProductSize: 'M' };
    expect(withColor(tee, { ...plumM, selectedProductSize: 'S' }, 'Fern')).toEqual(fernS);
    expect(withColor(tee, plumM, 'Fern')).toEqual({ selectedProductColor: 'Fern' });
  });
  test('that does not exist changes nothing', () => {
    expect(withColor(tee, fernS, 'Sky')).toBe(fernS);
  });
});

test('another size is taken where the colour has it, and refused where not', () => {
  expect(withSize(tee, fernS, 'M').selectedProductSize).toBe('M');
  expect(withSize(tee, fernS, 'L')).toBe(fernS);
});

test('options say what is free, sold out, or not made', () => {
  expect(colorOptions(tee).map(({ state }) => state)).toEqual(['soldOut', 'free', 'free', 'free']);
  expect(Object.fromEntries(sizeOptions(tee, fernS).map(({ name, state }) => [name, state]))).toEqual({
    S: 'free',
    M: 'soldOut',
    L: 'impossible',
    'One size': 'impossible',
  });
});

test('colours say whether the chosen size is to be had in them', () => {
  expect(colorsOfSize(tee, fernS).map(({ name, state }) => [name, state])).toEqual([
    ['Night', 'soldOut'],
    ['Fern', 'free'],
    ['Plum', 'impossible'],
    ['Sand', 'impossible'],
  ]);
});

test('a colour shows its swatch where it has one', () => {
  const painted = product({
    variation: [{ ...variation('Fern', { S: 1 }), swatch: '#4f7942' }, variation('Plum', { S: 1 })],
  });
  expect(colorOptions(painted)).toStrictEqual([
    { name: 'Fern', swatch: '#4f7942', state: 'free' },
    { name: 'Plum', state: 'free' },
  ]);
});

test('no sequence of clicks on free options leads to an impossible combination', () => {
  const clicks = fc.array(fc.tuple(fc.constantFrom('color', 'size'), fc.nat(9)), { maxLength: 12 });
  fc.assert(
    fc.property(clicks, (steps) => {
      let choice = startingChoice(tee, {});
      for (const [field, index] of steps) {
        const options = (field === 'color' ? colorOptions(tee) : sizeOptions(tee, choice)).filter(
          ({ state }) => state === 'free',
        );
        const option = options[index % options.length];
        if (option) {
          choice =
            field === 'color' ? withColor(tee, choice, option.name) : withSize(tee, choice, option.name);
        }
        const { selectedProductSize: size } = choice;
        expect(size === undefined || findSize(tee, choice) !== undefined).toBe(true);
        expect(isChosen(tee, choice) && stockOf(tee, choice) === 0).toBe(false);
      }
    }),
  );
});
