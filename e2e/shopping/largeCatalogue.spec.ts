import { generateCatalogue } from '#local/seed/generateCatalogue';
import { ListPage } from '#e2e/support/listPage';
import { expect, test } from '#e2e/support/test';

/** How many programs there are, and as many products. */
const size = 10_000;

test(
  'a shop with ten thousand of each lists, finds and saves',
  { tag: '@desktop' },
  async ({ page, catalogue }) => {
    // The browser of the tests compiles nothing for speed, and shares its machine.
    const { programs, products } = generateCatalogue(size);
    await catalogue.serve('programs', programs);
    await catalogue.serve('products', products);
    const list = new ListPage(page);
    await list.open('/Shop');
    // Ten pages of 3 MB for each node, through the test's own process.
    await expect(list.total).toHaveText('20,000 items');
    expect(await list.cards.count()).toBeLessThanOrEqual(200);

    await (await list.facets()).getByRole('checkbox', { name: /^Social/ }).check();
    await expect(list.total).not.toHaveText('20,000 items');
    const wanted = Object.values(programs).find(({ category }) => category === 'Social')?.name ?? '';
    await expect(list.cards.first()).not.toContainText(wanted);
    await list.search.fill(wanted);
    // The index of so many is built in turns, between which all else goes first.
    await expect(list.cards.first()).toContainText(wanted);

    await page.goto(`/product/${Object.keys(products)[3]}`);
    const saved = (): Promise<string> => page.evaluate(() => localStorage.getItem('persist:eightwell') ?? '');
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect.poll(saved).toContain('product-4');
    // So long a catalogue is not saved.
    expect(await page.evaluate(() => localStorage.getItem('eightwell:catalogue'))).toBeNull();
  },
);
