import type { Locator, Page } from '@playwright/test';
import { goodPassword, newEmail } from '#e2e/support/accounts';
import { expect, orderButton, placeOrder, reviewButton, test } from '#e2e/support/checkoutSteps';
import { openProfile, signIn } from '#e2e/support/member';
import { overflow } from '#e2e/support/overflow';
import { createOwner, openDesk } from '#e2e/support/owner';
import { roller, rope, tee, withSavedShop } from '#e2e/support/savedShop';
import { deskItemPath } from '#model/paths';

const longWord = 'Donaudampfschifffahrtselektrizitätenhaupt';
const narrowest = { width: 320, height: 568 };

/** The words of a text that go on in the next line. */
const cutWords = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) cut.push(word);
      }
    return cut;
  });

test('words of a phone stay whole', { tag: '@phone' }, async ({ page }) => {
  await withSavedShop(page, { compare: [rope, roller, tee] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/everyday-tee?lng=de');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const material = page.getByRole('definition').filter({ hasText: 'Biobaumwolle' });
  await expect(material).toBeVisible();
  expect(await cutWords(material)).toEqual([]);
  await page.getByText('Maße und Größentabelle').click();
  await expect(page.getByRole('columnheader', { name: 'Größe' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.setViewportSize(narrowest);
  for (const lng of ['en', 'fn', 'de']) {
    await page.goto(`/compare?lng=${lng}`);
    const head = page.getByRole('main').getByRole('rowgroup').first();
    const buttons = head.getByRole('button').filter({ hasText: /./ });
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) expect(await cutWords(button)).toEqual([]);
  }
});

/** Letters in a word that even the narrowest phone has room for, in letters of twice the size. */
const common = 12;

for (const lng of ['en', 'fn', 'de'])
  test(
    `in letters of twice the size no page runs off, and common words stay whole, ${lng}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize(narrowest);
      for (const path of [
        '/',
        '/program',
        '/shop-list-standard',
        '/cloud-kitchen',
        '/terms-conditions',
        '/program/shared-money-shared-home',
        '/blog/how-to-ask-a-better-question',
      ]) {
        await page.goto(`${path}?lng=${lng}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        if (path === '/cloud-kitchen') await main.locator('summary').first().click();
        expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
        const words = await cutWords(main);
        const cut = words.filter((word) => word.replaceAll(/^\P{L}+|\P{L}+$/gu, '').length <= common);
        expect.soft(cut, path).toEqual([]);
      }
    },
  );

/** What people write into fields and shelves, where nobody has counted the letters. */
test.describe('a word of 41 letters widens no page', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => page.setViewportSize(narrowest));

  const expectNarrow = async (page: Page, where: string): Promise<void> =>
    expect.soft(await overflow(page), where).toBeLessThanOrEqual(0);

  test('in the name of what is bought, in the address and in the order', async ({ page, shelf }) => {
    const line = await shelf.offer(3, { name: longWord, variation: [], tag: [longWord] });
    const other = await shelf.offer(3, { name: `${longWord}e` });
    const [first, second] = [line, other].map((item) => ({ ...item, name: longWord }));
    if (!first || !second) throw new Error('Two are offered.');
    await withSavedShop(page, { cart: [first], wishlist: [first, second], compare: [first, second] });
    for (const path of [`/product/${line.id}`, '/cart', '/wishlist', '/compare', `/Shop?q=${longWord}`]) {
      await page.goto(path);
      await expect(page.getByText(longWord).first()).toBeVisible();
      await expectNarrow(page, path);
    }

    await page.goto('/checkout');
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill(newEmail(longWord.replace('ä', 'ae')));
    await form.getByRole('textbox', { name: 'Full name' }).fill(longWord);
    await form.getByRole('combobox', { name: 'Country' }).selectOption('DE');
    await form.getByRole('textbox', { name: 'Street and number' }).fill(`${longWord} 1`);
    await form.getByRole('textbox', { name: 'Postal code' }).fill('10115');
    await form.getByRole('textbox', { name: 'Town or city' }).fill(longWord);
    await form.getByRole('textbox', { name: /^Note/ }).fill(longWord);
    await expectNarrow(page, 'the form');
    await reviewButton(page).click();
    await expect(orderButton(page)).toBeVisible();
    await expectNarrow(page, 'the review');
    await placeOrder(page);
    await expectNarrow(page, 'the thanks');
    await page.getByRole('link', { name: 'Follow the order' }).click();
    await expect(page.getByText(longWord).first()).toBeVisible();
    await expectNarrow(page, 'the order');
  });

  test('in what an item is chosen and filtered by, in the shop and at the desk', async ({
    page,
    shelf,
    accounts,
  }) => {
    const item = await shelf.offer(3, {
      category: longWord,
      tag: [longWord],
      variation: [{ color: longWord, image: [], size: [{ name: `${longWord}e`, stock: 3 }] }],
    });
    const { id } = item;
    const chosen = { ...item, selectedProductColor: longWord, selectedProductSize: `${longWord}e` };
    await withSavedShop(page, { cart: [chosen] });
    for (const path of [`/product/${id}`, '/cart', '/category', `/Shop?category=${longWord}`]) {
      await page.goto(path);
      await expect(page.getByText(longWord).filter({ visible: true }).first()).toBeVisible();
      await expectNarrow(page, path);
    }
    await page.getByRole('button', { name: /^FILTER/ }).click();
    await expect(page.getByRole('dialog').getByText(longWord).first()).toBeVisible();
    await expectNarrow(page, 'the filters');

    await openDesk(page, await createOwner(accounts), '/owner/catalogue');
    for (const path of [deskItemPath('product', id), deskItemPath('product')]) {
      await page.goto(path);
      await expect(page.getByRole('checkbox', { name: longWord })).toBeVisible();
      await expectNarrow(page, path);
    }
  });

  test('in a name', async ({ page, accounts, isMobile }) => {
    const email = newEmail(longWord.replace('ä', 'ae'));
    const member = await accounts.create({ displayName: longWord, email, isVerified: false });
    await signIn(page, { ...member, password: goodPassword }, '/my-account');
    await expect(page.getByText(longWord).first()).toBeVisible();
    await expectNarrow(page, 'the account');
    await openProfile(page, isMobile);
    await expectNarrow(page, 'the menu');
  });

  test('in a message', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Write to us' });
    await form.getByRole('textbox', { name: 'Your name' }).fill(longWord);
    await form.getByRole('textbox', { name: 'E-mail' }).fill(newEmail(longWord.replace('ä', 'ae')));
    await form.getByRole('textbox', { name: 'Message' }).fill(longWord);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your message is with us' })).toBeVisible();
    await expectNarrow(page, 'the thanks');
  });

  test('in a choice that is cut off nowhere, also with letters of twice the size', async ({ page }) => {
    await withSavedShop(page, {
      cart: [{ ...tee, selectedProductColor: 'Fern', selectedProductSize: 'XXL' }],
    });
    for (const lng of ['en', 'fn', 'de']) {
      await page.goto(`/cart?lng=${lng}`);
      const choice = page.getByRole('main').getByRole('combobox').filter({ hasText: 'XXL' });
      for (const size of ['100%', '200%']) {
        await page.evaluate((letters) => (document.documentElement.style.fontSize = letters), size);
        const cut = await choice.evaluate((select: HTMLSelectElement) => {
          const text = document.createElement('p');
          text.textContent = select.selectedOptions[0]?.text ?? '';
          const { width, paddingLeft, paddingRight, fontFamily, fontSize, fontWeight, lineHeight } =
            getComputedStyle(select);
          const inside = parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight) - 3;
          const letters = { fontFamily, fontSize, fontWeight, lineHeight };
          Object.assign(text.style, letters, { inlineSize: `${inside}px`, position: 'absolute' });
          document.body.append(text);
          const missing = text.clientHeight - select.clientHeight;
          text.remove();
          return missing;
        });
        expect.soft(cut, `${lng}, ${size}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
