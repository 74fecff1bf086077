import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from '#app/offline/registerWorker';

vi.mock('#env', () => ({ env: { hasServiceWorker: true, errorReportUrl: '' } }));

const register = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const serviceWorker = Object.assign(new EventTarget(), { register });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => {
  register.mockReset();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a worker that cannot be registered is reported: the shop works, but not without a network', async () => {
  const error = new TypeError('The script has a wrong type.');
  register.mockRejectedValue(error);
  registerWorker();
  await vi.runAllTimersAsync();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('offline'), error);
});

test('a registered worker leaves the console empty', async () => {
  register.mockResolvedValue({});
  registerWorker();
  await vi.runAllTimersAsync();
  expect(register).toHaveBeenCalledOnce();
  expect(console.warn).not.toHaveBeenCalled();
});

test('a browser that denies workers has the shop without one', async () => {
  const denied = () => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: denied });
  registerWorker();
  await vi.runAllTimersAsync();
  expect(console.warn).not.toHaveBeenCalled();
});
