import { expect, test } from '#e2e/support/checkoutSteps';

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
