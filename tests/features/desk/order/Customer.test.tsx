import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Customer } from '#features/desk/order/Customer';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { product } from '#tests/support/samples';
import { letterOf } from '#tests/support/letterOf';
import { showShop } from '#tests/support/showShop';
import { eventually } from '#tests/support/eventually';

vi.mock('#services/readCatalogueTexts', () => ({
  readCatalogueTexts: (language: string) =>
    Promise.resolve(language === 'de' ? { products: { mat: { name: 'Korkmatte' } } } : {}),
}));

test.each([
  ['de', 'Korkmatte'],
  ['fn', 'Cork mat'],
  ['en', 'Cork mat'],
])('the letter about an order in %s calls things what its pages call them: %s', async (language, name) => {
  const entry = bookedOrder({ language });
  await showShop(<Customer entry={entry} />, [product({ id: 'mat', name: 'Cork mat' })]);
  const letter = screen.getByRole('link', { name: 'Write to the customer' });
  expect(letter).toHaveAttribute('href', `mailto:${entry.order.contact.email}`);
  await eventually(async () => expect(await letterOf(letter)).toMatch(new RegExp(`1 × ${name}\\s?: `)));
});
