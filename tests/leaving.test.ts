import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLeaving } from '#app/navigation/watchLeaving';
import { isLeaving, onPageThatStays, reload as loadAnew, stay, takeReloadAlong } from '#leaving';
import { reportError, reportUncaughtErrors } from '#reportError';
import { reloadOnce } from '#ui/lazy/reloadOnce';

watchLeaving();
reportUncaughtErrors();

const persisted = (type: 'pageshow' | 'pagehide') => new PageTransitionEvent(type, { persisted: true });
const reload = vi.fn<() => void>();
/** The window, but for reloads: jsdom has none. */
const page = new Proxy(window, {
  get: (real, name): unknown =>
    name === 'location' ? { href: real.location.href, reload } : Reflect.get(real, name),
});
const begin = (): boolean => window.dispatchEvent(new Event('beforeunload'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reload.mockReset();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  stay();
  // What waited may have loaded the page anew, which is a departure.
  stay();
  document.body.replaceChildren();
});

/** Presses what `html` shows, as a person who has nothing else in mind; the app has dealt with it when `isHandled`. */
function press(html: string, { isHandled = false, ...click }: MouseEventInit & { isHandled?: boolean } = {}) {
  document.body.innerHTML = html;
  const pressed = document.body.querySelector('a, button');
  // Nothing is to be followed here; the window has heard it by then.
  const last = (event: Event): void => event.preventDefault();
  if (isHandled) document.body.addEventListener('click', last, { once: true });
  window.addEventListener('click', last, { once: true });
  pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
}

test.for([
  ['a page of the shop', '<a href="/about">About</a>', {}, true],
  ['another site', '<a href="https://elsewhere.example/">Elsewhere</a>', {}, true],
  ['what stands in a link', '<a href="/about"><span>About</span></a>', {}, true],
  ['the same page, asked for again', '<a href="">Again</a>', {}, true],
  ['a page in another window', '<a href="/about" target="_blank">About</a>', {}, false],
  ['a page in another tab', '<a href="/about">About</a>', { ctrlKey: true }, false],
  ['a file to keep', '<a href="/about" download="about">About</a>', {}, false],
  ['a part of this page', '<a href="#main">Main</a>', {}, false],
  ['an e-mail', '<a href="mailto:ada@eightwell.example">Write</a>', {}, false],
  ['a telephone', '<a href="tel:+15550100">Call</a>', {}, false],
  ['a name without an address', '<a>Nothing</a>', {}, false],
  ['a link the app follows itself', '<a href="/about">About</a>', { isHandled: true }, false],
  ['a button', '<button type="button">Press</button>', {}, false],
] as const)('a press on %s', ([, html, click, expected]) => {
  press(html, click);
  expect(isLeaving()).toBe(expected);
});

test('a page that the router goes on to while the page loads anew is the one that is loaded', () => {
  takeReloadAlong();
  expect(reload).not.toHaveBeenCalled();
  loadAnew();
  takeReloadAlong();
  expect(reload).toHaveBeenCalledTimes(2);
  stay();
  takeReloadAlong();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a form that is sent by the browser leads away, one that the app sends does not', () => {
  document.body.innerHTML = '<form action="/search"></form>';
  const form = document.body.querySelector('form');
  const submit = () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  submit();
  expect(isLeaving()).toBe(false);
  submit();
  expect(isLeaving()).toBe(true);
});

/** What the browser refuses for code and for data: told, and reloaded for. */
function refuse() {
  const error = new TypeError('Importing a module script failed.');
  reportError(new TypeError('Load failed'), 'It could not be read.');
  const reloaded = reloadOnce(error);
  // Not every test waits for the failure, which nobody would handle then.
  reloaded.catch(() => undefined);
  return { error, reloaded };
}

test('what fails as one goes is not told, and nothing is reloaded', () => {
  begin();
  reportError(new TypeError('Load failed'), 'It could not be read.');
  void reloadOnce(new TypeError('Importing a module script failed.'));
  window.dispatchEvent(persisted('pagehide'));
  vi.advanceTimersByTime(10_000);
  expect(console.error).not.toHaveBeenCalled();
  // A reload is noted before it is done, for it is done once.
  expect(sessionStorage).toHaveLength(0);
});

test.for([
  'error loading dynamically imported module: https://shop.example/assets/page.js',
  'NetworkError when attempting to fetch resource.',
])('what Firefox refuses before it tells of a departure is not told: %s', (words) => {
  reportError(new TypeError(words), 'It could not be read.', 'warning');
  vi.advanceTimersByTime(900);
  begin();
  vi.advanceTimersByTime(10_000);
  expect(console.warn).not.toHaveBeenCalled();
  stay();
  expect(console.warn).toHaveBeenCalledOnce();
});

test('what WebKit refuses before it tells that one goes Back is not told, and nothing is reloaded', () => {
  const refused = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new TypeError('Load failed'),
  });
  window.dispatchEvent(refused);
  refuse();
  reportError(new TypeError('Script https://shop.example/sw.js load failed'), 'It will not open offline.');
  vi.advanceTimersByTime(900);
  begin();
  window.dispatchEvent(persisted('pagehide'));
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(persisted('pageshow'));
  vi.advanceTimersByTime(10_000);
  expect(refused.defaultPrevented).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
  // The page that is back has no code: that alone loads it anew.
  expect(reload).toHaveBeenCalledOnce();
});

test('a load that failed on a page that stays is told, and reloaded for', () => {
  refuse();
  vi.advanceTimersByTime(1000);
  expect(console.error).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test('nor does the browser tell of a promise that is refused then', () => {
  const refused = () => new Event('unhandledrejection', { cancelable: true });
  const before = refused();
  window.dispatchEvent(before);
  expect(before.defaultPrevented).toBe(false);
  begin();
  const after = refused();
  window.dispatchEvent(after);
  expect(after.defaultPrevented).toBe(true);
});

test('the page makes up for it when it stays after all', async () => {
  begin();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { error, reloaded } = refuse();
  vi.advanceTimersByTime(20_000);
  await expect(reloaded).rejects.toBe(error);
  expect(isLeaving()).toBe(false);
  expect(console.error).toHaveBeenCalledOnce();
});

test('a page that is back from those kept for Back tells nothing of what was refused, and hands on that its code is missing', async () => {
  begin();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { error, reloaded } = refuse();
  window.dispatchEvent(persisted('pagehide'));
  window.dispatchEvent(persisted('pageshow'));
  await expect(reloaded).rejects.toBe(error);
  expect(isLeaving()).toBe(false);
  expect(console.error).not.toHaveBeenCalled();
});

test('a reload is a departure like any other', () => {
  refuse();
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledOnce();
  expect(isLeaving()).toBe(true);
  refuse();
  expect(reload).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledOnce();
});

test('a page that is back without its code is loaded anew at every Back', () => {
  for (const times of [1, 2]) {
    begin();
    refuse();
    window.dispatchEvent(persisted('pageshow'));
    expect(reload).toHaveBeenCalledTimes(times);
  }
  expect(console.error).not.toHaveBeenCalled();
});

test('a page that stays does everything at once', () => {
  const run = vi.fn<() => void>();
  onPageThatStays(run);
  expect(run).toHaveBeenCalledOnce();
});
