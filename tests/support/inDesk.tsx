import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import common from '#public/locales/en/common.json';
import form from '#public/locales/en/form.json';
import item from '#public/locales/en/item.json';
import kitchen from '#public/locales/en/kitchen.json';
import owner from '#public/locales/en/owner.json';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  resources: { en: { common, form, item, kitchen, owner } },
  interpolation: { escapeValue: false },
});

/** What stands on a page of the desk, with its texts in English, at an address. */
export const inDesk = (content: ReactNode, address = '/owner') => (
  <I18nextProvider i18n={i18n}>
    <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
  </I18nextProvider>
);
