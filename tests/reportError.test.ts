import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportError, reportUncaughtErrors } from '#reportError';
import { eventually } from '#tests/support/eventually';

const reports = vi.hoisted(() => ({ url: '' }));
vi.mock('#env', () => ({
  env: {
    get errorReportUrl() {
      return reports.url;
    },
  },
}));

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
const sentBodies = () =>
  fetched.mock.calls.map(
    ([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as object,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  reports.url = '';
  fetched.mockClear();
});

describe('an error', () => {
  test('is written to the console, by its weight, and goes nowhere else', () => {
    const error = new Error('gone');
    reportError(error, 'It could not be read.');
    reportError(error, 'It was expected.', 'warning');
    expect(console.error).toHaveBeenCalledExactlyOnceWith('It could not be read.', error);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('It was expected.', error);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is sent once to the address of the owner, without the query of the page', async () => {
    reports.url = 'https://errors.example/shop';
    window.history.replaceState(null, '', '/login?oobCode=secret');
    reportError(new TypeError('no such thing'), 'It could not be read.');
    reportError(new TypeError('no such thing'), 'It could not be read.');
    await eventually(() => expect(fetched).toHaveBeenCalledOnce());
    expect(fetched.mock.calls[0]?.[0]).toBe('https://errors.example/shop');
    expect(sentBodies()[0]).toMatchObject({
      context: 'It could not be read.',
      severity: 'error',
      name: 'TypeError',
      message: 'no such thing',
      path: '/login',
    });
    expect(JSON.stringify(sentBodies())).not.toContain('secret');
  });

  test('that nobody caught takes the same way', () => {
    const page = new EventTarget() as unknown as Window;
    reportUncaughtErrors(page);
    const error = new Error('thrown');
    page.dispatchEvent(new ErrorEvent('error', { error }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    expect(console.error).toHaveBeenCalledTimes(2);
    expect(console.error).toHaveBeenCalledWith('An error was not caught.', error);
  });
});
