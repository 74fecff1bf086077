import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '#app/routes/routes';
import type { Item } from '#model/catalogue/item';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { isDeskPath, itemPaths } from '#model/paths';
import { facetIndexOf, facets } from '#model/search/facetIndex';
import { loadRealTexts, openShop, type OpenShop } from '#tests/support/shopFixture';
import { otherTrade } from '#tests/support/otherTrade';
import { addressOf, renderAddress, stubBrowser } from '#tests/support/wholeShop';

vi.mock('#features/account/session/followMember', () => import('#tests/support/asGuest'));

async function shopOf(items: readonly Item[]): Promise<OpenShop> {
  const shop = await openShop('empty');
  shop.store.dispatch(programsReceived(items.filter((found) => found.kind === 'program')));
  shop.store.dispatch(productsReceived(items.filter((found) => found.kind === 'product')));
  return shop;
}

beforeAll(loadRealTexts);
beforeEach(stubBrowser);

const shown = routes.filter(({ path }) => !isDeskPath(path)).map(({ path }) => path);

/** Whether a heading is a link itself, or a link, a control, a sentence or a list with anything in it follows. */
function hasContent(heading: HTMLElement): boolean {
  if (heading.closest('a')) return true;
  const part = heading.closest('section, nav, aside, article, fieldset, main') ?? document.body;
  const others = [...part.querySelectorAll('p, li, input, button, table, dl, blockquote, form')].filter(
    (one) => one.textContent.trim() !== '' || one.matches('input'),
  );
  return others.some((one) => !one.contains(heading) && heading.compareDocumentPosition(one) & 4);
}

const emptyHeadings = (): string[] =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .filter((heading) => heading.tagName !== 'H1' && !hasContent(heading))
    .map((heading) => heading.textContent);

const index = facetIndexOf(otherTrade);

/** Whether an address of the shop shows something of this catalogue. */
function leadsSomewhere(href: string): boolean {
  const { pathname, searchParams } = new URL(href, 'https://shop.example');
  const [, first, id] = pathname.split('/');
  if (itemPaths.includes(`/${first}`) && id !== undefined) return otherTrade.some((item) => item.id === id);
  if (['/cloud-kitchen', '/gadgets', '/Food', '/beauty'].includes(pathname)) return false;
  if (pathname.startsWith('/blog') || pathname.startsWith('/wellness')) return true;
  return facets.every((facet) => {
    const asked = searchParams.getAll(facet);
    return asked.length === 0 || asked.some((value) => index.values[facet].has(value));
  });
}

const linksToNothing = (): string[] =>
  screen
    .getAllByRole('link')
    .flatMap((link) => link.getAttribute('href') ?? [])
    .filter((href) => href.startsWith('/') && !leadsSomewhere(href));

describe('a shop of another trade', () => {
  test.each(shown)('has no empty heading and no link to nothing at %s', async (path) => {
    const shop = await shopOf(otherTrade);
    await renderAddress(shop, addressOf(shop, path));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(emptyHeadings()).toEqual([]);
    expect(linksToNothing()).toEqual([]);
  });

  test('shows its own tools and courses on its home page', async () => {
    await renderAddress(await shopOf(otherTrade), '/');
    const main = await screen.findByRole('main');
    expect(await within(main).findAllByRole('link', { name: 'Spoons' })).not.toHaveLength(0);
    expect(within(main).queryByRole('heading', { name: 'What would you like to change?' })).toBeNull();
  });

  test('without courses leads to none', async () => {
    const shop = await shopOf(otherTrade.filter(({ kind }) => kind === 'product'));
    await renderAddress(shop, '/');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).not.toContain('/program');
    expect(hrefs).not.toContain('/find-my-program');
  });
});
