import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTooOld, tellTooOld } from '#prerender/early/oldBrowser';
import { ids, marks } from '#prerender/protocol';

afterEach(() => vi.unstubAllGlobals());

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

beforeEach(() => {
  document.documentElement.setAttribute(marks.waits, 'page');
  document.body.innerHTML = `<div id="${ids.oldBrowser}" hidden><p lang="en" hidden>old</p><p lang="fr" hidden>vieux</p><p lang="de" hidden>alt</p></div>`;
});

test('it is said in the language of the visitor alone, and the page is shown', () => {
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'en'], language: 'fr-CA' });
  tellTooOld();
  const note = document.getElementById(ids.oldBrowser);
  expect(note?.hidden).toBe(false);
  expect([...(note?.querySelectorAll('p:not([hidden])') ?? [])].map((text) => text.textContent)).toEqual([
    'vieux',
  ]);
  expect(document.documentElement.hasAttribute(marks.waits)).toBe(false);
});
