import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderAgain } from '#features/checkout/placed/OrderAgain';
import { ProgramSteps } from '#features/checkout/ProgramSteps';
import type { OrderLine } from '#model/order/order';
import { product, program } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const items = [
  product({ id: 'mat', name: 'Mat', price: 25, stock: 1 }),
  program({ id: 'calm', name: 'Calm', price: 60 }),
];
const ordered = (fields: Partial<OrderLine> = {}): OrderLine => ({
  kind: 'product',
  id: 'mat',
  name: 'Mat',
  price: 20,
  discount: 0,
  quantity: 3,
  ...fields,
});

/** What the database answers when it is asked for a single row. */
let answerTo: (node: string) => Promise<Response>;

beforeEach(() => {
  answerTo = () => Promise.resolve(Response.json(null));
  vi.stubGlobal('fetch', (address: string) => answerTo(new URL(address).pathname));
});

describe('an earlier order', () => {
  test('goes into the cart once more, and what is not as it was is said', async () => {
    const { user, store, toasts } = await showShop(
      <OrderAgain lines={[ordered(), ordered({ id: 'lamp', name: 'Paper Lamp' })]} />,
      items,
    );
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('What there still is, is in your cart, at the prices of today.');
    expect(said).toHaveTextContent('Mat: only 1 is left.');
    expect(said).toHaveTextContent('Mat: $20.00 is now $25.00.');
    expect(said).toHaveTextContent('Paper Lamp is no longer in the shop.');
    expect(within(said).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(store.getState().cart).toMatchObject([{ id: 'mat', quantity: 1, price: 25 }]);
    expect(toasts.map(({ text }) => text)).toEqual(['toast.cartAdded']);
    await user.click(screen.getByRole('button', { name: 'In your cart' }));
    expect(store.getState().cart).toHaveLength(1);
  });

  test('of which nothing is left says so, and leaves the cart alone', async () => {
    const { user, store } = await showShop(<OrderAgain lines={[ordered({ id: 'lamp' })]} />, items);
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing of this order can be ordered right now.',
    );
    expect(store.getState().cart).toEqual([]);
  });

  test('waits for a catalogue before it calls anything gone', async () => {
    const { user } = await showShop(<OrderAgain lines={[ordered()]} />, []);
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue cannot be read right now.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('no longer');
  });

  test('asks the database for what a long catalogue, of which only a part is there, does not have yet', async () => {
    const lamp = product({ id: 'lamp', name: 'Paper Lamp', price: 20 });
    answerTo = (node) => Promise.resolve(Response.json(node === '/products/lamp.json' ? lamp : null));
    const { user, store } = await showShop(
      <OrderAgain lines={[ordered({ id: 'lamp', name: 'Paper Lamp' })]} />,
      items,
    );
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText(/All of it is in your cart/)).toBeVisible();
    expect(store.getState().cart).toMatchObject([{ id: 'lamp', quantity: 3 }]);
    // Or the cart would call it gone.
    expect(store.getState().product.products.map(({ id }) => id)).toEqual(['mat', 'lamp']);
  });

  test('calls nothing gone that could not be asked for, and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerTo = () => Promise.resolve(Response.json({ error: 'away' }, { status: 403 }));
    const { user, store } = await showShop(
      <OrderAgain lines={[ordered({ quantity: 1 }), ordered({ id: 'lamp', name: 'Paper Lamp' })]} />,
      items,
    );
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue cannot be read right now.');
    expect(store.getState().cart).toEqual([]);
    answerTo = () => Promise.resolve(Response.json(null));
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText(/Paper Lamp is no longer in the shop/)).toBeVisible();
    expect(store.getState().cart).toMatchObject([{ id: 'mat', quantity: 1 }]);
  });
});

describe('a program that was bought', () => {
  const lines = [ordered({ kind: 'program', id: 'calm', name: 'Calm' })];
  const amounts = { items: 60, delivery: 0, total: 60 };

  test('says what happens when, what is done, and leads members to the dashboard', async () => {
    const order = {
      lines,
      delivery: 'none',
      status: 'confirmed',
      earlyStart: true,
      payment: { until: 1, paidAt: 1 },
    } as const;
    await showShop(
      <ProgramSteps
        order={{ ...order, lines, amounts }}
        dashboard={<button type="button">Dashboard</button>}
      />,
      items,
    );
    const begins = screen.getByRole('region', { name: 'How your program begins' });
    expect(within(begins).getAllByText('Done.')).toHaveLength(2);
    expect(begins).toHaveTextContent('as soon as your payment has arrived.');
    expect(within(begins).getByRole('button', { name: 'Dashboard' })).toBeVisible();
  });

  test('that waits says until when, and tells guests how they come to a dashboard', async () => {
    await showShop(<ProgramSteps order={{ lines, amounts, status: 'placed', delivery: 'none' }} />, items);
    const begins = screen.getByRole('region', { name: 'How your program begins' });
    expect(begins).toHaveTextContent('when you have paid and the 14 days');
    expect(begins).toHaveTextContent('create an account with the e-mail address of this order');
  });

  test('is not spoken of where only things were ordered', async () => {
    await showShop(
      <ProgramSteps
        order={{ lines: [ordered()], amounts, status: 'placed', delivery: 'none', earlyStart: true }}
      />,
      items,
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
