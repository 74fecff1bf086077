/** Early input: events on a prerendered page are replayed once when the app starts. */
import { createServer } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
// Uses the plain page without waiting for the app, because these tests have to be earlier.
import { expect, test } from '@playwright/test';
import { listen } from '#local/machine/listen';
import { elementsIn, tagsIn } from '#tools/build/tags';
import { holdCode } from '#e2e/support/holdCode';
import { isInteractive } from '#e2e/support/isAlive';
import { fillCart, yoga } from '#e2e/support/savedShop';

/** Holds back the end of a page, from its footer on, until it is let go: the rest can be seen meanwhile. */
async function holdFooter(page: Page, path: string): Promise<() => void> {
  const answer = await page.request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
  const html = await answer.text();
  const end = html.indexOf('<footer');
  let letGo = (): void => undefined;
  const server = createServer((_request, response) => {
    const headers = Object.entries(answer.headers()).map(([name, value]) => [
      name,
      // The policy means the shop by it, not this server.
      value.replaceAll("'self'", new URL(answer.url()).origin),
    ]);
    response.writeHead(200, Object.fromEntries(headers));
    response.write(html.slice(0, end));
    letGo = () => {
      response.end(html.slice(end));
      server.close();
    };
  });
  const { url } = await listen(server);
  await page.route(path, (route) => route.continue({ url: `${url}${path}` }));
  return () => letGo();
}

/** The first product page of the sample whose HTML is as wanted. */
async function productPage(request: APIRequestContext, isWanted: (html: string) => boolean): Promise<string> {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = elementsIn(map, 'loc')
    .map(({ text }) => new URL(text))
    .filter(({ pathname, search }) => pathname.startsWith('/product/') && search === '')
    .map(({ pathname }) => pathname);
  for (const path of paths) {
    if (isWanted(await (await request.get(path)).text())) return path;
  }
  throw new Error('The sample has no such product.');
}

const radiosOf = (html: string): number =>
  tagsIn(html).filter(({ attributes }) => attributes.get('type') === 'radio').length;
const onPhone = { tag: '@phone' };

test('a colour that was chosen is chosen', onPhone, async ({ page, request }) => {
  const letGo = await holdCode(page);
  await page.goto(await productPage(request, (html) => radiosOf(html) > 3), { waitUntil: 'commit' });
  const wanted = page
    .getByRole('group', { name: /Colou?r/ })
    .getByRole('radio')
    .nth(1);
  await wanted.check({ force: true });
  const name = (await wanted.getAttribute('aria-label')) ?? '';
  letGo();
  await page.waitForFunction(isInteractive);
  await expect(page.getByRole('radio', { name }).first()).toBeChecked();
  await expect(page.getByRole('group', { name: /Colou?r/ })).toContainText(name);
});

test('what was put into the cart, pressed twice, is in it once', onPhone, async ({ page, request }) => {
  const letGo = await holdCode(page);
  await page.goto(await productPage(request, (html) => radiosOf(html) === 0), { waitUntil: 'commit' });
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  letGo();
  await expect(page.getByText('Added To Cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

type End = () => Promise<unknown>;
interface Point {
  x: number;
  y: number;
}

async function touch(page: Page, at: Point): Promise<End> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A press that begins before the app comes; what ends it is returned. */
const presses: Record<string, (page: Page, at: Point) => Promise<End>> = {
  'the mouse': async (page, { x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    return () => page.mouse.up();
  },
  'a finger': touch,
  'a finger on an iPhone, which clicks nothing that was replaced': async (page, at) => {
    await page.evaluate(() =>
      window.addEventListener('click', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
    );
    return touch(page, at);
  },
};
for (const [pointer, begin] of Object.entries(presses)) {
  const isMouse = pointer === 'the mouse';
  test(
    `what is still pressed when the page is rendered anew is done: by ${pointer}`,
    { tag: isMouse ? '@desktop' : '@phone' },
    async ({ page }) => {
      await fillCart(page, [yoga]);
      const letGo = await holdCode(page);
      await page.goto('/product/sisal-rope', { waitUntil: 'commit' });
      const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
      await add.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await add.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const end = await begin(page, { x: x + width / 2, y: y + height / 2 });
      letGo();
      await page.waitForFunction(isInteractive);
      await end();
      await expect(page.getByText('Added To Cart')).toBeVisible();
      const cart = page.getByRole(isMouse ? 'button' : 'link', { name: 'Cart, 2 items' });
      await expect(cart).toBeVisible();
    },
  );
}

test('what is typed stays, with focus and caret, and is searched', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/Shop', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox').first();
  await field.click();
  await field.pressSequentially('tea');
  await field.press('ArrowLeft');
  letGo();
  await page.waitForFunction(isInteractive);
  await expect(field).toHaveValue('tea');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(2);
  await expect(page).toHaveURL(/tea/);
});

// On a phone the list has one view only.
test('a page can be used while the rest of it arrives', { tag: '@desktop' }, async ({ page }) => {
  const letGo = await holdFooter(page, '/Shop');
  await page.goto('/Shop', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const list = main.getByRole('button', { name: 'List', exact: true });
  await list.click();
  const field = main.getByRole('searchbox').first();
  await field.click();
  await field.pressSequentially('tea');
  await expect(field).toHaveValue('tea');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL(/tea/);
  await expect(field).toHaveValue('tea');
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a page whose rest does not come is shown in the end, in English', onPhone, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
  const letGo = await holdFooter(page, '/Shop');
  await page.goto('/Shop', { waitUntil: 'commit' });
  const title = page.locator('h1');
  await expect(title).toBeAttached();
  await expect(title).toBeHidden();
  await page.clock.fastForward(8000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letGo();
});

test('the menu that was pressed opens', onPhone, async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a key that leads to the end of a page leads there', onPhone, async ({ page }) => {
  const letGo = await holdCode(page);
  // Before the last of the HTML has come, its end is elsewhere.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const last = page.getByRole('contentinfo').getByText('Eightwell').last();
  await expect(last).toBeAttached();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  letGo();
  await page.waitForFunction(isInteractive);
  await expect(last).toBeInViewport();
});

test(
  'a place one scrolled to is kept by a reload, without the app and when it has come since',
  onPhone,
  async ({ page }) => {
    const letGo = await holdCode(page);
    const last = page.getByRole('contentinfo').getByText('Eightwell').last();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('End');
    await expect(last).toBeInViewport();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(last).toBeInViewport();
    letGo();
    await page.waitForFunction(isInteractive);
    await page.reload();
    await page.waitForFunction(isInteractive);
    await expect(last).toBeInViewport();
  },
);

test(
  'a picture below the first view comes when one scrolls, or when the app stands',
  onPhone,
  async ({ page }) => {
    const letGo = await holdCode(page);
    const picture = page.getByRole('region', { name: 'Eight sides of being well' }).locator('img').first();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(picture).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(picture).toBeHidden();
    letGo();
    await expect(picture).toBeVisible();
  },
);
