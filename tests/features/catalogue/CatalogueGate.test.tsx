import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { renderInShop } from '#tests/support/shopFixture';

const failed = { phase: 'failed', problem: 'too_big', retry: () => undefined } as const;
const gate = (hasItems: boolean, name: string) => (
  <CatalogueGate hasItems={hasItems} skeleton={null}>
    <p>{name}</p>
  </CatalogueGate>
);

test('what failed is said once on a page: plainly first, the database’s own words behind', async () => {
  await renderInShop(
    <>
      {gate(true, 'Programs')}
      {gate(true, 'Products')}
    </>,
    { status: failed },
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^We cannot show the latest prices\. You see the catalogue of your last visit\. \(The data requested exceeds/,
  );
  expect(screen.getByText('Products')).toBeVisible();
});

test('where there is nothing to show, it is said that nothing could be loaded', async () => {
  const { rerender } = await renderInShop(gate(false, 'Programs'), { status: failed });
  expect(screen.getByRole('alert')).toHaveTextContent(/^We could not load the catalogue\./);
  expect(screen.queryByText('Programs')).toBeNull();
  rerender(<p>Elsewhere</p>);
  expect(screen.queryByRole('alert')).toBeNull();
});
