import de from '#public/locales/de/common.json' with { type: 'json' };
import en from '#public/locales/en/common.json' with { type: 'json' };
import fn from '#public/locales/fn/common.json' with { type: 'json' };
import { languages } from '#model/languages';
import { rope, roller, tee, walker, withSavedShop, yoga } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';

test('the shop makes use of a wider window', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/Shop');
  const toTop = page.getByRole('button', { name: 'Back to the top' });
  let narrower = 0;
  for (const width of [320, 390, 768, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 844 });
    await test.step(`the button to the top floats whole at ${width} px`, async () => {
      await expect(toTop).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(toTop).toBeInViewport({ ratio: 1 });
      const box = await toTop.boundingBox();
      expect(box?.x, `at ${width} px`).toBeGreaterThan(width / 2);
      await toTop.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(toTop).toHaveCount(0);
    });
    await test.step(`the sign to compare stays beside a price at ${width} px`, async () => {
      const compare = page.getByRole('main').getByRole('button', { name: /^Compare / });
      expect(await compare.count()).toBeGreaterThan(10);
      const below = await compare.evaluateAll(
        (signs) =>
          signs.filter((sign) => {
            const { top, bottom } = sign.getBoundingClientRect();
            const price = sign.previousElementSibling?.getBoundingClientRect();
            return price === undefined || (top + bottom) / 2 >= price.bottom;
          }).length,
      );
      expect(below).toBe(0);
    });
    if (width < 1280) continue;
    await test.step(`search and cards have grown at ${width} px, and one currency is in sight`, async () => {
      const search = await page.getByRole('combobox', { name: 'Search the shop' }).boundingBox();
      expect(search?.width, `search at ${width} px`).toBeGreaterThan(narrower);
      narrower = search?.width ?? 0;
      await expect(page.getByRole('combobox', { name: /currency/i })).toHaveCount(1);
      const main = await page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('article').or(page.getByRole('heading', { level: 2 })) })
        .first()
        .boundingBox();
      expect((main?.x ?? 0) + (main?.width ?? 0), `cards at ${width} px`).toBeGreaterThan(width * 0.85);
    });
  }
});

test('the search says whole what it is for, in every language', { tag: '@desktop' }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/?lng=${language}`);
    const search = page
      .getByRole('banner')
      .getByRole('combobox', { name: { en, fn, de }[language].header.search });
    const room = await search.evaluate((input: HTMLInputElement) => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('There is no canvas to measure on.');
      Object.assign(pen, { font, letterSpacing });
      const words = pen.measureText(input.placeholder).width;
      return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words;
    });
    // The cross that empties the field keeps its room.
    expect(room, language).toBeGreaterThanOrEqual(20);
  }
});

test(
  'the promise of home ends in one line, and its picture is clear of the header',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [language, width] of [
      ['de', 1280],
      ['fn', 1280],
      ['en', 1024],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?lng=${language}`);
      const end = page.getByRole('heading', { level: 1 }).locator('span');
      const lines = await end.evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${language} at ${width} px`).toBe(1);
      const header = await page.getByRole('banner').boundingBox();
      const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
      expect((picture?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(8);
    }
  },
);

test(
  'the pressed view is the one that is shown, chosen or not, and the filters stay in view',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/Shop');
    const views = page.getByRole('group', { name: 'View' });
    const cards = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    const columns = () =>
      cards.first().evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    for (const [width, name] of [
      [1920, 'Four columns'],
      [1280, 'Three columns'],
      [2560, 'Four columns'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect(views.getByRole('button', { pressed: true }), `${width} px`).toHaveAccessibleName(name);
      expect(await columns(), `${width} px`).toBe(name.startsWith('Four') ? 4 : 3);
    }
    // A tablet has room for as many columns as a computer whose list stands beside the filters.
    for (const [width, number] of [
      [390, 2],
      [820, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(columns, `${width} px`).toBe(number);
    }
    await page.setViewportSize({ width: 1280, height: 844 });
    await views.getByRole('button', { name: 'Three columns' }).click();
    await expect(views.getByRole('button', { pressed: true })).toHaveAccessibleName('Three columns');
    await expect.poll(columns).toBe(3);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeInViewport();
  },
);

test('the header is one row at every width, in every language', { tag: '@scrollbars' }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/about?lng=${language}`);
    for (const width of [
      320, 360, 374, 375, 390, 414, 620, 768, 901, 905, 910, 916, 1000, 1110, 1190, 1290, 1366, 1440, 1536,
      1660, 1810, 1920,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const row = await page.getByRole('banner').boundingBox();
      expect(row?.height, `${language} at ${width} px`).toBeLessThan(90);
    }
    const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(bar, 'a scrollbar takes room').toBeGreaterThan(5);
  }
});

