import { beforeEach, expect, test, vi } from 'vitest';
import { watchStart } from '#prerender/early/watchStart';
import { ids } from '#prerender/protocol';

let app: AbortController;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  app = new AbortController();
  vi.stubGlobal('location', { origin: 'https://shop.example', search: '', reload });
  document.body.innerHTML = `<div id="${ids.notStarted}" hidden><p lang="en" hidden>not loaded</p></div>`;
  watchStart(app.signal);
  return () => {
    app.abort();
  };
});

const comeBack = (persisted: boolean): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

function lose(src: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', src);
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

const isSaid = (): boolean => document.getElementById(ids.notStarted)?.hidden === false;

test('a page that was left before the app stood is loaded anew when it comes back', () => {
  comeBack(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('one that is shown for the first time, stands, or is offline is not', () => {
  comeBack(false);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  comeBack(true);
  online.mockRestore();
  app.abort();
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose first code does not come says so', () => {
  lose('https://shop.example/assets/start-1.js');
  expect(isSaid()).toBe(true);
});

test.each([
  ['somebody else’s code', () => undefined, 'https://letters.example/form.js'],
  ['code of an app that stands', () => app.abort(), 'https://shop.example/assets/part-1.js'],
  [
    'code that is refused as one goes',
    () => window.dispatchEvent(new Event('beforeunload')),
    'https://shop.example/assets/start-1.js',
  ],
])('nothing is said of %s', (_, before, src) => {
  before();
  lose(src);
  expect(isSaid()).toBe(false);
});

test('a page whose code is on its way for very long says so until its app stands', () => {
  vi.advanceTimersByTime(29_000);
  expect(isSaid()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(isSaid()).toBe(true);
  app.abort();
  expect(isSaid()).toBe(false);
});

test('one whose app stands says nothing later', () => {
  app.abort();
  vi.advanceTimersByTime(60_000);
  expect(isSaid()).toBe(false);
});
