import { watchMissingCode } from '#ui/lazy/watchMissingCode';

/** The error of an import on demand that has failed, as Vite tells the page of it. */
export function failedImport(message = 'Failed to fetch dynamically imported module'): TypeError {
  const page = new EventTarget();
  watchMissingCode(page as Window & typeof globalThis);
  const payload = new TypeError(message);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}
