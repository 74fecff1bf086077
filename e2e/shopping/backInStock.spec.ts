import { expect, test } from '../support/test';

test(
  'what is sold out can be waited for, and the next visit says that it is back',
  { tag: '@once' },
  async ({ page, catalogue }) => {
    await page.goto('/product/nettle-shampoo-bar');
    const tell = page.getByRole('button', { name: 'Tell me when it is back' });
    await tell.click();
    await expect(tell).toHaveAttribute('aria-pressed', 'true');
    const close = page.getByRole('region', { name: 'In stock, and close to it' });
    await expect(close.getByRole('link')).toHaveCount(3);
    await catalogue.replace('products', {
      'nettle-shampoo-bar': { id: 'nettle-shampoo-bar', name: 'Nettle Shampoo Bar', price: 9.2, stock: 5 },
    });
    await page.goto('/cart');
    const news = page.getByRole('alert').filter({ hasText: 'Back in stock' });
    await expect(news).toContainText('Nettle Shampoo Bar');
    await news.getByRole('link', { name: 'View' }).click();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(news).toHaveCount(0);
  },
);
