import { readSeed } from '#local/seed/readSeed';
import { expectAccessible } from '#e2e/support/accessibility';
import { ListPage } from '#e2e/support/listPage';
import { moveTo } from '#e2e/support/moveTo';
import { expect, test } from '#e2e/support/test';

test('facets combine, their counts hold, Back undoes one at a time, and all of it is accessible', async ({
  page,
  catalogue,
}) => {
  // Other tests have products of their own, which come and go meanwhile.
  await catalogue.serve('products', readSeed().products);
  const list = new ListPage(page);
  await list.open('/Shop');
  const all = await list.totalNumber();
  const facets = await list.facets();

  const sleep = facets.getByRole('checkbox', { name: /^Sleep/ });
  const inSleep = await list.countOf(sleep);
  await sleep.check();
  await expect(list.total).toHaveText(`${inSleep} items`);

  const beauty = facets.getByRole('checkbox', { name: /^Beauty/ });
  await beauty.check();
  await expect(list.total).not.toHaveText(`${inSleep} items`);
  const inBoth = await list.totalNumber();

  const reduced = facets.getByRole('checkbox', { name: /^Reduced/ });
  const inReduced = await list.countOf(reduced);
  await reduced.check();
  await expect(list.total).toContainText(`${inReduced} `);

  await list.leaveFacets();
  await expect(list.applied.getByRole('button')).toHaveText(['Sleep', 'Beauty', 'Reduced', 'Clear all']);
  await page.reload();
  await expect(list.total).toContainText(`${inReduced} `);

  await page.goBack();
  await expect(list.total).toHaveText(`${inBoth} items`);
  await page.goBack();
  await expect(list.total).toHaveText(`${inSleep} items`);
  await page.goForward();
  await expect(list.total).toHaveText(`${inBoth} items`);
  await list.applied.getByRole('button', { name: 'Clear all' }).click();
  await expect(list.total).toHaveText(`${all} items`);

  await test.step('a value without results cannot be chosen; a chosen one can always be let go', async () => {
    await moveTo(page, '/Shop?category=Journals');
    const ofJournals = await list.facets();
    await expect(ofJournals.getByRole('checkbox', { name: /^Spiritual/ })).toBeVisible();
    await expect(ofJournals.getByRole('checkbox', { name: /\s0$/ }).first()).toBeDisabled();
    await list.leaveFacets();

    await moveTo(page, '/Shop?category=Journals&stock=out&tag=Running');
    await expect(page.getByRole('heading', { name: 'No results with these filters' })).toBeVisible();
    const chosen = (await list.facets()).getByRole('checkbox', { name: /^Journals/ });
    await expect(chosen).toBeEnabled();
    await chosen.uncheck();
    await list.leaveFacets();
    await expect(list.applied.getByRole('button', { name: 'Remove Journals' })).toHaveCount(0);
  });

  await test.step('the list is accessible, with the facets open too', async () => {
    await moveTo(page, '/Shop?tag=Evenings&color=Fern');
    await expect(list.cards.first()).toBeVisible();
    await expectAccessible(page, 'a list');
    await list.facets();
    await expectAccessible(page, 'a list with its facets');
  });
});

test(
  'words in the search are forgiven, and typing makes one entry in the history',
  { tag: '@once' },
  async ({ page }) => {
    const list = new ListPage(page);
    await test.step('strange addresses show the list as it is', async () => {
      await list.open('/Shop?category=Nope&min=1e999&max=-3&page=900&sort=%22&view=77&color=%3Cscript%3E');
      await expect(list.applied).toBeHidden();
      await page.goto(`/Shop?q=${encodeURIComponent('🧘<xyzzyx>(.*)+[$'.repeat(70))}`);
      await expect(page.getByRole('heading', { name: /No results for/ })).toBeVisible();
    });

    await test.step('typing makes one entry', async () => {
      await moveTo(page, '/Shop?tag=Evenings');
      await expect(list.search).toHaveValue('');
      await expect(list.cards.first()).toBeVisible();
      const before = await list.total.innerText();
      await list.search.pressSequentially('jour', { delay: 200 });
      await expect(page).toHaveURL(/q=jour&tag=Evenings$/);
      await expect(list.total).not.toHaveText(before);
      await page.goBack();
      await expect(list.search).toHaveValue('');
      await expect(list.total).toHaveText(before);
      await expect(page).toHaveURL(/\/Shop\?tag=Evenings$/);
    });

    await test.step('a typo is forgiven, and what leaves nothing over is said', async () => {
      await moveTo(page, '/Shop?q=jornal');
      await expect(list.search).toHaveValue('jornal');
      await expect(list.cards.first()).toHaveText('Evening Journal');

      await moveTo(page, '/Shop?q=journal&category=Food');
      await page.getByRole('button', { name: /^Without Food: \d+ result/ }).click();
      await expect(list.cards.first()).toBeVisible();
      await expect(list.search).toHaveValue('journal');

      await moveTo(page, '/Shop?q=xyzzyx');
      await expect(page.getByRole('heading', { name: 'No results for “xyzzyx”' })).toBeVisible();
      await page.getByRole('button', { name: 'Show everything' }).click();
      await expect(list.cards.first()).toBeVisible();
    });

    await test.step('it is sorted by the price one pays, and the address shows the order', async () => {
      await page.getByRole('main').getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low');
      await expect(page).toHaveURL(/sort=priceHighToLow/);
      // The address says so before the cards are rendered.
      await expect(async () => {
        const amounts = await list.prices();
        expect(amounts.length).toBeGreaterThan(1);
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      }).toPass();
    });
  },
);

