import { expect, it } from 'vitest';
import { pathProblems } from '#tools/checks/paths';

const problemsOf = (text: string, path = 'src/pages/Any.tsx'): string[] => pathProblems({ path, text });

it.each([
  '<Link to="/cart">',
  "navigate('/Shop?q=tea')",
  '`/product/${id}`',
  '`${origin}/login`',
  '`/Shop${query}`',
])('finds the address in %s', (text) => {
  expect(problemsOf(text)).toHaveLength(1);
});

it.each(["'/pictures/hero.svg'", '// stands below /wellness', "'/cartography'", 'paths.cart'])(
  'finds none in %s',
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);

it('lets the table itself spell them', () => {
  expect(problemsOf("cart: '/cart',", 'src/model/paths.ts')).toEqual([]);
});
