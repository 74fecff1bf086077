import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { searchPages } from '#content/searchPages';
import { SearchBox } from '#features/catalogue/search/SearchBox';
import { recentSearches } from '#services/storage/recentSearches';
import { product, program } from '#tests/support/samples';
import { address, showShop } from '#tests/support/showShop';

const items = [
  program({ id: 'calm', name: 'Calm Days', keywords: ['anxiety'] }),
  product({ id: 'book', name: 'Evening Journal', category: ['Journals'], keywords: ['evening diary'] }),
];

const show = () => showShop(<SearchBox />, items);
const field = () => screen.getByRole('combobox', { name: 'Search the shop' });

// The first reading compiles every text of the library.
beforeAll(() => searchPages('en').then(() => undefined));
afterEach(() => recentSearches.forget());

describe('suggestions', () => {
  it('show the topic page before the programs that fit', async () => {
    const { user } = await show();
    await user.type(field(), 'anxiety');
    const pages = await screen.findByRole('group', { name: 'Topics, articles and help' });
    await screen.findByRole('group', { name: 'In the shop' });
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups.indexOf('Topics, articles and help')).toBeLessThan(groups.indexOf('In the shop'));
    await user.click(within(pages).getAllByRole('option')[0] ?? pages);
    expect(address()).toBe('/anxiety');
  });

  it('lead to the section of the terms that answers', async () => {
    const { user } = await show();
    await user.type(field(), 'delivery');
    const pages = await screen.findByRole('group', { name: 'Topics, articles and help' });
    await user.click(within(pages).getByRole('option', { name: /^Delivery/ }));
    expect(address()).toContain('/terms-conditions');
  });

  it('complete what is typed', async () => {
    const { user } = await show();
    await user.type(field(), 'even');
    await user.click(await screen.findByRole('option', { name: 'evening diary' }));
    expect(address()).toBe('/Shop?q=evening+diary');
  });
});

describe('recent searches', () => {
  it('come back in the empty field, and can be cleared', async () => {
    const { user } = await show();
    await user.type(field(), 'journal{Enter}');
    await user.click(document.body);
    await user.click(field());
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    expect(within(recent).getByRole('option', { name: 'journal' })).toBeInTheDocument();
    await user.click(within(recent).getByRole('option', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
    expect(recentSearches.read()).toEqual([]);
  });
});
