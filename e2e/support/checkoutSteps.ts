import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isFields } from '#model/untrusted';
import type { Database } from './database';
import { fillCart } from './savedShop';
import { expect, test as base } from './test';

export { expect };

export interface Line {
  kind: 'product' | 'program';
  id: string;
  name: string;
  price: number;
  quantity: number;
}

/** Products that only one test knows, so that their stock is the test's alone; gone when it is over. */
class Shelf {
  private readonly ids: string[] = [];

  constructor(private readonly database: Database) {}

  async offer(stock: number, more: Record<string, unknown> = {}): Promise<Line> {
    const id = `try-${randomUUID()}`;
    const product = {
      id,
      name: `Try ${id.slice(-6)}`,
      price: 30,
      category: 'Equipment',
      image: [],
      stock,
      ...more,
    };
    this.ids.push(id);
    await this.database.set(`products/${id}`, product);
    return { kind: 'product', id, name: product.name, price: product.price, quantity: 1 };
  }

  async clear(): Promise<void> {
    for (const id of this.ids) await this.database.set(`products/${id}`, null);
  }
}

export const test = base.extend<{ shelf: Shelf }>({
  shelf: async ({ database }, provide) => {
    const shelf = new Shelf(database);
    await provide(shelf);
    await shelf.clear();
  },
});

export async function fillDetails(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
  await form.getByRole('combobox', { name: 'Country' }).selectOption('US');
  await form.getByRole('textbox', { name: 'Street and number' }).fill('1 Elm Street');
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('97205');
  await form.getByRole('textbox', { name: 'Town or city' }).fill('Portland');
  await form.getByRole('combobox', { name: 'State' }).selectOption('OR');
}

export const reviewButton = (page: Page) => page.getByRole('button', { name: 'Review the order' });
export const orderButton = (page: Page) =>
  page.getByRole('button', { name: /^Order with obligation to pay/ });
export const thanks = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' });

/** From the cart to the last button. */
export async function goToReview(page: Page, lines: Line[], email: string): Promise<void> {
  await fillCart(page, lines);
  await page.goto('/checkout');
  await fillDetails(page, email);
  await reviewButton(page).click();
  await expect(orderButton(page)).toBeVisible();
}

/** Presses the last button, and waits until the shop says thanks. */
export async function placeOrder(page: Page): Promise<void> {
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
}

/** The orders below `node` that were given this e-mail. */
export async function ordersBy(database: Database, email: string, node = 'guestOrders'): Promise<unknown[]> {
  const orders = await database.get(node);
  return Object.values(isFields(orders) ? orders : {}).filter(
    (order) => isFields(order) && isFields(order.contact) && order.contact.email === email,
  );
}

export const stockOf = (database: Database, { id }: Line): Promise<unknown> =>
  database.get(`products/${id}/stock`);

/** What came of it is one order by this e-mail, and as many units left on the shelf. */
export async function expectOneOrder(
  database: Database,
  { email, line, left }: { email: string; line: Line; left: number },
): Promise<void> {
  expect(await ordersBy(database, email)).toHaveLength(1);
  expect(await stockOf(database, line)).toBe(left);
}
