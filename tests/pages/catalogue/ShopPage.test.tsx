import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ShopPage, type ShopPageProps } from '#pages/catalogue/ShopPage';
import { product, program, variation } from '#tests/support/samples';
import { address, showShop } from '#tests/support/showShop';

const items = [
  program({ id: 'calm', name: 'Calm Days', dimensions: ['Emotional'], tag: ['Evenings'], price: 40 }),
  program({ id: 'walk', name: 'Long Walk', dimensions: ['Physical'], tag: ['Outdoors'], price: 60 }),
  product({ id: 'tee', name: 'Plain Tee', category: ['Apparel'], variation: [variation('Fern', { M: 2 })] }),
  product({ id: 'mask', name: 'Eye Mask', category: ['Sleep'], tag: ['Evenings'], price: 90, discount: 90 }),
];

const usual: ShopPageProps = {
  head: 'shop',
  scope: 'all',
  sidebar: 'left',
  view: '3',
  views: ['2', '3', 'list'],
};

const show = (at: string, props: Partial<ShopPageProps> = {}) =>
  showShop(<ShopPage {...usual} {...props} />, items, at);
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const box = (name: RegExp) =>
  within(screen.getByRole('complementary', { name: 'Filters' })).getByRole('checkbox', { name });

describe('a list', () => {
  it('shows what the address asks for', async () => {
    await show('/Shop?tag=Evenings&sort=priceLowToHigh');
    expect(names()).toEqual(['Eye Mask', 'Calm Days']);
    expect(box(/^Evenings/)).toBeChecked();
    expect(screen.getByText('2 items')).toBeInTheDocument();
  });

  it('writes what is chosen into the address, from page 1', async () => {
    const { user } = await show('/Shop?page=3');
    await user.click(box(/^Evenings/));
    expect(address()).toBe('/Shop?tag=Evenings');
    await user.click(box(/^Outdoors/));
    expect(names()).toEqual(['Calm Days', 'Long Walk', 'Eye Mask']);
    await user.click(box(/^Evenings/));
    expect(address()).toBe('/Shop?tag=Outdoors');
  });

  it('disables what would find nothing, but lets go of what is chosen', async () => {
    const { user } = await show('/Shop?category=Sleep&tag=Outdoors');
    expect(screen.getByRole('heading', { name: 'No results with these filters' })).toBeInTheDocument();
    expect(box(/^Apparel 0$/)).toBeDisabled();
    expect(box(/^Outdoors/)).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Without Outdoors: 1 result' }));
    expect(names()).toEqual(['Eye Mask']);
  });

  it('gathers everything applied in one summary that takes it away', async () => {
    const { user } = await show('/Shop?color=Fern&min=5&new=1');
    const applied = within(screen.getByRole('group', { name: 'Applied filters' }));
    expect(applied.getByRole('button', { name: 'Remove Color: Fern' })).toBeInTheDocument();
    await user.click(applied.getByRole('button', { name: 'Remove From $5.00' }));
    expect(address()).toBe('/Shop?color=Fern');
    await user.click(applied.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/Shop');
    expect(names()).toHaveLength(4);
  });

  it('takes a price range when its fields are left, the wrong way round too', async () => {
    const { user } = await show('/Shop');
    await user.type(screen.getByRole('textbox', { name: 'From' }), '60');
    await user.type(screen.getByRole('textbox', { name: 'To' }), '30,5{Enter}');
    expect(address()).toBe('/Shop?min=30.5&max=60');
    expect(names()).toEqual(['Calm Days', 'Long Walk']);
  });

  it('has one active view and one active sort order', async () => {
    const { user } = await show('/Shop');
    const views = within(screen.getByRole('group', { name: 'View' }));
    await user.click(views.getByRole('button', { name: 'List' }));
    expect(views.getAllByRole('button', { pressed: true })).toEqual([
      views.getByRole('button', { name: 'List' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Price, low to high' }));
    expect(screen.getByRole('button', { name: 'Default' })).toHaveAttribute('aria-pressed', 'false');
    expect(address()).toBe('/Shop?sort=priceLowToHigh&view=list');
  });

  it('keeps its own view when the address asks for one it does not offer', async () => {
    await show('/Shop?view=list2');
    const views = within(screen.getByRole('group', { name: 'View' }));
    expect(views.getByRole('button', { pressed: true })).toHaveAccessibleName('Three columns');
  });

  it('searches with typos forgiven while one types', async () => {
    const { user } = await show('/Shop');
    await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'wlak');
    expect(await screen.findByText('1 item')).toBeInTheDocument();
    expect(names()).toEqual(['Long Walk']);
  });

  it('keeps to its scope', async () => {
    await show('/program', { head: 'program', scope: 'programs' });
    expect(names()).toEqual(['Calm Days', 'Long Walk']);
    expect(screen.getByText('2 programs')).toBeInTheDocument();
  });

  it('leaves at most a page of cards in the document', async () => {
    const many = Array.from({ length: 500 }, (_, at) => product({ id: `p${at}`, name: `Product ${at}` }));
    await showShop(<ShopPage {...usual} />, many, '/Shop?page=2');
    expect(names()).toHaveLength(24);
    expect(names()[0]).toBe('Product 24');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/Shop?page=3');
  });
});

describe('a search in words', () => {
  it('takes a price in it for a filter, which goes with its words', async () => {
    const { user } = await show('/Shop?q=mask+under+20');
    await user.click(await screen.findByRole('button', { name: 'Remove Up to $20.00' }));
    expect(address()).toBe('/Shop?q=mask');
  });

  it('says what it let go of', async () => {
    await show('/Shop?q=mask+xyzzyx');
    expect(await screen.findByText(/No exact match for “mask xyzzyx”/)).toHaveTextContent('xyzzyx');
    expect(names()).toContain('Eye Mask');
  });
});

describe('the focus stays in the list', () => {
  it('when a filter that leaves nothing is taken away', async () => {
    const { user } = await show('/Shop?category=Sleep&tag=Outdoors');
    await user.click(screen.getByRole('button', { name: 'Without Outdoors: 1 result' }));
    await waitFor(() => expect(names()).toEqual(['Eye Mask']));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('when a long list of values is shown whole', async () => {
    const tags = Array.from({ length: 12 }, (_, index) => `Tag ${String.fromCodePoint(65 + index)}`);
    const { user } = await showShop(<ShopPage {...usual} />, [product({ id: 'mat', tag: tags })], '/Shop');
    await user.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(box(/^Tag I/)).toHaveFocus();
  });
});
