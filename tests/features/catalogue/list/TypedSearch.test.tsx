import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListState } from '#features/catalogue/list/state/useListState';
import { TypedSearch } from '#features/catalogue/search/TypedSearch';

function List() {
  const list = useListState();
  return (
    <>
      <TypedSearch
        label="Search this list"
        query={list.applied.query}
        onSearch={(query) => list.type({ query })}
      />
      <button type="button" onClick={() => list.change({ page: 2 })}>
        Next page
      </button>
      <button type="button" onClick={() => list.change({ query: '' })}>
        Clear
      </button>
    </>
  );
}

function renderList(): HTMLElement {
  window.history.replaceState(null, '', '/Shop');
  render(
    <BrowserRouter useTransitions={false}>
      <List />
    </BrowserRouter>,
  );
  return screen.getByRole('searchbox', { name: 'Search this list' });
}

test('a step back right after typing takes the text back with it', async () => {
  const field = renderList();
  // Within one act nothing is rendered: the step back comes before the page has answered.
  await act(async () => {
    await userEvent.type(field, 'tea{Enter}');
    expect(window.location.search).toBe('?q=tea');
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await back;
  });
  expect(window.location.search).toBe('');
  expect(field).toHaveValue('');
});

test('what is typed before the page has answered a press stays, is searched, and can be cleared', async () => {
  const field = renderList();
  await act(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(window.location.search).toBe('?page=2');
    await userEvent.type(field, 'tea');
  });
  expect(field).toHaveValue('tea');
  await waitFor(() => expect(window.location.search).toBe('?q=tea'));
  expect(field).toHaveValue('tea');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(window.location.search).toBe('');
  expect(field).toHaveValue('');
});
