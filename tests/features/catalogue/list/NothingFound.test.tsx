import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchPages } from '#content/searchPages';
import { ShopPage } from '#pages/catalogue/ShopPage';
import { product, program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const items = [
  program({ id: 'calm', name: 'Calm Days', dimensions: ['Emotional'] }),
  product({ id: 'bar', name: 'Nettle Shampoo', dimensions: ['Environmental'] }),
];

const showPrograms = (query: string) =>
  showShop(
    <ShopPage head="program" scope="programs" sidebar="none" view="4" views={['4']} />,
    items,
    `/program?q=${encodeURIComponent(query)}`,
  );

// The first reading compiles every text of the library.
beforeAll(() => searchPages('en').then(() => undefined));

describe('a search that finds nothing in its list', () => {
  test('says what the words were taken for, and which side comes closest', async () => {
    await showPrograms('shapmoo');
    const ways = await screen.findByRole('region', { name: /Perhaps one|Look around/ });
    expect(within(ways).getByText('“shapmoo” was taken for “shampoo”.')).toBeVisible();
    expect(within(ways).getByText(/^Closest to your search:/)).toHaveTextContent('Environmental');
    expect(within(ways).getByRole('link', { name: /^Ask us/ })).toHaveAttribute('href', '/contact');
  });

  test('that nobody knows anything of leads to all sides', async () => {
    await showPrograms('xyzzyx');
    const ways = await screen.findByRole('region', { name: 'Look around in one of the eight sides' });
    expect(within(ways).queryByText(/taken for|Closest/)).not.toBeInTheDocument();
    expect(within(ways).getAllByRole('link').length).toBeGreaterThan(8);
  });
});
