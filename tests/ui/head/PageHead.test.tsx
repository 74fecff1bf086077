import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHead } from '#ui/head/PageHead';
import { linkPreview } from '#tests/support/linkPreview';
import { renderInShop } from '#tests/support/shopFixture';

it.each([
  ['/pictures/og/sleep.png', /^https?:\/\/[^/]+\/pictures\/og\/sleep\.png$/],
  ['https://cdn.example/mat.jpg', /^https:\/\/cdn\.example\/mat\.jpg$/],
])('names the picture %s by its whole address', async (picture, address) => {
  await renderInShop(<PageHead picture={picture} />);
  await waitFor(() => expect(linkPreview('image')).toMatch(address));
});

it('of a page that gives no template has the specified one behind the separator', async () => {
  await renderInShop(<PageHead />);
  await waitFor(() => expect(document.title).toBe('Eightwell | Product Page'));
});
