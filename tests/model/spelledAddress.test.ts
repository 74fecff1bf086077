import { expect, test } from 'vitest';
import { paths } from '#model/paths';
import { orderIdIn } from '#model/order/places';
import { spelledAddress } from '#model/spelledAddress';

test.each([
  ['/My-Account', '/my-account'],
  ['/CART/', '/cart'],
  ['/checkout//', '/checkout'],
  ['/shop', '/Shop'],
  ['/PRODUCT/Dawn-Lamp', '/product/Dawn-Lamp'],
  ['/Blog/a-text/', '/blog/a-text'],
  ['/physicalWELLNESS', '/physicalwellness'],
  ['/', '/'],
  ['/product//dawn-lamp', '/product/dawn-lamp'],
  ['/BLOG/Rewriting-A-Habit', '/blog/rewriting-a-habit'],
  ['/Wellness/FINANCIAL', '/wellness/financial'],
  ['/Shop.', '/Shop'],
  ['/shop),', '/Shop'],
  ['/cart%22', '/cart'],
  ['/about%E2%80%9D.', '/about'],
  ['/blog/rewriting-a-habit).', '/blog/rewriting-a-habit'],
  ['/product/dawn-lamp.', '/product/dawn-lamp'],
  ['/product/dawn-lamp)', '/product/dawn-lamp)'],
  ['/Shop&utm_source=mail', '/Shop'],
  ['/cart%3Ffbclid=IwAR0x', '/cart'],
  ['/blog/rewriting-a-habit&utm_medium=x', '/blog/rewriting-a-habit'],
  ['/nothing-here.', '/nothing-here.'],
  ['/.', '/'],
  ['/nothing-here/X', '/nothing-here/X'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/order%23-OaBcDeFgHiJkLmNoPq1', '/order#-OaBcDeFgHiJkLmNoPq1'],
  ['/Order/%23-OaBcDeFgHiJkLmNoPq1', '/order#-OaBcDeFgHiJkLmNoPq1'],
])('%s is spelled %s', (typed, spelled) => {
  expect(spelledAddress(typed)).toBe(spelled);
});

test('every path is spelled as it is, and finds back from any case', () => {
  for (const path of Object.values(paths)) {
    expect(spelledAddress(path)).toBe(path);
    expect(spelledAddress(path.toUpperCase()).toLowerCase()).toBe(path.toLowerCase());
  }
});

test('query and part of the page stay', () => {
  expect(spelledAddress('/CART', '?Lng=De', '#Top')).toBe('/cart?Lng=De#Top');
});

const id = '-OaBcDeFgHiJkLmNoPq1';

test.each([
  `#${id}`,
  `#${id}.`,
  `#${id},`,
  `#${id})`,
  `#${id}>`,
  `#${id}?fbclid=IwAR0x-1_2`,
  `#${id}&utm_source=mail`,
  `#${id}/`,
  `#${id}%20`,
  `#${id}%2E`,
  `#%2DOaBcDeFgHiJkLmNoPq1`,
  `#%22${id}%22`,
  `##${id}`,
  `#${id}#top`,
  `#${id}…`,
])('%s has the key of an order', (hash) => {
  expect(orderIdIn(hash)).toBe(id);
});

test.each(['', '#', '#top', `#${id}x`, `#x${id}`, `#${id.slice(0, -1)}`, '#%E0%A4%A'])(
  '%s has none',
  (hash) => {
    expect(orderIdIn(hash)).toBeUndefined();
  },
);