for (const [language, { header: texts }] of Object.entries({ en, fn, de }))
  test(
    `from 901 px on the header names food and holds the currency, which stays in sight, in ${language}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`/Shop?lng=${language}`);
      for (const width of [901, 960, 1024, 1100, 1180, 1181, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => window.scrollTo(0, 1500));
        const header = page.getByRole('banner');
        const food = header.getByRole('link', { name: texts.orderFood });
        await expect(food, `at ${width} px`).toBeInViewport({ ratio: 1 });
        await expect(food.getByText(texts.food), `at ${width} px`).toBeVisible();
        const currency = header.getByRole('combobox', { name: texts.currency });
        await expect(currency, `at ${width} px`).toBeInViewport({ ratio: 1 });
      }
    },
  );

test(
  'on a phone the button to the top gives way to toasts, and stands above the bar and on no field',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/product/sisal-rope');
    await page.evaluate(() => window.scrollTo(0, 1200));
    const bar = page.getByRole('region', { name: 'Buy' });
    const toTop = page.getByRole('button', { name: 'Back to the top' });
    await expect(toTop).toBeVisible();
    await bar.getByRole('button', { name: 'Add to cart' }).click();
    // Under a pointer it stays.
    await page.getByRole('alert').filter({ hasText: 'Added To Cart' }).hover();
    await expect(toTop).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(toTop).toBeInViewport({ ratio: 1 });
    await toTop.click({ trial: true });
    const button = await toTop.boundingBox();
    const below = await bar.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

    const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2;
    await page.getByRole('button', { name: 'SUBSCRIBE' }).evaluate((subscribe, y) => {
      const { top, height } = subscribe.getBoundingClientRect();
      window.scrollBy(0, top + height / 2 - y);
    }, middle);
    await expect(bar).toBeVisible();
    await expect(toTop).toHaveCount(0);
  },
);

test('what is saved and compared carries the same icon and count everywhere', async ({ page, isMobile }) => {
  await withSavedShop(page, { wishlist: [tee, rope, roller], compare: [yoga, walker] });
  await page.goto('/product/everyday-tee');
  const heart = page.getByRole('main').getByRole('button', { name: 'Everyday Tee is saved' }).locator('svg');
  const fill = await heart.evaluate((icon) => getComputedStyle(icon).fill);
  expect(fill).not.toBe('none');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 3 items' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Compare, 2 items' })).toBeVisible();
  if (isMobile) {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Wishlist, 3 items' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Compare, 2 items' })).toBeVisible();
  }
});

test('in letters of twice the size icons grow, and a count covers no more than a corner of one', async ({
  page,
}) => {
  await withSavedShop(page, { wishlist: [tee, rope, roller], compare: [yoga, walker] });
  await page.goto('/about');
  const heart = page.getByRole('banner').getByRole('link', { name: 'Wishlist, 3 items' });
  const icon = heart.locator('svg');
  const before = await icon.boundingBox();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [grown, count] = [await icon.boundingBox(), await heart.getByText('3').boundingBox()];
  if (!before || !grown || !count) throw new Error('The wishlist in the header is not rendered.');
  expect(grown.width).toBeGreaterThanOrEqual(before.width * 1.5);
  const width = Math.min(grown.x + grown.width, count.x + count.width) - Math.max(grown.x, count.x);
  const height = Math.min(grown.y + grown.height, count.y + count.height) - Math.max(grown.y, count.y);
  expect((width * height) / (grown.width * grown.height)).toBeLessThan(0.3);
});

test('a row of articles in two columns leaves no hole', { tag: '@onceOnDesktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/anxiety?lng=de');
  const list = await page.getByRole('region', { name: 'Weiterlesen' }).getByRole('list').boundingBox();
  const last = await page
    .getByRole('region', { name: 'Weiterlesen' })
    .getByRole('listitem')
    .last()
    .boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
});

test(
  'counts in the filters stay beside their names, also with wide letters',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const language of languages) {
      await page.goto(`/Shop?lng=${language}`);
      const values = page.getByRole('complementary').getByRole('checkbox').locator('xpath=ancestor::li[1]');
      for (const letters of ['as they are', 'wide']) {
        if (letters === 'wide')
          await page.evaluate(() => {
            const spacing = new CSSStyleSheet();
            spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
            document.adoptedStyleSheets.push(spacing);
          });
        await expect.poll(() => values.count()).toBeGreaterThan(20);
        const cut = await values.evaluateAll((items) =>
          items.flatMap((item) => {
            const text = document.createRange();
            text.selectNodeContents(item);
            const isCut = text.getBoundingClientRect().right > item.getBoundingClientRect().right + 0.5;
            return isCut ? [item.textContent] : [];
          }),
        );
        expect(cut, `${language}, letters ${letters}`).toEqual([]);
      }
    }
  },
);
