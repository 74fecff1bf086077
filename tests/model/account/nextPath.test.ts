import { assert, constantFrom, property, string, tuple, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWantingAccount, safeNextPath, wantsAccount } from '#model/account/nextPath';

describe('the page to return to', () => {
  it.each(['/cart', '/checkout?step=2#pay', '/program/p1', '/my-account'])('may be %s', (path) => {
    expect(safeNextPath(path)).toBe(path);
  });
  it.each([
    null,
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\t/evil.example/cart',
    '/\n/evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    'https://evil.example/cart',
    'javascript:alert(1)',
    ' /cart',
    '/login',
    '/login?next=/cart',
    '/Login-Register',
  ])('is never %j', (path) => {
    expect(safeNextPath(path)).toBe('/');
  });
  it.each([
    '/ /evil.example',
    '/%20/evil.example',
    '/%C2%A0/evil.example',
    '/*/evil.example',
    '/&/evil.example',
  ])('stays on this origin for %j, whose first name is none', (path) => {
    expect(safeNextPath(path)).toMatch(/^\/[^/]/);
  });
  it('always stays on this origin', () => {
    const wild = tuple(constantFrom('', '/', '//', '/\\', '/\t', '/.', '/..'), string());
    assert(
      property(wild, ([start, rest]) => {
        const target = new URL(safeNextPath(start + rest), 'https://eightwell.example');
        return target.origin === 'https://eightwell.example';
      }),
    );
    assert(property(webUrl(), (url) => safeNextPath(url) === '/'));
  });
});

it('a link can ask for the sign-up tab; the state of another one cannot', () => {
  expect(isWantingAccount(wantsAccount)).toBe(true);
  expect([null, undefined, 'account', {}, { wants: 'more' }].some(isWantingAccount)).toBe(false);
});
