import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import basket from '../public/locales/en/basket.json';
import common from '../public/locales/en/common.json';
import item from '../public/locales/en/item.json';
import lists from '../public/locales/en/lists.json';
import { CatalogueStatusContext } from '../src/features/catalogue/CatalogueStatus';
import type { Item } from '../src/model/catalogue';
import { productsReceived } from '../src/model/productSlice';
import { programsReceived } from '../src/model/programSlice';
import { shopReducer } from '../src/model/shop';

async function englishTexts() {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { common, lists, item, basket } }, defaultNS: 'common' });
  return i18n;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{decodeURIComponent(pathname + search)}</p>;
}

/** Draws a part of the shop with a real store that has these items, at an address. */
export async function showShop(part: ReactNode, items: readonly Item[], address = '/') {
  const store = configureStore({ reducer: shopReducer });
  store.dispatch(programsReceived(items.filter((found) => found.kind === 'program')));
  store.dispatch(productsReceived(items.filter((found) => found.kind === 'product')));
  const i18n = await englishTexts();
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <CatalogueStatusContext value={{ phase: 'ready', retry: () => undefined }}>
          <MemoryRouter initialEntries={[address]}>
            {part}
            <Address />
          </MemoryRouter>
        </CatalogueStatusContext>
      </Provider>
    </I18nextProvider>,
  );
  return { store, user: userEvent.setup() };
}
