import { expect, test, vi } from 'vitest';
import { ring } from '#features/desk/live/sound';

test('nothing rings before something was pressed: the browser would complain', () => {
  const open = vi.fn<() => void>();
  const start = vi.fn<(time: number) => void>();
  class Context {
    currentTime = 0;
    constructor() {
      open();
    }
    createOscillator() {
      return { frequency: {}, connect: (to: object) => to, start, stop: () => undefined };
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      return { gain, connect: (to: object) => to };
    }
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  ring();
  expect(open).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  ring();
  expect(open).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledTimes(2);
});
