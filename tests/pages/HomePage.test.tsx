import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePage } from '#pages/HomePage';
import { linkPreview } from '#tests/support/linkPreview';
import { program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

it('is known by its promise where a link to it is previewed', async () => {
  await showShop(<HomePage />, []);
  await waitFor(() => expect(document.title).toBe('Home | Eightwell'));
  const promise = screen.getByRole('heading', { level: 1 }).textContent;
  expect(linkPreview('title')).toBe(`Eightwell | ${promise}`);
  expect(linkPreview('type')).toBe('website');
});

it('says from what price there are programs, and leads to the cheapest that is to be had', async () => {
  await showShop(<HomePage />, [
    program({ id: 'dear', price: 90 }),
    program({ id: 'reduced', price: 40, discount: 50 }),
    program({ id: 'cheap', price: 30 }),
  ]);
  const link = screen.getByRole('link', { name: 'Programs from $20.00' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/reduced$/));
});

it('says nothing of a price while there are no programs', async () => {
  await showShop(<HomePage />, []);
  expect(screen.queryByText(/Programs from/)).toBeNull();
  expect(screen.getByText(/no account needed/)).toBeVisible();
});

it('keeps the focus with the programs when a search for them is cleared', async () => {
  const { user } = await showShop(<HomePage />, [program({ name: 'Evening Pages' })], '/?q=zzzz');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveFocus();
});
