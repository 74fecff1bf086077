import { env } from '#env';
import { orNothing } from '#prerender/protocol';
import { reportError } from '#reportError';

/** Milliseconds after the page has loaded, so that filling the caches competes with nothing the visitor waits for. */
const delayMs = 3000;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The script address as Trusted Types require it, in browsers that know them. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' });
  return policy?.createScriptURL('') ?? '/sw.js';
}

/**
 * What the page has loaded before there was a worker is asked for again, of the browser's own cache: now the worker answers, and
 * keeps what it has not.
 */
function keepWhatIsShown(): void {
  const shown = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (/\/(assets|locales|pictures|texts)\//.test(name) ? name : []));
  // What cannot be had now is kept when it is used again.
  void Promise.allSettled(shown.map((address) => fetch(address, { cache: 'force-cache' })));
}

async function register(): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', keepWhatIsShown, { once: true });
  try {
    // Not from the HTTP cache: a new worker, or one that unregisters itself, has to be noticed.
    await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  } catch (error) {
    // The shop works without it.
    reportError(error, 'The shop will not open offline in this browser.', 'warning');
  }
}

/** Registers the service worker, if the build has one and the visitor does not save data. */
export function registerWorker(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const serviceWorker = orNothing(() => navigator.serviceWorker);
  if (!env.hasServiceWorker || !serviceWorker || connection?.saveData) return;
  // The browser itself looks for a new version with every page a worker controls; to register a withdrawn one again would keep it.
  const later = () => setTimeout(() => void (serviceWorker.controller ?? register()), delayMs);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
