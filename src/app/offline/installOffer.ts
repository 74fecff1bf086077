import { useSyncExternalStore } from 'react';
import { createListeners } from '#listeners';
import { reportError } from '#reportError';

/** The browser's offer to install the shop; not in TypeScript's library, because not every browser makes one. */
interface InstallOffer extends Event {
  /** Asks the shopper; an offer can be taken up once. */
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const { tell, subscribe } = createListeners();

function change(to: InstallOffer | undefined): void {
  offer = to;
  tell();
}

/** From now on the browser's offer is kept for the shop's own button, and the browser shows no banner. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  // Also by the browser's own menu.
  window.addEventListener('appinstalled', () => change(undefined));
}

function install(): void {
  offer
    ?.prompt()
    .catch((error: unknown) => reportError(error, 'The browser took its offer back.', 'warning'));
  change(undefined);
}

/** Installs the shop; undefined where, or until, the browser does not offer it. */
export const useInstall = (): (() => void) | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (offer ? install : undefined),
    () => undefined,
  );
