import { Accounts, type TestMember } from '#e2e/support/accounts';
import { expect, test } from './driver/test';
import type { Visitor } from './driver/visitor';

const kinds = [
  ['a list', '/Shop'],
  ['an item', '/program/hill-walker'],
  ['the first page', '/'],
] as const;

const savedItems = (visitor: Visitor, part: 'cart' | 'wishlist'): Promise<number> =>
  visitor.evaluate((name) => {
    const saved = JSON.parse(localStorage.getItem('persist:eightwell') ?? '{}') as Record<string, string>;
    return (JSON.parse(saved[name] ?? '[]') as unknown[]).length;
  }, part);

for (const [kind, path] of kinds) {
  const tag = kind === 'a list' ? '@short' : [];
  test(`Back to ${kind} keeps what was put in the cart meanwhile`, { tag }, async ({ shop, visitor }) => {
    await visitor.open(`${shop.url}${path}`);
    await visitor.expectAlive();
    await visitor.open(`${shop.url}/product/dawn-lamp`);
    await visitor.expectAlive();
    await visitor.press('button', 'Add to cart');
    await visitor.expectShown('link', 'Cart, 1 item');
    await visitor.back();
    await visitor.expectPath(path);
    await visitor.expectShown('link', 'Cart, 1 item');
    await visitor.press('button', /^Save /);
    await expect.poll(() => savedItems(visitor, 'wishlist')).toBe(1);
    expect(await savedItems(visitor, 'cart')).toBe(1);
    await visitor.reload();
    await visitor.expectShown('link', 'Cart, 1 item');
    expect(shop.heard).toEqual([]);
  });
}

test('a page that was left while it still rendered answers when it is back', async ({ shop, visitor }) => {
  await visitor.open(`${shop.url}/Shop`);
  await visitor.expectAlive();
  await visitor.evaluate(() => {
    const [box] = document.querySelectorAll<HTMLElement>('main input[type=checkbox]');
    addEventListener('pagehide', () => box?.click(), { once: true });
  });
  await visitor.open(`${shop.url}/cart`);
  await visitor.expectAlive();
  await visitor.back();
  await visitor.expectPath(/^\/Shop/);
  await visitor.expectAlive();
  await visitor.press('link', 'Contact', 'footer');
  await visitor.expectPath('/contact');
  await visitor.expectShown('textbox', 'Message');
});

test('Back leads to the place where the page was left', async ({ shop, visitor }) => {
  await visitor.open(`${shop.url}/Shop`);
  await visitor.expectAlive();
  const place = (): Promise<number> => visitor.evaluate(() => window.scrollY);
  await visitor.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(place).toBe(1500);
  await visitor.open(`${shop.url}/cart`);
  await visitor.expectAlive();
  await visitor.back();
  await visitor.expectPath('/Shop');
  await expect.poll(place).toBe(1500);
});

test('Back shows the language that was chosen meanwhile', async ({ shop, visitor }) => {
  await visitor.open(`${shop.url}/blog`);
  await visitor.expectAlive();
  await visitor.open(`${shop.url}/cart`);
  await visitor.expectAlive();
  await visitor.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
  await visitor.back();
  await visitor.expectPath('/blog');
  await expect.poll(() => visitor.evaluate(() => document.documentElement.lang)).toBe('de');
});

test('Back shows lists, currency and draft as they were left meanwhile', async ({ shop, visitor }) => {
  const form = 'form[aria-label="Write to us"]';
  await visitor.open(`${shop.url}/contact`);
  await visitor.expectAlive();
  await visitor.type(/^Message/, 'Where', form);
  await visitor.open(`${shop.url}/program/hill-walker`);
  await visitor.expectAlive();
  await visitor.press('button', 'Save Hill Walker', 'main');
  await visitor.press('button', 'Compare Hill Walker', 'main');
  await visitor.press('button', 'Open the menu');
  await visitor.choose('Currency', 'EUR');
  await visitor.press('button', 'Close the menu');
  await visitor.expectGone('dialog', /./);
  await visitor.press('link', 'Contact', 'footer');
  await visitor.expectPath('/contact');
  await visitor.type(/^Message/, ' is my mat?', form);
  await visitor.back();
  await visitor.expectPath('/program/hill-walker');
  await visitor.expectShown('button', 'Hill Walker is saved', 'main');
  await visitor.back();
  await visitor.expectPath('/contact');
  await visitor.expectShown('link', 'Wishlist, 1 item');
  await visitor.expectShown('link', 'Compare, 1 item');
  await expect.poll(() => visitor.read('textbox', /^Message/, form)).toBe('Where is my mat?');
  await visitor.press('button', 'Open the menu');
  expect(await visitor.read('combobox', /^Currency/)).toBe('EUR');
  expect(shop.heard).toEqual([]);
});

async function signIn(visitor: Visitor, { email, password }: TestMember): Promise<void> {
  await visitor.type(/^E-mail/, email, 'main');
  await visitor.evaluate(() =>
    document.querySelector<HTMLInputElement>('main input[type=password]')?.focus(),
  );
  await visitor.engine.type(password);
  await visitor.press('button', 'Sign in', 'main');
}

for (const isVerified of [false, true]) {
  const who = isVerified ? 'a member' : 'a member whose address is not verified';
  test(`Back after signing out shows nothing of ${who}`, async ({ shop, visitor, request }) => {
    const member = await new Accounts(request).create({ displayName: 'Mara Unmistakable', isVerified });
    await visitor.open(`${shop.url}/login?next=%2Fmy-account`);
    await visitor.expectAlive();
    await signIn(visitor, member);
    await visitor.expectPath('/my-account');
    await visitor.reload();
    await visitor.expectAlive();
    await visitor.expectShown('heading', 'My account');
    await visitor.open(`${shop.url}/cart`);
    await visitor.expectAlive();
    await visitor.press('button', 'Open the menu');
    await visitor.press('button', 'Logout');
    await visitor.expectGone('button', 'Logout');
    await visitor.back();
    await visitor.expectPath(/^\/login/);
    await visitor.expectShown('heading', /./, 'main');
    expect(await visitor.evaluate(() => document.body.textContent)).not.toContain('Unmistakable');
    await visitor.open(`${shop.url}/`);
    await visitor.expectAlive();
    await visitor.press('button', 'Open the menu');
    await visitor.expectShown('link', 'Get Started');
  });
}
