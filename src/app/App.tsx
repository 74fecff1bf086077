import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, matchPath, useLocation, useRoutes } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { brand } from '#brand';
import { takeReloadAlong } from '#leaving';
import { useSignOutCount } from '#features/account/session/accountContext';
import { AccountProvider } from '#features/account/session/AccountProvider';
import { CatalogueWords } from '#features/catalogue/texts/CatalogueWords';
import { CatalogueStatusProvider, type CatalogueStatusSource } from '#features/catalogue/CatalogueStatus';
import type { ShopState } from '#model/shopState';
import { PageHead } from '#ui/head/PageHead';
import { DisplayCurrencyProvider } from '#ui/money/DisplayCurrency';
import { onFirstToast } from '#ui/toast/toasts';
import { PageErrorBoundary } from './layout/PageErrorBoundary';
import { PageFrame } from './layout/PageFrame';
import { AnswerOnReturn } from './navigation/answerReturns';
import { useLinkPrefetch } from './navigation/useLinkPrefetch';
import { useViewTransitions } from './navigation/useViewTransitions';
import { notFound } from '#pages/notFound';
import { routes } from './routes/routes';
import type { RouteRow } from './routes/defineRoutes';
import type { CatalogueReader } from './store/catalogueReading';
import { lazyPart } from '#ui/lazy/lazyPart';
import { TextsProvider } from '#ui/text/TextsProvider';
import { useOnline } from '#ui/useOnline';

/** Says that the connection is gone, and that what is here still works. */
function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <output className={isOnline ? 'visually-hidden' : 'offline'}>{isOnline ? '' : t('state.offline')}</output>
  );
}

const { Part: ToastArea } = lazyPart(
  () => import('#ui/toast/ToastArea').then((module) => module.ToastArea),
  // What waits to be said is said with the next connection.
  () => null,
);

/** What stands before the second slash, in which the router tells no capitals from small letters. */
const firstPart = (path: string): string | undefined => path.toLowerCase().split('/', 2)[1];

/** The router makes a pattern of each path that it compares: of all, that takes a slow phone 20 ms. */
export function findRoute(pathname: string): RouteRow | undefined {
  const part = firstPart(pathname);
  return routes.find(({ path }) => firstPart(path) === part && matchPath(path, pathname) !== null);
}

const preload = (pathname: string) => findRoute(pathname)?.preload();
const isReady = (pathname: string) => findRoute(pathname)?.isReady() ?? false;

/** Paths with the same head show one page in several layouts; the first of them identifies the page. */
const knownPath = ({ path, head }: RouteRow): string =>
  routes.find((row) => head && row.head === head)?.path ?? path;

export function RowHead({ row }: { row: RouteRow }) {
  const location = useLocation();
  if (!row.head) return null;
  return (
    <PageHead
      name={row.headFor?.(location) ?? row.head}
      template={brand.name}
      canonical={knownPath(row)}
      isHidden={row.prerenderedAs !== undefined}
      {...(row.picture && { picture: row.picture })}
    />
  );
}

/** The row's page, which can ask the router for the parameters of its path. */
const RowPage = ({ row: { path, Page } }: { row: RouteRow }) => useRoutes([{ path, element: <Page /> }]);

/** The page of the address in its frame. The head is the row's unless the page sets its own. */
export function CurrentPage() {
  const { pathname } = useLocation();
  // Signing out remounts the page: what the member typed must not stay for the next person.
  const signOutCount = useSignOutCount();
  useLinkPrefetch(preload);
  useViewTransitions(pathname, isReady);
  const row = findRoute(pathname);
  if (!row) {
    return (
      <PageFrame>
        <notFound.Page />
      </PageFrame>
    );
  }
  return (
    <PageFrame {...row}>
      <RowHead row={row} />
      <RowPage row={row} key={signOutCount} />
    </PageFrame>
  );
}

/** Shows nothing; stands beside the pages, for one that is on its way tells of nothing yet. */
function ReloadFollower(): null {
  const { pathname, search } = useLocation();
  useLayoutEffect(takeReloadAlong, [pathname, search]);
  return null;
}

function LazyToasts() {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense>
      <ToastArea label={t('state.messages')} closeLabel={t('state.close')} />
    </Suspense>
  ) : null;
}

interface ShopAtProps {
  store: Store<ShopState>;
  /** The state a page was prerendered with, while it is hydrated. */
  serverState?: ShopState | undefined;
  catalogue: CatalogueStatusSource;
  /** The router: the browser's, or a static one for the single address that is prerendered at build time. */
  router: (shop: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The shop at the router's address, with all that its pages share; React's ids of a prerendered page count on the same tree in both places. */
export function ShopAt({ store, serverState, catalogue, router, children }: ShopAtProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <TextsProvider>
        <DisplayCurrencyProvider>
          <CatalogueStatusProvider source={catalogue}>
            {router(
              <AccountProvider>
                <CatalogueWords>
                  <OfflineBanner />
                  <PageErrorBoundary>{children}</PageErrorBoundary>
                  <LazyToasts />
                  <AnswerOnReturn />
                  <ReloadFollower />
                </CatalogueWords>
              </AccountProvider>,
            )}
          </CatalogueStatusProvider>
        </DisplayCurrencyProvider>
      </TextsProvider>
    </Provider>
  );
}

/**
 * Choices kept in the address have to show in the same event; as a transition, a ticked box would jump back for a
 * moment.
 */
const inBrowser = (shop: ReactNode): ReactNode => (
  <BrowserRouter useTransitions={false}>{shop}</BrowserRouter>
);

interface AppProps {
  store: Store<ShopState>;
  catalogue: CatalogueReader;
  serverState: ShopState | undefined;
}

/** Structured data for search engines and the rows of a prerendered page stay until the reader leaves it. */
function PagesFrom({ catalogue }: Pick<AppProps, 'catalogue'>) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname === first.current) return;
    document.querySelectorAll('script[type="application/ld+json"]').forEach((element) => element.remove());
    catalogue.dropPart();
  }, [pathname, catalogue]);
  return <CurrentPage />;
}

export function App(props: AppProps) {
  return (
    <ShopAt {...props} router={inBrowser}>
      <PagesFrom catalogue={props.catalogue} />
    </ShopAt>
  );
}
