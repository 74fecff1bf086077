import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Spinner } from '#ui/Spinner';
import { renderInShop, loadRealTexts } from '#tests/support/shopFixture';

test('a page that takes long to come is explained after eight seconds', async () => {
  await loadRealTexts();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderInShop(<Spinner label="Loading the page" />);
  act(() => void vi.advanceTimersByTime(7000));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('This takes longer than usual.');
});
