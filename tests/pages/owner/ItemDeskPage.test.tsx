import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import common from '#public/locales/en/common.json';
import formTexts from '#public/locales/en/form.json';
import item from '#public/locales/en/item.json';
import kitchen from '#public/locales/en/kitchen.json';
import owner from '#public/locales/en/owner.json';
import { ItemDeskPage } from '#pages/owner/ItemDeskPage';

vi.mock('#features/account/session/useIsOwner', () => ({ useIsOwner: () => true }));

const nodes: Readonly<Record<string, unknown>> = {
  products: { mat: { name: 'Cork Mat', price: 40 }, bare: { price: 1 } },
};
vi.mock('#services/firebase/desk/watchOwnersNode', () => ({
  watchOwnersNode: (path: string, hear: (value: unknown) => void) => {
    hear(nodes[path] ?? null);
    return () => undefined;
  },
}));

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { common, form: formTexts, item, kitchen, owner } } });

test.each([
  ['/owner/catalogue/product%3Amat', 'Cork Mat'],
  ['/owner/catalogue/product%3Abare', 'bare'],
  ['/owner/catalogue/product', 'New product'],
])('the page of an item at %s is headed %s', async (address, heading) => {
  render(
    <HelmetProvider>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/owner/catalogue/:id" element={<ItemDeskPage />} />
          </Routes>
        </MemoryRouter>
      </I18nextProvider>
    </HelmetProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});
