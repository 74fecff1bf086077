import { expect, test, vi } from 'vitest';
import { isTooOld } from '#prerender/early/oldBrowser';

test('a browser of today is not too old', () => {
  expect(isTooOld()).toBe(false);
});

/** Takes a member away as long as the test runs. */
function without(object: object, name: string): () => void {
  const had = Object.getOwnPropertyDescriptor(object, name) ?? {};
  Reflect.deleteProperty(object, name);
  return () => void Object.defineProperty(object, name, had);
}

test.each([
  ['Array.prototype.toSorted', Array.prototype, 'toSorted'],
  ['Object.hasOwn', Object, 'hasOwn'],
  ['AbortSignal.timeout', AbortSignal, 'timeout'],
])('one without %s is', (_, object, name) => {
  const restore = without(object, name);
  const found = isTooOld();
  restore();
  expect(found).toBe(true);
});

const readExpression = RegExp;

/** As Safari 16.3 reads regular expressions. */
function expressionOfSafari(text: string): RegExp {
  if (text.includes('(?<='))
    throw new SyntaxError('Invalid regular expression: invalid group specifier name');
  return readExpression(text);
}

test('one that cannot read a lookbehind is', () => {
  vi.stubGlobal('RegExp', expressionOfSafari);
  expect(isTooOld()).toBe(true);
});

test('one that does not know AbortSignal at all is', () => {
  vi.stubGlobal('AbortSignal', undefined);
  expect(isTooOld()).toBe(true);
});
