import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { CatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { ProgramFilterButton } from '#features/catalogue/sections/ProgramGrid';
import { ShopPage } from '#pages/catalogue/ShopPage';
import { product, variation } from '#tests/support/samples';
import { renderInShop } from '#tests/support/shopFixture';
import { showShop } from '#tests/support/showShop';

const sold = (id: string, category: string, color: string, price: number) =>
  product({ id, name: id, category: [category], price, variation: [variation(color, { One: 3 })] });

/** By name the values that a limit of 30 empties come first, so that only their being empty can put them last. */
const items = [
  sold('bench', 'Apparel', 'Amber', 90),
  sold('ladder', 'Apparel', 'Amber', 80),
  sold('mask', 'Sleep', 'Fern', 20),
  sold('pillow', 'Sleep', 'Plum', 40),
  sold('lamp', 'Sleep', 'Plum', 60),
];

async function openFilters(address = '/Shop') {
  const { user } = await showShop(
    <ShopPage head="shop" scope="all" sidebar="none" view="3" views={['3']} />,
    items,
    address,
  );
  await user.click(screen.getByRole('button', { name: /^Filter/i }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const showButton = (count: string) => drawer.getByRole('button', { name: `Show ${count}` });
  const values = (facet: string) =>
    within(drawer.getByRole('group', { name: facet })).getAllByRole<HTMLInputElement>('checkbox');
  return { user, drawer, showButton, values };
}

/** jsdom has no windows of different widths. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: vi.fn<() => void>(),
    removeListener: vi.fn<() => void>(),
  }));
});

const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent;

describe('the drawer of filters', () => {
  it('says at every character of a price how many there are', async () => {
    const { user, drawer, showButton } = await openFilters();
    expect(showButton('5 results')).toBeInTheDocument();
    const most = drawer.getByRole('textbox', { name: 'To' });
    await user.type(most, '4');
    expect(showButton('0 results')).toBeInTheDocument();
    await user.type(most, '0');
    expect(showButton('2 results')).toBeInTheDocument();
    await user.type(most, '{Backspace}{Backspace}20');
    expect(showButton('1 result')).toBeInTheDocument();
    await user.clear(most);
    expect(showButton('5 results')).toBeInTheDocument();
  });

  it('puts values that would find nothing last, where they cannot be chosen', async () => {
    const { user, drawer, values } = await openFilters();
    const colors = () => values('Color').map((box) => [labelOf(box), box.disabled]);
    expect(colors()).toEqual([
      ['Amber 2', false],
      ['Plum 2', false],
      ['Fern 1', false],
    ]);
    await user.type(drawer.getByRole('textbox', { name: 'To' }), '30');
    expect(colors()).toEqual([
      ['Fern 1', false],
      ['Amber 0', true],
      ['Plum 0', true],
    ]);
  });

  it('leaves a chosen value in its place and free to be let go of, though it finds nothing', async () => {
    const { user, drawer, values } = await openFilters('/Shop?color=Amber');
    await user.type(drawer.getByRole('textbox', { name: 'To' }), '30');
    expect(values('Color').map((box) => [labelOf(box), box.checked, box.disabled])).toEqual([
      ['Amber 0', true, false],
      ['Fern 1', false, false],
      ['Plum 0', false, true],
    ]);
  });
});

test('the filters of a page that has only its own programs wait for the catalogue, and count nothing before', async () => {
  const status: CatalogueStatus = { phase: 'loading', isPageOnly: true, retry: () => undefined };
  const { user } = await renderInShop(<ProgramFilterButton />, { status });
  await user.click(screen.getByRole('button', { name: 'FILTER' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(drawer.getByText('Loading')).toBeInTheDocument();
  expect(drawer.queryByRole('group')).not.toBeInTheDocument();
  expect(drawer.queryByText(/\d/)).not.toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Show results' })).toBeInTheDocument();
});
