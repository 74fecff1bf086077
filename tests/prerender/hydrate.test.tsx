import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import products from '#local/seed/products.json';
import programs from '#local/seed/programs.json';
import { App } from '#app/App';
import { hydrate } from '#prerender/hydrate';
import { preparePage } from '#app/preparePage';
import { translations } from '#i18n';
import { programsOf, productsOf } from '#model/catalogue/catalogueReader';
import type { Language } from '#model/languages';
import { linesReplaced } from '#model/cart/cartSlice';
import { itemCompared } from '#model/cart/compareSlice';
import { itemWished } from '#model/cart/wishlistSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { currencyChosen } from '#model/money/currencySlice';
import { shopReducer } from '#model/shopState';
import { shopAt } from '#prerender/entry';
import { NothingInView } from '#tests/support/nothingInView';
import { line, saved } from '#tests/support/samples';
import { loadRealTexts } from '#tests/support/shopFixture';

const addresses = [
  '/',
  '/product/almond-butter',
  '/product/everyday-tee',
  '/program/kettlebell-basics',
  '/contact',
  '/about',
  '/cart',
  '/wishlist',
  '/compare',
];
const reader = {
  status: () => ready,
  subscribe: () => () => undefined,
  shown: Promise.resolve(),
  restored: Promise.resolve(),
  rendered: Promise.resolve(),
  read: () => Promise.resolve(),
  receivePart: () => Promise.resolve(),
  dropPart: () => undefined,
};
const ready = { phase: 'loading' as const, retry: () => undefined };

/** Enough for every list: the whole sample would take its time. */
const few = <Row,>(rows: Record<string, Row>, ...ids: string[]): Record<string, Row> =>
  Object.fromEntries(Object.entries(rows).filter(([id], index) => index < 12 || ids.includes(id)));

const rows = {
  programs: few(programs, 'kettlebell-basics'),
  products: few(products, 'almond-butter', 'everyday-tee'),
};
const catalogue = { programs: programsOf(rows.programs).rows, products: productsOf(rows.products).rows };

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInView);
  vi.spyOn(console, 'warn');
  vi.spyOn(console, 'error');
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

let close = (): void => undefined;

/** What is rendered in it leaves the window, and the head, when the test is over. */
function Closable({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    close = () => setOpen(false);
  }, []);
  return isOpen && children;
}

afterEach(() => act(close));

interface Visit {
  /** What the visitor did on an earlier visit. */
  done?: readonly UnknownAction[];
  language?: Language;
  /** The address the page was prerendered for, its own unless told; empty where it is for none. */
  path?: string;
}

/** Opens a prerendered page and lets the app hydrate it; says whether it did, with the prerendered elements. */
async function open(address: string, { done = [], language = 'en', path }: Visit = {}): Promise<boolean> {
  window.history.replaceState(null, '', address);
  const { pathname } = window.location;
  await loadRealTexts();
  await translations.changeLanguage(language);
  await preparePage(pathname, true);
  document.body.innerHTML = `<div id="root"></div><template id="app" data-path="${path ?? pathname}" data-holds="all" data-currency="USD"></template>`;
  const root = document.querySelector('#root');
  if (!root) throw new Error('There is no root.');
  root.innerHTML = renderToString(shopAt(pathname, catalogue, 'loading'));
  const title = root.querySelector('main h1');
  const store = configureStore({ reducer: shopReducer });
  store.dispatch(programsReceived(catalogue.programs));
  store.dispatch(productsReceived(catalogue.products));
  for (const action of done) store.dispatch(action);
  const isHydrated = await act(async () =>
    hydrate(
      root,
      store,
      (state) => (
        <Closable>
          <App store={store} catalogue={reader} serverState={state} />
        </Closable>
      ),
      hydrateRoot,
    ),
  );
  return isHydrated && root.contains(title);
}

describe('a prerendered page', () => {
  test.each(addresses)('is hydrated as it stands: %s', async (address) => {
    expect(await open(address)).toBe(true);
    const said = [console.warn, console.error].flatMap((say) => vi.mocked(say).mock.calls);
    // Lazy parts are prerendered in another way here than by the build, which waits for them.
    const isOfThis = (text: string) =>
      /hydrat|differs from the app/i.test(text) && !/renderToString/.test(text);
    expect(said.map(String).filter(isOfThis)).toEqual([]);
  });

  test.each([
    ['has a cart', linesReplaced([line()])],
    ['has wished for something', itemWished(saved())],
    ['compares something', itemCompared(saved())],
    ['has chosen another currency', currencyChosen('EUR')],
  ])('is rendered anew for somebody who %s', async (_who, action) => {
    expect(await open('/about', { done: [action] })).toBe(false);
  });

  test('is rendered again for somebody who reads another language', async () => {
    onTestFinished(async () => void (await translations.changeLanguage('en')));
    expect(await open('/about', { language: 'de' })).toBe(false);
  });

  test('is rendered again where it does not hold all of what it shows', async () => {
    expect(await open('/about', { path: '' })).toBe(false);
  });

  test('is rendered again for somebody who has left something half-written', async () => {
    sessionStorage.setItem('eightwell:draft:contact', '{"name":"Ada"}');
    expect(await open('/contact')).toBe(false);
  });

  test('is rendered again where the host answers another address with it', async () => {
    expect(await open('/about', { path: '/contact' })).toBe(false);
  });

  test('is rendered again at an address with a choice in it', async () => {
    expect(await open('/about?color=Fern')).toBe(false);
  });

  test('is hydrated at an address that only tells how somebody came, or in which language it stands', async () => {
    expect(await open('/about?utm_source=letter&lng=en')).toBe(true);
  });
});
