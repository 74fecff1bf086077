import { afterEach, expect, test, vi } from 'vitest';
import { ring } from '#features/desk/live/sound';

afterEach(() => vi.unstubAllGlobals());

test('nothing rings before something was pressed: the browser would complain', () => {
  const context = vi.fn<() => void>();
  vi.stubGlobal('AudioContext', context);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  ring();
  expect(context).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  ring();
  expect(context).toHaveBeenCalledOnce();
});
