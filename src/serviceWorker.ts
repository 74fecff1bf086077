/** The service worker: code, texts and pages from the device, and a shop that opens without a network. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { keptPictures } from './model/limits';

declare const PRECACHED: PrecacheEntry[];
declare const VERSION: string;

interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The part of a service worker's own scope that is used here; the types of a page do not know it. */
const worker = globalThis as unknown as EventTarget & { skipWaiting: () => Promise<void> };

const prefix = 'eightwell';
const shell = '/shell.html';
setCacheNameDetails({ prefix, precache: `code-${VERSION}`, suffix: '' });
const pagesCache = `${prefix}-pages-${VERSION}`;

const keep = (maxEntries: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

precacheAndRoute(PRECACHED, { cleanURLs: false, ignoreURLParametersMatching: [] });

const otherAssets = new CacheFirst({ cacheName: `${prefix}-assets`, plugins: keep(150) });
const isFileIn =
  (folder: string) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
    sameOrigin && url.pathname.startsWith(`/${folder}/`);

// A page of the previous version may still ask for its own code: any cache may answer, since a hashed name stands for
// one content.
registerRoute(
  isFileIn('assets'),
  async (call) => (await caches.match(call.request)) ?? otherAssets.handle(call),
);
const lastTexts = new StaleWhileRevalidate({ cacheName: `${prefix}-texts`, plugins: keep(40) });
registerRoute(isFileIn('locales'), lastTexts);
// What the catalogue says in other languages, from the database or from the build.
registerRoute(
  ({ url }) => /^\/texts\/\w+\.json$/.test(url.pathname) && !url.searchParams.has('auth'),
  lastTexts,
);
// At most 30 MB, the oldest are removed first. A picture keeps its name when it changes; the browser's own cache asks for it
// once a day at most.
registerRoute(
  isFileIn('pictures'),
  new StaleWhileRevalidate({ cacheName: `${prefix}-pictures`, plugins: keep(keptPictures) }),
);
// Network first: the app itself shows what it has saved, so an answer from here has to be current.
registerRoute(
  ({ url, sameOrigin }) =>
    !sameOrigin && /^\/(programs|products)\.json$/.test(url.pathname) && !url.searchParams.has('auth'),
  // A long catalogue comes in pages of a thousand rows.
  new NetworkFirst({ cacheName: `${prefix}-catalogue`, plugins: keep(60) }),
);
// Prerendered pages hold nobody's data. An address with a query may, and is never cached.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.search === '',
  new StaleWhileRevalidate({ cacheName: pagesCache, plugins: keep(80) }),
);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());

// Offline, the bare shell is answered, and the app draws the page from its saved state.
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(shell) : undefined;
  return page ?? Response.error();
});

/** Caches of other versions are deleted, except the previous one, which tabs still open may need. */
async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const isCode = (name: string): boolean => name.startsWith(`${prefix}-code-`);
  const [before] = names.filter((name) => isCode(name) && name !== cacheNames.precache).slice(-1);
  const old = names.filter(
    (name) =>
      (isCode(name) && name !== cacheNames.precache && name !== before) ||
      (name.startsWith(`${prefix}-pages-`) && name !== pagesCache),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => (event as LongEvent).waitUntil(dropOldCaches()));
clientsClaim();
