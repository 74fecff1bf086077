import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { keepFocus } from './app/keptFocus';
import { preparePage } from './app/preparePage';
import { createCatalogueReader } from './app/startup';
import { createShop } from './app/store';
import { startTranslations, translations } from './i18n';
import { selectItems } from './model/shop';
import { browserStorage } from './services/storage/savedShop';
import { forgetWindowName } from './services/windowName';
import { showToast } from './ui/toasts';
import './styles/index.scss';

forgetWindowName();
const { store, restored } = createShop({
  storage: browserStorage(),
  channel: new BroadcastChannel('eightwell'),
  showToast: ({ style, text, undo }) =>
    showToast({
      style,
      text: translations.t(text),
      ...(undo && { undo: { label: translations.t('toast.undo'), run: () => store.dispatch(undo) } }),
    }),
  onUnwritable: () => showToast({ style: 'warning', text: translations.t('toast.notSaved') }),
});
const catalogue = createCatalogueReader(store, restored);
const read = catalogue.read();

const root = document.getElementById('root');
/** Whether the page already stands in the HTML, written when the shop was built. */
const isWritten = root?.hasChildNodes() ?? false;
if (root && isWritten) keepFocus(root);
const page = preparePage(window.location.pathname, isWritten);

/** Milliseconds a written page stands in for a catalogue that is slow to come; then the app draws its placeholders. */
const patience = 3000;
const patienceEnds = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });

// The first render waits for all of it, so that nothing flashes: texts, saved state, the page's code.
async function start(): Promise<void> {
  await Promise.allSettled([startTranslations(), restored, page]);
  // A page that can be read already is not replaced by placeholders.
  if (isWritten && selectItems(store.getState()).length === 0) await Promise.race([read, patienceEnds()]);
  if (!root) return;
  startTransition(() => createRoot(root).render(<App store={store} catalogue={catalogue} />));
}

void start();
