import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchBox } from '#features/catalogue/search/SearchBox';
import { SuggestionList } from '#features/catalogue/search/SuggestionList';
import type { SuggestionGroup } from '#features/catalogue/search/suggestions';
import { product, program } from '#tests/support/samples';
import { address, showShop } from '#tests/support/showShop';
import { held } from '#tests/support/held';

vi.mock(import('#features/catalogue/search/searchIndexes'), { spy: true });

const items = [
  program({ id: 'journal', name: 'Journal by Candle' }),
  product({ id: 'book', name: 'Evening Journal', category: ['Journals'] }),
];

const show = () => showShop(<SearchBox />, items);

const found: SuggestionGroup = { name: 'items', suggestions: items.map((item) => ({ kind: 'item', item })) };
const words: SuggestionGroup = { name: 'words', suggestions: [{ kind: 'completion', query: 'evening' }] };

/** A list in which the first item is marked, and whose words come later, before the items. */
function LateWords() {
  const [isLate, setLate] = useState(false);
  return (
    <>
      <button onClick={() => setLate(true)}>More</button>
      <SuggestionList
        id="found"
        groups={isLate ? [words, found] : [found]}
        marked={isLate ? 1 : 0}
        total={2}
        isReady
        query="evening"
        onChoose={() => undefined}
      />
    </>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Search the shop' });

describe('the search box', () => {
  it('suggests items and leads to the marked one', async () => {
    const { user } = await show();
    await user.type(field(), 'jornal');
    await screen.findByRole('option', { name: /^See / });
    expect(screen.getAllByRole('option', { name: /Journal by Candle|Evening Journal/ })).toHaveLength(2);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
    await user.keyboard('{Enter}');
    expect(address()).toBe(marked.textContent?.includes('Candle') ? '/program/journal' : '/product/book');
  });

  it('comes round from the last option to the first', async () => {
    const { user } = await show();
    await user.type(field(), 'evening');
    await screen.findByRole('option', { name: /^See / });
    // Articles come later, and stand before the first.
    await screen.findByRole('option', { name: /^What a bad night/ });
    await user.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option').at(0)).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps what is marked in sight when something comes before it', async () => {
    const { user } = await showShop(<LateWords />, items);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    expect(scrolled.mock.instances).toEqual([screen.getByRole('option', { selected: true })]);
  });

  it('leads to all results when nothing is marked', async () => {
    const { user } = await show();
    await user.type(field(), 'evening & more{Enter}');
    expect(address()).toBe('/Shop?q=evening+&+more');
  });

  it('closes with Escape, and then empties the field', async () => {
    const { user } = await show();
    await user.type(field(), 'evening');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('evening');
  });

  it('marks nothing any more once it was closed or left', async () => {
    const { user } = await show();
    await user.type(field(), 'evening');
    await screen.findByRole('option', { name: /^See / });
    for (const leaving of ['{Escape}', '{Tab}']) {
      await user.keyboard(`{ArrowDown}{ArrowDown}${leaving}`);
      await user.click(field());
      expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    }
  });

  it('leaves keys alone while characters are composed', async () => {
    const { user } = await show();
    await user.type(field(), 'evening');
    await screen.findByRole('option', { name: /^See / });
    for (const key of ['ArrowDown', 'Escape'])
      expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  });

  it('asks for pictures only where nothing more is typed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { user } = await show();
    await user.type(field(), 'evening');
    const option = await screen.findByRole('option', { name: /Evening Journal/ });
    expect(within(option).queryByRole('presentation')).not.toBeInTheDocument();
    expect(await within(option).findByRole('presentation')).toHaveAttribute('src');
  });

  it('does not say that there is nothing before it has looked', async () => {
    const { searchIndexOf } = await import('#features/catalogue/search/searchIndexes');
    const index = held();
    vi.mocked(searchIndexOf).mockImplementationOnce(async (...call) => {
      await index.promise;
      return searchIndexOf(...call);
    });
    const { user } = await showShop(<SearchBox />, [product({ id: 'zither', name: 'Zither' })]);
    await user.type(field(), 'zither');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByText(/^(No|0) results/)).not.toBeInTheDocument();
    index.settle();
    expect(await screen.findByRole('option', { name: /Zither/ })).toBeInTheDocument();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('says when there is nothing', async () => {
    const { user } = await show();
    await user.type(field(), 'xyzzyx');
    expect(await screen.findByText('No results for “xyzzyx”')).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});
