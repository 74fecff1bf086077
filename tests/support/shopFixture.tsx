import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createShop } from '#app/store/store';
import type { ToastRule } from '#app/store/toastRules';
import { CatalogueStatusContext, type CatalogueStatus } from '#features/catalogue/CatalogueStatus';
import { reactOptions, translations } from '#i18n';
import { languages } from '#model/languages';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import type { ShopState } from '#model/shopState';
import { DisplayCurrencyProvider } from '#ui/money/DisplayCurrency';
import { TextsProvider } from '#ui/text/TextsProvider';
import products from '#local/seed/products.json';
import programs from '#local/seed/programs.json';
import { memoryStorage } from './memoryStorage';

type Texts = Record<string, object>;
const files = import.meta.glob<{ default: object }>('../../public/locales/*/*.json', { eager: true });

/** The real text files, as the build ships them. */
function textsOf(language: string): Texts {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  return Object.fromEntries(own.map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file.default]));
}

const realTexts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));

/** Another file of tests may have started the translations with a few texts only. */
const hasRealTexts = (): boolean =>
  translations.isInitialized &&
  Object.entries(realTexts).every(([language, texts]) =>
    Object.keys(texts).every((namespace) => translations.hasResourceBundle(language, namespace)),
  );

/** Call it before the first test that renders something. */
export async function loadRealTexts(): Promise<void> {
  if (hasRealTexts()) return;
  await translations.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: [...languages],
    defaultNS: 'common',
    resources: realTexts,
    interpolation: { escapeValue: false },
    react: reactOptions,
  });
}

export const ready: CatalogueStatus = { phase: 'ready', retry: () => undefined };

export interface OpenShop {
  store: Store<ShopState>;
  /** What was announced, in order. */
  toasts: ToastRule[];
}

/** The real store with nothing saved; with the sample catalogue unless it shall be empty. */
export async function openShop(catalogue: 'sample' | 'empty' = 'sample'): Promise<OpenShop> {
  const toasts: ToastRule[] = [];
  const { store, restored } = createShop({
    storage: memoryStorage(),
    showToast: (rule) => void toasts.push(rule),
    onUnwritable: vi.fn<() => void>(),
  });
  await restored;
  if (catalogue === 'sample') {
    store.dispatch(programsReceived(programsOf(programs).rows));
    store.dispatch(productsReceived(productsOf(products).rows));
  }
  return { store, toasts };
}

interface Rendered extends OpenShop, RenderResult {
  user: UserEvent;
}

/** Renders a part of the shop with the real store, the real texts and an address. */
export async function renderInShop(
  part: ReactNode,
  { shop, at = '/', status = ready }: { shop?: OpenShop; at?: string; status?: CatalogueStatus } = {},
): Promise<Rendered> {
  await loadRealTexts();
  const open = shop ?? (await openShop());
  const user = userEvent.setup();
  const result = render(
    <Provider store={open.store}>
      <TextsProvider>
        <DisplayCurrencyProvider>
          <CatalogueStatusContext value={status}>
            <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
          </CatalogueStatusContext>
        </DisplayCurrencyProvider>
      </TextsProvider>
    </Provider>,
  );
  return { ...open, ...result, user };
}