test('pages are links that lead to the top of the list; a filter goes back to page 1', async ({ page }) => {
  const list = new ListPage(page);
  await list.open('/Shop');
  const first = await list.cards.first().innerText();
  const second = page.getByRole('link', { name: 'Page 2', exact: true });
  await expect(second).toHaveAttribute('href', /\?page=2$/);
  await second.click();
  await expect(list.cards.first()).not.toHaveText(first);
  await expect(list.cards.first()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(list.cards.first()).toHaveText(first);
  await expect(list.cards.first()).toBeInViewport();

  await page.goBack();
  await expect(list.cards.first()).not.toHaveText(first);
  await page.reload();
  await expect(list.cards.first()).not.toHaveText(first);
  await (await list.facets()).getByRole('checkbox', { name: /^New/ }).check();
  await expect(page).toHaveURL(/\?new=1$/);
});

test('Back from a program restores the list and the place in it', { tag: '@once' }, async ({ page }) => {
  const list = new ListPage(page);
  await list.open('/program?sort=priceLowToHigh');
  const card = list.cards.nth(15);
  await card.scrollIntoViewIfNeeded();
  const name = await card.innerText();
  const place = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(list.cards.nth(15)).toHaveText(name);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThanOrEqual(50);
});

test(
  'FILTER above the program grid leads to the programs one chooses',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'FILTER' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('checkbox', { name: /^Social/ }).check();
    const show = drawer.getByRole('button', { name: /^Show \d+ results?$/ });
    await test.step('its foot lies over no field that is typed in', async () => {
      const field = drawer.getByRole('textbox', { name: 'To', exact: true });
      await field.focus();
      const bottom = async (): Promise<number> => {
        const box = await field.boundingBox();
        return (box?.y ?? Number.NaN) + (box?.height ?? 0);
      };
      await expect.poll(bottom).toBeLessThanOrEqual((await show.boundingBox())?.y ?? 0);
    });
    const found = /\d+/.exec(await show.innerText())?.[0];
    await show.click();
    await expect(page).toHaveURL(/\/shopdetails\?dimension=Social$/);
    await expect(new ListPage(page).total).toHaveText(`${found} programs`);
  },
);

test(
  'one view mode is active at a time, and the panel above the cards grows to its content',
  { tag: '@desktop' },
  async ({ page }) => {
    const list = new ListPage(page);
    await list.open('/Shop');
    const views = page.getByRole('group', { name: 'View' });
    await views.getByRole('button', { name: 'List' }).click();
    await expect(views.getByRole('button', { pressed: true })).toHaveAccessibleName('List');
    await page.reload();
    await expect(views.getByRole('button', { pressed: true })).toHaveAccessibleName('List');

    await moveTo(page, '/shop-grid-filter');
    const button = page.getByRole('button', { name: 'FILTER' });
    const sort = page.getByRole('button', { name: 'Price, low to high' });
    await expect(sort).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await sort.click();
    await expect(sort).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/sort=priceLowToHigh/);
    await button.click();
    await expect(sort).toBeHidden();
  },
);

test(
  'the search stands once in the first view of a phone’s home page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search the shop' });
    await expect(box).toBeInViewport({ ratio: 1 });
    const inBar = page.getByRole('banner').getByRole('button', { name: 'Search the shop' });
    await expect(inBar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(inBar).toBeInViewport({ ratio: 1 });
    await test.step('and the page is no longer than eleven screens', async () => {
      await expect(page.getByRole('heading', { name: 'What would you like to change?' })).toBeVisible();
      const { height } = page.viewportSize() ?? { height: 0 };
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11 * height);
    });
    await page.evaluate(() => window.scrollTo(0, 0));
    await box.fill('yoga');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/Shop\?q=yoga$/);
  },
);

test(
  'the search stays in the bar where there is no room for its field',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/about');
    const open = page.getByRole('banner').getByRole('button', { name: 'Search the shop' });
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(open, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Search the shop' });
    const field = drawer.getByRole('combobox', { name: 'Search the shop' });
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('tea');
    await expect(drawer.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Shop?q=tea');
    await expect(drawer).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(open).toBeHidden();
  },
);
