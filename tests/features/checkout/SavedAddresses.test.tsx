import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Checkout, type CheckoutStep } from '../../../src/features/checkout/Checkout';
import { linesReplaced } from '../../../src/model/cart/cartSlice';
import { productsReceived } from '../../../src/model/catalogue/productSlice';
import type { Address } from '../../../src/model/order/address';
import { shopReducer } from '../../../src/model/shopState';
import * as addresses from '../../../src/services/firebase/account/ownAddresses';
import { readOwnersLimits } from '../../../src/services/firebase/orders/ownersLimits';
import { line, product } from '../../support/samples';
import { checkoutTexts } from './checkoutTexts';

vi.mock('../../../src/services/firebase/account/ownAddresses');
vi.mock('../../../src/services/firebase/orders/ownersLimits');
const readOwnAddresses = vi.mocked(addresses.readOwnAddresses);

const i18n = checkoutTexts();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetAllMocks();
  vi.mocked(readOwnersLimits).mockResolvedValue({ isClosedToGuests: false, unitsPerLine: 99 });
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
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <Checkout shopper={shopper} step={step} onStep={() => {}} onPlaced={() => {}} />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup() };
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
