import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { rememberFocus } from './app/handover/restoreFocus';
import { preparePage } from './app/handover/preparePage';
import { announce } from './app/store/announce';
import { openChannel } from './app/store/openChannel';
import { saveOnLeave } from './app/store/saveOnLeave';
import { prerenderedRows } from './app/handover/prerenderedRows';
import { createCatalogueReader } from './app/store/startup';
import { createShop } from './app/store/store';
import { readWords } from './features/catalogue/texts/readWords';
import { startTranslations, translations } from './i18n';
import { knownLanguage } from './model/languages';
import { reportUncaughtErrors } from './reportError';
import { selectItems } from './model/shopState';
import { forgetWindowName } from './services/windowName';
import { showToast, withdrawUndo } from './ui/overlay/toasts';
import './styles/index.scss';
import { browserStorage } from './storedValue';

reportUncaughtErrors();
forgetWindowName();
const { store, restored, save } = createShop({
  storage: browserStorage(),
  channel: openChannel('eightwell'),
  showToast: (rule) => announce(rule, store.dispatch),
  withdrawToast: withdrawUndo,
  isPassing: (part) => catalogue.isPart(`${String(part)}s`),
  onUnwritable: () => showToast({ style: 'warning', text: translations.t('toast.notSaved') }),
});
saveOnLeave(save);
const catalogue = createCatalogueReader(store, restored);
const rows = prerenderedRows();
// A page that brings its rows is taken over first; what else there is comes behind it.
const read = rows ? undefined : catalogue.read();

const root = document.getElementById('root');
/** Whether the page already stands in the HTML, written when the shop was built. */
const isPrerendered = root?.hasChildNodes() ?? false;
if (root && isPrerendered) rememberFocus(root);
const page = preparePage(window.location.pathname, isPrerendered);

/** Milliseconds a prerendered page stands in for a catalogue that is slow to come; then the app draws its placeholders. */
const takeoverTimeoutMs = 3000;
/** Milliseconds the first render waits for the catalogue's words in another language; then they come into the page. */
const wordsTimeoutMs = 1500;
const timeout = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The interface's texts, and with them the catalogue's in the same language: neither shall be seen in English first. */
async function startWords(): Promise<void> {
  const texts = startTranslations();
  // The language is known before its files have come.
  await Promise.all([
    texts,
    Promise.race([readWords(knownLanguage(translations.language)), timeout(wordsTimeoutMs)]),
  ]);
}

// The first render waits for all of it, so that nothing flashes: texts, saved state, the page's code.
async function start(): Promise<void> {
  await Promise.allSettled([startWords(), restored, page]);
  if (isPrerendered && selectItems(store.getState()).length === 0) {
    // A page that can be read already is not replaced by placeholders.
    if (rows) await catalogue.receivePart({ programs: rows.programs, products: rows.products });
    else await Promise.race([read, timeout(takeoverTimeoutMs)]);
  }
  if (!root) return;
  // In development everything is drawn and started twice, so that what is not cleaned up shows.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} catalogue={catalogue} />
      </StrictMode>,
    ),
  );
  const whole = read ?? catalogue.read();
  const { afterStart } = await import('./app/afterStart');
  await afterStart(store, whole);
}

void start();
