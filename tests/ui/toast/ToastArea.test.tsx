import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
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

function ToCart() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/cart')}>To the cart</button>;
}

test('a toast is gone where its link leads, and lies on nothing there; one that comes there stays', async () => {
  const { user } = await renderInShop(
    <>
      <ToastArea label="Messages" closeLabel="Close" />
      <ToCart />
    </>,
  );
  const say = (text: string): void =>
    act(() => showToast({ style: 'success', text, view: { label: 'View', path: '/cart' } }));
  say('Added To Cart');
  expect(await screen.findByRole('alert')).toHaveTextContent('Added To Cart');
  await user.click(screen.getByRole('button', { name: 'To the cart' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  say('Added To Cart, too');
  expect(await screen.findByRole('alert')).toHaveTextContent('Added To Cart, too');
});
