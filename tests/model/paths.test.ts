import { expect, test } from 'vitest';
import {
  accountPaths,
  anchors,
  articlePath,
  articlePattern,
  dimensionPath,
  dimensionPattern,
  itemPath,
  itemPaths,
  linePath,
  orderPath,
  paths,
  searchPath,
  withId,
  withNext,
  withQuery,
} from '#model/paths';

test('an item has an address, whatever its id', () => {
  expect(itemPath({ kind: 'program', id: 'calm' })).toBe('/program/calm');
  expect(itemPath({ kind: 'product', id: 'a/b?c#d é' })).toBe('/product/a%2Fb%3Fc%23d%20%C3%A9');
});

test('a line’s address says colour and size where they are chosen', () => {
  expect(linePath({ id: 'mat' })).toBe('/product/mat');
  expect(linePath({ id: 'tee', selectedProductColor: 'Deep Fern', selectedProductSize: 'S/M' })).toBe(
    '/product/tee?color=Deep+Fern&size=S%2FM',
  );
  expect(linePath({ id: 'tee', selectedProductSize: 'S' })).toBe('/product/tee?size=S');
});

test('what stands behind the # of an order is sent to no server', () => {
  expect(new URL(orderPath('-Oa'), 'https://eightwell.example')).toMatchObject({
    pathname: '/order',
    hash: '#-Oa',
  });
});

test('two dimensions have addresses of their own, the others stand below one', () => {
  expect(['Physical', 'social', 'Emotional'].map(dimensionPath)).toEqual([
    '/physicalwellness',
    '/socialwellness',
    '/wellness/emotional',
  ]);
  expect(articlePath('walk')).toBe('/blog/walk');
});

test('patterns of the router', () => {
  expect([withId('/yoga'), articlePattern, dimensionPattern]).toEqual([
    '/yoga/:id',
    '/blog/:slug',
    '/wellness/:dimension',
  ]);
  expect(itemPaths).toEqual(expect.arrayContaining(['/program', '/yoga', '/product', '/product-sticky']));
});

test('a question stands in an address only where something is asked', () => {
  expect(withQuery('/a', {})).toBe('/a');
  expect(withQuery('/a', { b: 'c d' })).toBe('/a?b=c+d');
  expect([searchPath(' green tea '), searchPath('  ')]).toEqual(['/Shop?q=green+tea', '/Shop']);
  expect(searchPath('x'.repeat(500)).length).toBeLessThan(220);
});

test('signing in leads on to where one was; home needs no word', () => {
  expect(withNext(paths.signIn, '/cart?a=b')).toBe('/login?next=%2Fcart%3Fa%3Db');
  expect(withNext(paths.signIn, paths.home)).toBe('/login');
  expect(withNext(paths.signIn, paths.home, { reset: '1' })).toBe('/login?reset=1');
  // A key stays where no server reads it.
  expect(withNext(paths.signIn, '/order#-Oa')).toBe('/login?next=%2Forder#-Oa');
  expect(withNext(paths.signIn, '/#sides', { forgot: 'yes' })).toBe('/login?forgot=yes#sides');
});

test('the account’s own pages, and sections that are linked from elsewhere', () => {
  expect([...accountPaths]).toEqual(['/login', '/signup', '/login-register', '/my-account', '/checkout']);
  for (const anchor of Object.values(anchors)) expect(anchor).toMatch(/^\/[\w-]+#[a-z]+$/);
});
