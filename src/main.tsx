import { startTransition, StrictMode } from 'react';
import { App } from './app/App';
import { expectForeignChanges } from './app/expectForeignChanges';
import { rememberFocus } from './prerender/restoreFocus';
import { becomeInteractive } from './prerender/becomeInteractive';
import { preparePage } from './app/preparePage';
import { expectAnswerOnReturn } from './app/navigation/answerReturns';
import { watchLeaving } from './app/navigation/watchLeaving';
import { showToastOf } from './app/store/showToastOf';
import { openChannel } from './app/store/openChannel';
import { prerenderedRows } from './prerender/prerenderedRows';
import { createCatalogueReader } from './app/store/catalogueReading';
import { createShop } from './app/store/store';
import { readWordsInTime } from './features/catalogue/texts/readWords';
import { shownLanguage, shownTexts, startTranslations, translations } from './i18n';
import { knownLanguage } from './model/languages';
import { whenReturned } from './whenReturned';
import { reload } from './leaving';
import { pause } from './pause';
import { ids } from './prerender/protocol';
import { showWrittenNote } from './prerender/early/writtenNote';
import { spelledAddress } from './model/spelledAddress';
import { reportError, reportUncaughtErrors } from './reportError';
import { selectItems, type ShopState } from './model/shopState';
import { watchMemberMark } from './services/storage/memberMark';
import { forgetWindowName, tellUnsavedOnce } from './services/windowName';
import { watchMissingCode } from './ui/lazy/watchMissingCode';
import { watchMissingStyles } from './ui/lazy/missingStyles';
import { reloadOnce } from './ui/lazy/reloadOnce';
import { showToast, withdrawUndo } from './ui/toast/toasts';
import './styles/index.scss';
import { browserStorage } from './storedValue';
import { whenHidden } from './whenHidden';

watchLeaving();
reportUncaughtErrors();
watchMissingCode();
watchMissingStyles();
expectForeignChanges();
forgetWindowName();
// Before all else that looks at a page that comes back: it may show a member who has left.
watchMemberMark(() => {
  document.body.replaceChildren();
  reload();
});
const { store, restored, save, catchUp } = createShop({
  storage: browserStorage(),
  channel: openChannel('eightwell'),
  showToast: (rule) => showToastOf(rule, store.dispatch),
  withdrawToast: withdrawUndo,
  onUnwritable: () =>
    tellUnsavedOnce(() => showToast({ style: 'warning', text: shownTexts()('toast.notSaved') })),
});
expectAnswerOnReturn();
whenHidden(save);
whenReturned(() => {
  if (!catchUp()) reload();
});
const rows = prerenderedRows();
const catalogue = createCatalogueReader(store, restored, { bringsRows: rows !== undefined });
// A prerendered page that brings its own rows is hydrated first; the whole catalogue is read after that.
const read = rows ? undefined : catalogue.read();

const { pathname, search, hash } = window.location;
const spelled = spelledAddress(pathname, search, hash);
if (spelled !== pathname + search + hash) window.history.replaceState(window.history.state, '', spelled);

const root = document.getElementById(ids.root);
/** True when the HTML holds a prerendered page. */
const isPrerendered = root?.hasChildNodes() ?? false;
if (root && isPrerendered) rememberFocus(root);
const page = preparePage(window.location.pathname, isPrerendered);

/** Milliseconds a prerendered page is kept while the catalogue is slow; then the app renders its placeholders. */
const catalogueTimeoutMs = 3000;

/** The texts of the interface and of the catalogue in the same language: neither should be seen in English first. */
async function startWords(): Promise<void> {
  const texts = startTranslations();
  // The language is known before its files have arrived.
  const words = readWordsInTime(knownLanguage(translations.language));
  await texts;
  // Where the interface stands in English, as offline, names in English do too.
  if (shownLanguage() === translations.language) await words;
}

/** The first render waits for texts, saved state and the page's code, so that nothing flashes. */
async function prepare(): Promise<void> {
  await Promise.allSettled([startWords(), catalogue.restored, page]);
  if (isPrerendered && selectItems(store.getState()).length === 0) {
    // A page that can be read already is not replaced by placeholders.
    if (rows) catalogue.receivePart({ programs: rows.programs, products: rows.products });
    else await Promise.race([read, catalogue.shown, pause(catalogueTimeoutMs)]);
  }
}

/** Renders the page, and goes on with it in the background. */
async function start(): Promise<() => Promise<void>> {
  // React DOM is the largest file: everything else is prepared while it arrives.
  const [{ createRoot, hydrateRoot }, { hydrate, rootOptions }] = await Promise.all([
    import('react-dom/client'),
    import('./prerender/hydrate'),
    prepare(),
  ]);
  if (!root) throw new Error('The page has no root.');
  // StrictMode renders and runs effects twice in development, so that missing clean-up shows.
  const app = (serverState?: ShopState) => (
    <StrictMode>
      <App store={store} catalogue={catalogue} serverState={serverState} />
    </StrictMode>
  );
  const isHydrated = rows && hydrate(root, store, app, hydrateRoot);
  if (!isHydrated) startTransition(() => createRoot(root, rootOptions).render(app()));
  // The catalogue may come from the device, at once: what it costs must not delay the page.
  await becomeInteractive(root);
  const whole = read ?? catalogue.read();
  return async () => {
    const { startBackgroundWork } = await import('./app/backgroundWork');
    await startBackgroundWork(store, whole);
  };
}

// Without a file that every page needs the shop would look ready and do nothing: one reload asks for it again.
start()
  .catch((error: unknown) =>
    reloadOnce(error).catch((again: unknown) => {
      showWrittenNote(ids.notStarted);
      throw again;
    }),
  )
  .then((goOn) => goOn().catch(reloadOnce))
  .catch((error: unknown) => reportError(error, 'The shop could not be started.'));
