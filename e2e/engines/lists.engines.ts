import { expect, test } from './driver/test';

test('wishes, comparison, currency and language are chosen and stay', async ({ shop, visitor }) => {
  for (const [id, name] of [
    ['unhurried-yoga', 'Unhurried Yoga'],
    ['hill-walker', 'Hill Walker'],
  ]) {
    await visitor.open(`${shop.url}/program/${id}`);
    await visitor.expectAlive();
    await visitor.press('button', `Save ${name}`, 'main');
    await visitor.expectShown('button', `${name} is saved`, 'main');
    await visitor.press('button', `Compare ${name}`, 'main');
  }
  await visitor.open(`${shop.url}/wishlist`);
  await visitor.expectAlive();
  await visitor.expectShown('link', 'Unhurried Yoga', 'main');
  await visitor.open(`${shop.url}/compare`);
  await visitor.expectAlive();
  await visitor.expectShown('link', /Unhurried Yoga/, 'main');
  await visitor.expectShown('link', /Hill Walker/, 'main');
  await visitor.press('button', 'Open the menu');
  await visitor.choose('Currency', 'EUR');
  await visitor.choose('Language', 'de');
  await expect.poll(() => visitor.evaluate(() => document.documentElement.lang)).toBe('de');
  await visitor.open(`${shop.url}/program/hill-walker`);
  await visitor.expectAlive();
  expect(await visitor.evaluate(() => document.querySelector('main .price')?.textContent)).toContain('€');
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(shop.heard).toEqual([]);
});

test('a list is searched and filtered, and Back leads to it and to its place', async ({ shop, visitor }) => {
  await visitor.open(`${shop.url}/Shop?q=lamp`);
  await visitor.expectAlive();
  await visitor.expectShown('link', 'Dawn Lamp', 'main');
  await visitor.open(`${shop.url}/Shop`);
  await visitor.expectAlive();
  await visitor.press('button', /^FILTER/);
  await visitor.press('checkbox', /^Physical/, '[role=dialog]');
  await visitor.press('button', /^Show \d+ result/, '[role=dialog]');
  await visitor.expectGone('dialog', /./);
  const filtered = await visitor.path();
  expect(filtered).toContain('Physical');
  await visitor.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(900);
  const inView = await visitor.evaluate(
    () =>
      [...document.querySelectorAll('main h2 a')].find((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > innerHeight / 4 && bottom < (innerHeight * 3) / 4;
      })?.textContent ?? '',
  );
  await visitor.press('link', inView, 'main');
  await visitor.expectPath(/^\/(product|program)\//);
  await visitor.back();
  await visitor.expectPath(filtered);
  await expect.poll(() => visitor.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThanOrEqual(50);
  expect(shop.heard).toEqual([]);
});

test('the search stands once where a phone’s home page begins', async ({ shop, visitor }) => {
  await visitor.open(`${shop.url}/`);
  await visitor.expectAlive();
  await visitor.expectShown('combobox', 'Search the shop', 'main');
  await visitor.expectGone('button', 'Search the shop', 'header');
  expect(shop.heard).toEqual([]);
});
