/** Writes pages as HTML when the shop is built. Runs in Node; nothing of it is shipped. */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { CurrentPage, findRoute, ShopAt } from '#app/App';
import { PersonalOutline } from './PersonalOutline';
import { rowsShown, shortened, type Catalogue } from './rowsShown';
import { preparePage } from '#app/preparePage';
import { routes } from '#app/routes/routes';
import type { RouteRow } from '#app/routes/defineRoutes';
import { ownTexts, reactOptions, translations } from '#i18n';
import { firstLanguage } from '#model/languages';
import { helmetHead } from '#ui/head/PageHead';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { shopReducer } from '#model/shopState';

export { builtWithEmpty } from '#emptyAddresses';
export { builtWith } from '#shopSettings';

export interface Prerendered {
  html: string;
  holds: 'all' | Exclude<NonNullable<RouteRow['prerenderedAs']>, 'nothing'>;
  /** With which a browser renders the same page. */
  rows: Catalogue | undefined;
}

/** The paths of the route table, with their parameters. */
export const paths: readonly string[] = routes
  .filter(({ prerenderedAs }) => prerenderedAs !== 'nothing')
  .map(({ path }) => path);

/** Puts all texts in place, so that no page waits for them; what a page asks for of them is its own. */
export async function startTexts(): Promise<void> {
  if (translations.isInitialized) return;
  await translations.use(initReactI18next).init({
    lng: firstLanguage,
    fallbackLng: firstLanguage,
    supportedLngs: [firstLanguage],
    defaultNS: 'common',
    resources: { [firstLanguage]: await ownTexts() },
    interpolation: { escapeValue: false },
    react: reactOptions,
  });
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

/** The shop at an address, with some rows of the catalogue. */
export function shopAt(address: string, { programs, products }: Catalogue, phase: 'ready' | 'loading') {
  const store = configureStore({ reducer: shopReducer });
  store.dispatch(programsReceived(programs));
  store.dispatch(productsReceived(products));
  const row = findRoute(address);
  const atAddress = (shop: ReactNode): ReactNode => <StaticRouter location={address}>{shop}</StaticRouter>;
  const read = { status: () => ({ phase, retry: () => undefined }), subscribe: () => () => undefined };
  return (
    <ShopAt store={store} catalogue={read} router={atAddress}>
      {row?.prerenderedAs === 'outline' ? <PersonalOutline row={row} /> : <CurrentPage />}
    </ShopAt>
  );
}

/** The HTML of an address with some rows; `loading` as the app that hydrates it renders it. */
export async function render(
  address: string,
  catalogue: Catalogue,
  phase: 'ready' | 'loading',
): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(shopAt(address, catalogue, phase), {
    onError: (error) => void failures.push(error),
    // Suspense must not stream: parts that are moved into place later would need an inline script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await textOf(prelude);
  if (failures.length > 0) throw new Error(`${address} could not be prerendered`, { cause: failures[0] });
  return html;
}

/** More rows would make a page heavier than the answer of the database that they replace. */
const mostRows = 200;

/** What a rendered page names. */
export interface Named {
  /** All addresses. */
  links: readonly string[];
  /** The address it is known by. */
  canonical: string;
}

/** The rows with which a browser renders the same page: those it names, or all where its row in the route table says so. */
function rowsFor(address: string, { links, canonical }: Named, catalogue: Catalogue): Catalogue | undefined {
  if (findRoute(address)?.rows !== 'all')
    return shortened(rowsShown([address, ...links], catalogue), canonical);
  const isSmall = catalogue.programs.length + catalogue.products.length <= mostRows;
  return isSmall ? shortened(catalogue, canonical) : undefined;
}

/**
 * The page at an address as a first-time visitor sees it: list prices, an empty cart, nobody signed in. With it come the rows it
 * shows, so that the app can hydrate it before it has read the whole catalogue.
 */
export async function prerender(
  address: string,
  catalogue: Catalogue,
  namedIn: (html: string) => Named,
): Promise<Prerendered> {
  await startTexts();
  await Promise.all([preparePage(address, true), helmetHead.preload()]);
  const html = await render(address, catalogue, 'ready');
  const holds = findRoute(address)?.prerenderedAs ?? 'all';
  if (holds === 'nothing') throw new Error(`${address} is not prerendered.`);
  const rows = holds === 'outline' ? undefined : rowsFor(address, namedIn(html), catalogue);
  return { html, holds, rows };
}
