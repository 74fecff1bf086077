import { expect, type Locator, type Page } from '@playwright/test';

/** A list of the shop as a shopper uses it: in the sidebar on wide screens, in the drawer on phones. */
export class ListPage {
  readonly cards: Locator;
  readonly total: Locator;
  readonly applied: Locator;
  readonly search: Locator;

  constructor(private readonly page: Page) {
    this.cards = page.getByRole('main').getByRole('heading', { level: 2 });
    this.total = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /items?|programs?/ });
    this.applied = page.getByRole('group', { name: 'Applied filters' });
    this.search = page.getByRole('searchbox', { name: 'Search this list' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    // The prerendered page shows the cards before anything answers.
    await expect(this.page.locator('head [data-prerendered]')).toHaveCount(0);
    await expect(this.cards.first()).toBeVisible();
  }

  /** The price to pay of each card, in order: the first amount that it names. */
  async prices(): Promise<number[]> {
    const heading = this.page.getByRole('heading', { level: 2 });
    const cards = this.page.getByRole('main').getByRole('listitem').filter({ has: heading });
    await expect(cards.first()).toBeVisible();
    return (await cards.allInnerTexts()).map((text) => {
      const [, amount = ''] = /\$([\d,]+\.\d\d)/.exec(text) ?? [];
      expect(amount, text).not.toBe('');
      return Number(amount.replaceAll(',', ''));
    });
  }

  /** Where the facets are; opens the drawer where they are in one. */
  async facets(): Promise<Locator> {
    const sidebar = this.page.getByRole('complementary', { name: 'Filters' });
    if (await sidebar.isVisible()) return sidebar;
    const drawer = this.page.getByRole('dialog', { name: 'Filters' });
    if (!(await drawer.isVisible())) await this.page.getByRole('button', { name: /^FILTER/ }).click();
    await expect(drawer).toBeVisible();
    return drawer;
  }

  /** Leaves the drawer, where the facets are in one. */
  async leaveFacets(): Promise<void> {
    const drawer = this.page.getByRole('dialog', { name: 'Filters' });
    if (!(await drawer.isVisible())) return;
    await drawer.getByRole('button', { name: /^Show \d/ }).click();
    await expect(drawer).toBeHidden();
  }

  /** The number beside a value, as it stands there. */
  async countOf(value: Locator): Promise<number> {
    const label = await value.locator('xpath=..').innerText();
    return Number(/(\d+)\s*$/.exec(label)?.[1]);
  }

  async totalNumber(): Promise<number> {
    return Number(/\d+/.exec(await this.total.innerText())?.[0]);
  }
}

/** Searches the list of all that the shop has, takes the search back, and goes to the second page. */
export async function searchAndTurnPage(page: Page): Promise<void> {
  await page.goto('/Shop');
  const items = page.getByText(/^\d+ items?$/).first();
  const all = await items.textContent();
  const field = page.getByRole('searchbox', { name: 'Search this list' });
  await field.fill('yoga mat');
  await expect(items).not.toHaveText(all ?? '');
  await field.fill('');
  await expect(items).toHaveText(all ?? '');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
}
