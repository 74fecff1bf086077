import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Checkout, type CheckoutStep } from '#features/checkout/Checkout';
import { linesReplaced } from '#model/cart/cartSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import type { Address, AddressBook } from '#model/order/address';
import { ownSettings } from '#model/order/ownersSettings';
import { shopReducer } from '#model/shopState';
import * as addresses from '#services/firebase/account/ownAddresses';
import * as orders from '#services/firebase/orders/orders';
import { readSettings } from '#services/firebase/readSettings';
import { renderToasts, type Toast } from '#ui/toast/toasts';
import { line, product } from '#tests/support/samples';
import { renderInShop } from '#tests/support/shopFixture';

vi.mock('#services/firebase/account/auth');
vi.mock('#services/firebase/account/ownAddresses');
vi.mock('#services/firebase/orders/orders');
vi.mock('#services/firebase/readSettings');
const readOwnAddresses = vi.mocked(addresses.readOwnAddresses);
const writeOwnAddress = vi.mocked(addresses.writeOwnAddress);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readSettings).mockResolvedValue(ownSettings);
});

const toronto: Address = {
  country: 'CA',
  line1: '1 Elm Street',
  city: 'Toronto',
  region: 'ON',
  postcode: 'M5H 2N2',
};

async function show(step: CheckoutStep = 'details') {
  const store = configureStore({ reducer: shopReducer });
  store.dispatch(productsReceived([product()]));
  store.dispatch(linesReplaced([line({ quantity: 2 })]));
  const shopper = { kind: 'member', uid: 'ada', email: 'ada@shop.example', displayName: 'Ada' } as const;
  return renderInShop(<Checkout shopper={shopper} step={step} onStep={() => {}} onPlaced={() => {}} />, {
    shop: { store, toasts: [] },
  });
}

test('a saved address that was chosen is still there after a look at another page', async () => {
  readOwnAddresses.mockResolvedValue({ address1: toronto });
  const { user, unmount } = await show();
  await user.click(await screen.findByRole('button', { name: /^1 Elm Street/ }));
  expect(screen.getByRole('textbox', { name: 'Street and number' })).toHaveValue('1 Elm Street');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Province' })).toHaveValue('ON'));
  unmount();
  await show();
  expect(await screen.findByRole('textbox', { name: 'Street and number' })).toHaveValue('1 Elm Street');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Province' })).toHaveValue('ON'));
});

describe('an address that shall be saved with the order', () => {
  const said = vi.fn<(toast: Toast) => void>();
  beforeEach(() => {
    renderToasts({ show: said, withdraw: () => undefined });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(orders.newOrderPath).mockReturnValue('orders/ada/-OaBcDeFgHiJkLmNoPq1');
    vi.mocked(orders.placeOrder).mockResolvedValue('placed');
    const draft = { name: 'Ada', email: 'ada@shop.example', ...toronto, saveAddress: true };
    sessionStorage.setItem('eightwell:draft:checkout', JSON.stringify(draft));
  });

  const other = { ...toronto, line1: '2 Elm Street' };
  const fullBook = (last: Address): AddressBook => ({
    address1: other,
    address2: other,
    address3: other,
    address4: other,
    address5: last,
  });

  async function order() {
    const { user } = await show('review');
    await user.click(await screen.findByRole('button', { name: /^Order with obligation to pay/ }));
  }

  test('is saved beside one of the same street', async () => {
    readOwnAddresses.mockResolvedValue({ address1: { ...toronto, line2: 'Flat 2' } });
    writeOwnAddress.mockResolvedValue(true);
    await order();
    await waitFor(() =>
      expect(writeOwnAddress).toHaveBeenCalledExactlyOnceWith('ada', 'address2', toronto, null),
    );
    expect(said).not.toHaveBeenCalled();
  });

  test('that no place is left for is not, and this is said', async () => {
    readOwnAddresses.mockResolvedValue(fullBook(other));
    await order();
    await waitFor(() =>
      expect(said).toHaveBeenCalledExactlyOnceWith({
        style: 'warning',
        text: 'Your account holds five addresses, so this one was not saved. Remove one there to add it.',
      }),
    );
    expect(writeOwnAddress).not.toHaveBeenCalled();
  });

  test('is known already in a full book, and nothing needs saying', async () => {
    readOwnAddresses.mockResolvedValue(fullBook(toronto));
    await order();
    await waitFor(() => expect(readOwnAddresses).toHaveBeenCalled());
    expect(writeOwnAddress).not.toHaveBeenCalled();
    expect(said).not.toHaveBeenCalled();
  });

  test('and could not be is said, too', async () => {
    readOwnAddresses.mockResolvedValue({});
    writeOwnAddress.mockRejectedValue(new Error('away'));
    await order();
    await waitFor(() =>
      expect(said).toHaveBeenCalledExactlyOnceWith({
        style: 'warning',
        text: 'The address could not be saved. You can add it in your account.',
      }),
    );
  });
});
