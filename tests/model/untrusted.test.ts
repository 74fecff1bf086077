import { describe, expect, it, test } from 'vitest';
import { isFields, listOf, numberOf, oneOf, priceOf, textOf, textsOf, urlOf } from '#model/untrusted';

test('only an object has fields', () => {
  expect([{}, { a: 1 }].every(isFields)).toBe(true);
  expect([null, undefined, [], 'text', 5].some(isFields)).toBe(false);
});

test('a text is a text, and all else the fallback', () => {
  expect([textOf('a'), textOf(''), textOf(5), textOf(null, 'none')]).toEqual(['a', '', '', 'none']);
});

test('a word is one of those that are known', () => {
  expect([oneOf('b', ['a', 'b']), oneOf('c', ['a', 'b']), oneOf(5, ['a'])]).toEqual([
    'b',
    undefined,
    undefined,
  ]);
});

describe('a number', () => {
  it.each([
    [5, 5],
    [-0.5, -0.5],
    ['12.5', 12.5],
    [' 7 ', 7],
  ])('is read from %j', (value, number) => {
    expect(numberOf(value)).toBe(number);
  });
  it.each(['', '  ', 'five', Number.NaN, Infinity, null, true, [], [5], {}])('is not %j', (value) => {
    expect(numberOf(value)).toBeUndefined();
  });
});

test('a price lies between nothing and a million dollars', () => {
  expect([0, '49', 1_000_000].map(priceOf)).toEqual([0, 49, 1_000_000]);
  expect([-0.01, 1_000_001, 'free', null].map(priceOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a list comes as a list or as an object, without holes', () => {
  expect(listOf([1, null, 2, undefined])).toEqual([1, 2]);
  expect(listOf({ 0: 'a', 2: 'c', 3: null })).toEqual(['a', 'c']);
  expect([listOf('text'), listOf(null), listOf(5)]).toEqual([[], [], []]);
});

test('texts come singly too; empty ones and all else are left out', () => {
  expect(textsOf('a')).toEqual(['a']);
  expect(textsOf(['a', '', 5, { b: 'b' }, 'c'])).toEqual(['a', 'c']);
  expect([textsOf(''), textsOf(undefined)]).toEqual([[], []]);
});

test('an address is one, by itself or from where one is', () => {
  expect(urlOf('https://eightwell.example/a')?.pathname).toBe('/a');
  expect(urlOf('/b', 'https://eightwell.example')?.href).toBe('https://eightwell.example/b');
  expect([urlOf('/b'), urlOf('http://')]).toEqual([undefined, undefined]);
});
