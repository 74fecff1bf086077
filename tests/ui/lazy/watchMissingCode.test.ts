import { beforeEach, expect, test, vi } from 'vitest';
import { watchMissingCode } from '#ui/lazy/watchMissingCode';
import { eventually } from '#tests/support/eventually';

const answer = vi.fn<typeof fetch>();
/** Milliseconds since the page was opened. */
let now = 0;

/** A window that counts how often it is loaded anew. */
function listeningWindow({ isPressed = true } = {}) {
  const page = new EventTarget();
  const reload = vi.fn<() => void>();
  Object.assign(page, { navigator: { userActivation: { isActive: isPressed } } });
  watchMissingCode(page as Window & typeof globalThis, reload);
  const failWith = (message: string): void => {
    const payload = new TypeError(message);
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  };
  const fail = (file: string): void => failWith(`error loading dynamically imported module: ${file}`);
  const press = (): void => void page.dispatchEvent(new Event('click'));
  return { fail, failWith, press, reload };
}

/** What the shop was asked, and everything that came of the answer. */
const settled = () => Promise.allSettled(answer.mock.results.map(({ value }): unknown => value));

beforeEach(() => {
  answer.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', answer);
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

test('the first failure leaves the page alone, the second press for the same file loads it anew', async () => {
  const { fail, reload } = listeningWindow();
  fail('/assets/postMessage.js');
  expect(answer).not.toHaveBeenCalled();
  now = 3000;
  fail('/assets/postMessage.js');
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test('a press that asks twice, as the finger comes near and as it presses, is one', () => {
  const { fail } = listeningWindow();
  fail('/assets/OffCanvasMenu.js');
  now = 200;
  fail('/assets/OffCanvasMenu.js');
  expect(answer).not.toHaveBeenCalled();
});

test('the next press is another one, however soon it comes', async () => {
  const { fail, press, reload } = listeningWindow();
  fail('/assets/postMessage.js');
  now = 200;
  press();
  now = 250;
  fail('/assets/postMessage.js');
  expect(answer).not.toHaveBeenCalled();
  now = 600;
  press();
  now = 610;
  fail('/assets/postMessage.js');
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test('another file is a failure of its own', () => {
  const { fail } = listeningWindow();
  fail('/assets/postMessage.js');
  now = 3000;
  fail('/assets/signIn.js');
  expect(answer).not.toHaveBeenCalled();
});

test('what tries again by itself does not reload a page that is read', () => {
  const { fail } = listeningWindow({ isPressed: false });
  fail('/assets/watchNodes.js');
  now = 3000;
  fail('/assets/watchNodes.js');
  expect(answer).not.toHaveBeenCalled();
});

test.for([
  ['does not answer', () => Promise.reject(new TypeError('NetworkError'))],
  ['answers with an error', () => Promise.resolve(new Response(null, { status: 503 }))],
] as const)('the page stays while the shop %s', async ([, reply]) => {
  answer.mockImplementation(reply);
  const { fail, reload } = listeningWindow();
  fail('/assets/postMessage.js');
  now = 3000;
  fail('/assets/postMessage.js');
  expect(answer).toHaveBeenCalledOnce();
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

test('what the browser remembers of a missing file of ours is replaced by what the host says now', () => {
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } });
  const { fail } = listeningWindow();
  fail('https://shop.example/assets/postMessage.js');
  fail('https://elsewhere.example/api.js');
  expect(answer.mock.calls).toEqual([['https://shop.example/assets/postMessage.js', { cache: 'reload' }]]);
});

test('where the browser does not name the file, it is the one of which nothing came', () => {
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } });
  class Loaded {
    constructor(
      readonly name: string,
      readonly decodedBodySize: number,
      readonly entryType = 'resource',
      readonly startTime = 0,
      readonly duration = 0,
    ) {}
    toJSON(): unknown {
      return this.name;
    }
  }
  vi.stubGlobal('PerformanceResourceTiming', Loaded);
  const entries = [
    new Loaded('https://shop.example/assets/start.js', 117_082),
    new Loaded('https://shop.example/assets/postMessage.js', 0),
    new Loaded('https://shop.example/pictures/bench.svg', 0),
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  listeningWindow().failWith('Importing a module script failed.');
  expect(answer.mock.calls).toEqual([['https://shop.example/assets/postMessage.js', { cache: 'reload' }]]);
});
