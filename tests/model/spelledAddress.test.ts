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
  ['/cart%3Ffbclid=IwAR0x', '/cart?fbclid=IwAR0x'],
  ['/cart%253Ffbclid=IwAR0x', '/cart?fbclid=IwAR0x'],
  ['/login%3Fmode=resetPassword&oobCode=a-B_c', '/login?mode=resetPassword&oobCode=a-B_c'],
  ['/Login%3fmode%3DresetPassword%26oobCode%3Da-B_c', '/login?mode=resetPassword&oobCode=a-B_c'],
  ['/signup%3Fnext=/checkout', '/signup?next=/checkout'],
  ['/Shop%3Fq=a%26b', '/Shop?q=a%26b'],
  ['/Shop%3F', '/Shop?'],
  ['/%3Flng=de', '/?lng=de'],
  ['/order%3Fid=-OaBcDeFgHiJkLmNoPq1', '/order?id=-OaBcDeFgHiJkLmNoPq1'],
  ['/product/what%3F', '/product/what%3F'],
  ['/nothing-here%3Fq=x', '/nothing-here%3Fq=x'],
  ['/blog/rewriting-a-habit&utm_medium=x', '/blog/rewriting-a-habit'],
  ['/nothing-here.', '/nothing-here.'],
  ['/.', '/'],
  ['/nothing-here/X', '/nothing-here/X'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%E0%A4%A.', '/%E0%A4%A.'],
  ['/blog/%E0%A4%A', '/blog/%e0%a4%a'],
  // Letters and hyphens that were encoded without need.
  ['/My%2DAccount', '/my-account'],
  ['/%6Dy-account', '/my-account'],
  ['/Sh%6Fp/', '/Shop'],
  ['/%50roduct/dawn-lamp', '/product/dawn-lamp'],
  ['/blog/rewriting%2Da-habit', '/blog/rewriting-a-habit'],
  ['/wellness/%66inancial', '/wellness/financial'],
  // Blanks and unseen characters: plain, tab, line break, no-break, without width.
  ['/shop%20', '/Shop'],
  ['/shop%09', '/Shop'],
  ['/shop%0D%0A', '/Shop'],
  ['/shop%C2%A0', '/Shop'],
  ['/shop%E2%80%8B', '/Shop'],
  ['/shop%EF%BB%BF', '/Shop'],
  ['/blog/rewriting-a-habit%20', '/blog/rewriting-a-habit'],
  ['/blog/%20', '/blog'],
  // Marks of other programs and scripts.
  ['/shop*', '/Shop'],
  ['/shop**', '/Shop'],
  ['/shop_', '/Shop'],
  ['/shop|', '/Shop'],
  ['/shop%5C', '/Shop'],
  ['/shop%60', '/Shop'],
  ['/shop%E3%80%82', '/Shop'],
  ['/shop%EF%BC%89', '/Shop'],
  ['/shop%E2%80%9C', '/Shop'],
  ['/shop%C2%BB', '/Shop'],
  ['/shop%', '/Shop'],
  ['/shop;jsessionid=1', '/Shop'],
  ['/shop&amp;utm_source=mail', '/Shop'],
  ['/cart%3ffbclid%3DIwAR0x', '/cart?fbclid=IwAR0x'],
  ['/blog/no-article%2Fb', '/blog/no-article%2Fb'],
  ['/blog/日本', '/blog/%E6%97%A5%E6%9C%AC'],
  ['/order/-OaBcDeFgHiJkLmNoPq1', '/order#-OaBcDeFgHiJkLmNoPq1'],
  ['/order%2523-OaBcDeFgHiJkLmNoPq1', '/order#-OaBcDeFgHiJkLmNoPq1'],
  ['/order%23-OaBcDeFgHiJkLmNoPq1', '/order#-OaBcDeFgHiJkLmNoPq1'],
  ['/Order/%23-OaBcDeFgHiJkLmNoPq1', '/order#-OaBcDeFgHiJkLmNoPq1'],
  // The same sign before a part of any page, and behind a name.
  ['/withdraw%23-OaBcDeFgHiJkLmNoPq1', '/withdraw#-OaBcDeFgHiJkLmNoPq1'],
  ['/Wishlist%2523list=product/mat,program/calm', '/wishlist#list=product/mat,program/calm'],
  ['/wishlist/%23list%3Dproduct%2Fmat', '/wishlist#list%3Dproduct%2Fmat'],
  ['/terms-conditions%23delivery', '/terms-conditions#delivery'],
  ['/%23top', '/#top'],
  ['/blog/rewriting-a-habit%23sources', '/blog/rewriting-a-habit'],
  ['/nothing-here%23top', '/nothing-here%23top'],
])('%s is spelled %s', (typed, spelled) => {
  expect(spelledAddress(typed)).toBe(spelled);
});

test('every path is spelled as it is, and finds back from any case', () => {
  for (const path of Object.values(paths)) {
    expect(spelledAddress(path)).toBe(path);
    expect(spelledAddress(path.toUpperCase()).toLowerCase()).toBe(path.toLowerCase());
  }
});

test('a query behind an encoded question mark stands before the other', () => {
  expect(spelledAddress('/login%3Fmode=resetPassword&oobCode=a', '?utm_source=x', '#top')).toBe(
    '/login?mode=resetPassword&oobCode=a&utm_source=x#top',
  );
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
  `#${id}_`,
  `#${id}__`,
  `#${id}**`,
  `#${id}%E2%80%8B`,
  `#${id}?ttclid=E.C.P`,
  `#${id}?gclid=Cj0KCQ-_x`,
  `#${id}&amp;fbclid=1`,
  `#${id}%3Ffbclid%3D1`,
  `#${id}。`,
  `#${id}:~:text=order`,
  `#%252DOaBcDeFgHiJkLmNoPq1`,
  `%2523${id}`,
  `#%E2%80%8B${id}`,
  `#%E2%80%9C${id}%E2%80%9D`,
  `#%25E2%2580%258B${id}`,
  `#%C2%A0${id}`,
  `#%0D%0A${id}`,
])('%s has the key of an order', (hash) => {
  expect(orderIdIn(hash)).toBe(id);
});

test.each(['', '#', '#top', `#${id}x`, `#x${id}`, `#${id.slice(0, -1)}`, '#%E0%A4%A'])(
  '%s has none',
  (hash) => {
    expect(orderIdIn(hash)).toBeUndefined();
  },
);
