import { expect, test } from '#e2e/support/checkoutSteps';
import { letterOf, lettersTo } from '#e2e/support/letters';
import { signIn } from '#e2e/support/member';

test(
  'what is sold out can be waited for, and the next visit says that it is back',
  { tag: '@once' },
  async ({ page, database, shelf }) => {
    const { id, name } = await shelf.offer(0);
    await page.goto(`/product/${id}`);
    const tell = page.getByRole('button', { name: 'Tell me when it is back' });
    await tell.click();
    await expect(tell).toHaveAttribute('aria-pressed', 'true');
    const close = page.getByRole('region', { name: 'In stock, and close to it' });
    await expect(close.getByRole('link')).toHaveCount(3);
    await database.set(`products/${id}/stock`, 5);
    await page.goto('/cart');
    const news = page.getByRole('alert').filter({ hasText: 'Back in stock' });
    await expect(news).toContainText(name);
    await news.getByRole('link', { name: 'View' }).click();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(news).toHaveCount(0);
  },
);

test(
  'a member who waits for something is written to once it is back, and once only',
  { tag: '@once' },
  async ({ page, accounts, database, shelf, request }) => {
    const member = await accounts.create();
    const { id, name } = await shelf.offer(0);
    await signIn(page, member, `/product/${id}`);
    const tell = page.getByRole('button', { name: 'Tell me when it is back' });
    await tell.click();
    await expect(tell).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => JSON.stringify(await database.get(`stockWishes/${member.uid}`)))
      .toContain(id);
    expect(await lettersTo(request, member.email)).toEqual([]);
    await database.set(`products/${id}/stock`, 5);
    const letter = await letterOf(request, member.email, 'back-in-stock');
    expect(letter.subject).toContain(name);
    const [link = ''] = /https?:\S+\/product\/\S+/.exec(letter.text) ?? [];
    await page.goto(new URL(link).pathname);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    expect((await lettersTo(request, member.email)).map(({ kind, copies }) => [kind, copies])).toEqual([
      ['back-in-stock', 1],
    ]);
  },
);
