import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListState } from '../../../../src/features/catalogue/list/state/useListState';
import { TypedSearch } from '../../../../src/features/catalogue/search/TypedSearch';

function List() {
  const list = useListState();
  return <TypedSearch label="Search this list" query={list.drawn.query} onSearch={list.type} />;
}

test('a step back right after typing takes the text back with it', async () => {
  window.history.replaceState(null, '', '/Shop');
  render(
    <BrowserRouter useTransitions={false}>
      <List />
    </BrowserRouter>,
  );
  const field = screen.getByRole('searchbox', { name: 'Search this list' });
  // Within one act nothing is drawn: the step back comes before the page has answered.
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
