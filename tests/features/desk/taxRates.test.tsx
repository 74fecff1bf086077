import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { ItemForm } from '#features/desk/catalogue/ItemForm';
import { Papers } from '#features/desk/order/Papers';
import type { ShopConfig } from '#tools/build/shopConfig';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';
import { openShop } from '#tests/support/shopFixture';
import { eventually } from '#tests/support/eventually';

vi.mock('#shopConfig', async (original) => {
  const { shop, ...rest } = await original<{ shop: ShopConfig }>();
  return { ...rest, shop: { ...shop, taxRate: 20, reducedTaxRates: { food: 10, books: 5.5 } } };
});
vi.mock('#features/desk/live/deskData', () => ({ useBills: () => ({ value: new Map<string, number>() }) }));
vi.mock('#services/firebase/desk/billNumber', () => ({
  billNumber: () => Promise.resolve({ no: 1, at: Date.UTC(2026, 10, 3, 12) }),
}));

const seen = vi.hoisted(() => ({ saved: [] as string[], sent: [] as object[] }));
vi.mock('#ui/saveFile', () => ({ saveFile: (_: string, text: string) => seen.saved.push(text) }));
vi.mock('#services/firebase/desk/ownersWrite', () => ({
  writeAsOwner: (update: object) => {
    seen.sent.push(update);
    return Promise.resolve('done');
  },
}));

beforeEach(() => {
  seen.saved.length = 0;
  seen.sent.length = 0;
});

const { store } = await openShop('empty');
const show = (content: ReactNode) => render(<Provider store={store}>{inDesk(content)}</Provider>);

const orderAt = (...rates: (number | undefined)[]) => {
  const { lines } = bookedOrder().order;
  return bookedOrder({
    status: 'confirmed',
    lines: rates.flatMap((taxRate) =>
      lines.map((line) => ({ ...line, ...(taxRate !== undefined && { taxRate }) })),
    ),
    amounts: { items: 25 * rates.length, delivery: 0, total: 25 * rates.length, tax: 'included' },
  });
};

const rateField = () => screen.getByRole('textbox', { name: 'Tax rate in % (optional)' });

test.each([
  ['of an order with one rate begins with it', orderAt(10), '10', ['Tax included (10%)']],
  ['of an order from before begins with the shop’s own', orderAt(undefined), '20', ['Tax included (20%)']],
  [
    'of an order with several rates says those',
    orderAt(10, 20),
    '',
    ['Tax included in $25.00 (20%)', 'Tax included in $25.00 (10%)'],
  ],
])('the bill %s', async (_, entry, typed, said) => {
  show(<Papers entry={entry} />);
  expect(rateField()).toHaveValue(typed);
  expect(screen.queryAllByText(/^This order keeps several rates: 20% and 10%/)).toHaveLength(said.length - 1);
  await userEvent.click(screen.getByRole('button', { name: 'Bill' }));
  await eventually(() => expect(seen.saved).toHaveLength(1));
  for (const sentence of said) expect(seen.saved[0]).toContain(sentence);
});

test('what is typed replaces all rates on the bill', async () => {
  show(<Papers entry={orderAt(10, 20)} />);
  await userEvent.type(rateField(), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Bill' }));
  await eventually(() => expect(seen.saved).toHaveLength(1));
  expect(seen.saved[0]).toContain('Tax included (0%)');
  expect(seen.saved[0]).not.toContain('(10%)');
});

const honey = { id: 'honey', name: 'Honey', price: 9, stock: 4, category: 'Food' };
const formOf = (tax?: string) => (
  <ItemForm kind="product" id="honey" node={{ ...honey, tax }} known={['Food']} isTaken={() => true} />
);
const choice = () => screen.getByRole('combobox', { name: /^Tax rate/ });

test('the desk offers the shop’s rates by name, and writes the name', async () => {
  show(formOf());
  expect(screen.getByRole('option', { name: 'Standard rate (20%)' })).toBeInTheDocument();
  await userEvent.selectOptions(choice(), 'books (5.5%)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(seen.sent).toEqual([{ 'products/honey/tax': 'books' }]);
});

test('a name that the shop has not is shown, and said to be none', () => {
  show(formOf('fodo'));
  expect(choice()).toHaveValue('fodo');
  expect(screen.getByText(/has no rate called "fodo": the standard rate counts/)).toBeInTheDocument();
});
