import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastArea } from '#ui/toast/ToastArea';
import { showToast } from '#ui/toast/toasts';
import { renderInShop } from '#tests/support/shopFixture';

test('two toasts stand together, also with the same words; a third takes the place of the oldest', async () => {
  await renderInShop(<ToastArea label="Messages" closeLabel="Close" />);
  const say = (text: string): void => act(() => showToast({ style: 'default', text }));
  say('Added To compare');
  say('Added To compare');
  expect((await screen.findAllByRole('alert')).map((toast) => toast.textContent)).toEqual([
    'Added To compare',
    'Added To compare',
  ]);
  say('Added To wishlist');
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual([
    'Added To compare',
    'Added To wishlist',
  ]);
});
