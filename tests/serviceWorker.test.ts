import { expect, test, vi } from 'vitest';
import { NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

type Route = (asked: { url: URL; sameOrigin: boolean; request: { mode: string } }) => unknown;

const routes = vi.hoisted((): { fits: Route; answer: unknown }[] => []);
vi.mock('workbox-routing', () => ({
  registerRoute: (fits: Route, answer: unknown) => void routes.push({ fits, answer }),
  setCatchHandler: () => undefined,
}));
vi.mock('workbox-precaching', () => ({ precacheAndRoute: () => undefined }));

/** How the worker answers a request of the shop's own page. */
async function answerTo(path: string, mode = 'no-cors'): Promise<unknown> {
  vi.stubGlobal('PRECACHED', []);
  vi.stubGlobal('VERSION', 'test');
  await import('#serviceWorker');
  vi.unstubAllGlobals();
  const url = new URL(path, 'https://shop.example');
  return routes.find(({ fits }) => fits({ url, sameOrigin: true, request: { mode } }))?.answer;
}

test('a picture is shown from the device and renewed behind it: its name stays when it changes', async () => {
  expect(await answerTo('/pictures/topics/habits.svg')).toBeInstanceOf(StaleWhileRevalidate);
});

test('a page is shown from the device, also to whoever follows a campaign’s link; what a query chooses is not kept', async () => {
  expect(await answerTo('/sleep', 'navigate')).toBeInstanceOf(StaleWhileRevalidate);
  expect(await answerTo('/sleep?utm_source=letter&mc_eid=7f3a', 'navigate')).toBeInstanceOf(
    StaleWhileRevalidate,
  );
  expect(await answerTo('/Shop?utm_source=letter&q=tea', 'navigate')).toBeInstanceOf(NetworkOnly);
});
