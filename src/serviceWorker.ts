/** The service worker: code, texts and pages from the device, and a shop that opens without a network. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { isOfCampaignsOnly } from './model/campaigns';
import { keptPictures } from './model/limits';

declare const PRECACHED: PrecacheEntry[];
/** By language, the files that hold its texts, beside `common.json` of the interface. */
declare const TEXTS: Record<string, string[]>;
declare const VERSION: string;

interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The parts of a service worker's own scope that are used here; the types of a page do not know them. */
interface WorkerScope extends EventTarget {
  skipWaiting: () => Promise<void>;
  clients: { matchAll: (which: { includeUncontrolled: boolean }) => Promise<{ url: string }[]> };
}
const worker = globalThis as unknown as WorkerScope;

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
const lastTexts = new StaleWhileRevalidate({ cacheName: `${prefix}-texts`, plugins: keep(60) });
/** Every page asks for this file of its language. With it all others are kept, so that pages never visited speak it offline. */
const firstText = /^\/locales\/(\w+)\/common\.json$/;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && firstText.test(url.pathname),
  async ({ event, request, url }) => {
    const others = TEXTS[firstText.exec(url.pathname)?.[1] ?? ''] ?? [];
    const keepOther = async (path: string): Promise<void> => {
      if (await caches.match(path)) return;
      const kept = path.startsWith('/assets/') ? otherAssets : lastTexts;
      await kept.handle({ event, request: new Request(path) });
    };
    event.waitUntil(Promise.allSettled(others.map(keepOther)));
    return lastTexts.handle({ event, request });
  },
);
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
// Prerendered pages hold nobody's data. An address with a query may, and is never cached; a campaign's link leads to the same page.
const pages = new StaleWhileRevalidate({
  cacheName: pagesCache,
  plugins: [...keep(80), { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, '') }],
});
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isOfCampaignsOnly(url.searchParams),
  pages,
);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());

// Offline, the bare shell is answered, and the app renders the page from its saved state.
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

/** Pages that were opened before there was this worker. The same file is served whatever stands behind the question mark. */
async function keepOpenPages(event: LongEvent): Promise<void> {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  await Promise.allSettled(
    windows.map(({ url }) => pages.handle({ event, request: new Request(new URL(url).pathname) })),
  );
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const long = event as LongEvent;
  long.waitUntil(Promise.all([dropOldCaches(), keepOpenPages(long)]));
});
clientsClaim();
