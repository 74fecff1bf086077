import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePage } from '#pages/HomePage';
import { linkPreview } from '#tests/support/linkPreview';
import { showShop } from '#tests/support/showShop';

it('is known by its promise where a link to it is previewed', async () => {
  await showShop(<HomePage />, []);
  await waitFor(() => expect(document.title).toBe('Home | Eightwell'));
  const promise = screen.getByRole('heading', { level: 1 }).textContent;
  expect(linkPreview('title')).toBe(`Eightwell | ${promise}`);
  expect(linkPreview('type')).toBe('website');
});
