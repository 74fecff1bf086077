import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrowseButton } from '#app/layout/menu/BrowseButton';
import { renderInShop } from '#tests/support/shopFixture';

test('a link that stays on the page closes the panel and leaves the focus on its button', async () => {
  const { user } = await renderInShop(<BrowseButton />, { at: '/shopdetails' });
  const button = screen.getByRole('button', { name: 'Browse' });
  await user.click(button);
  await user.click(await screen.findByRole('link', { name: 'Financial' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Financial' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a press elsewhere closes the panel and keeps the focus', async () => {
  const { user } = await renderInShop(
    <>
      <BrowseButton />
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Browse' }));
  await screen.findByRole('link', { name: 'Financial' });
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('link', { name: 'Financial' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
