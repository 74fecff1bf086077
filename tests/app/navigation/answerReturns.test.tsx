import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAnswerOnReturn, useAnswerOnReturn } from '#app/navigation/answerReturns';
import { reload } from '#leaving';

vi.mock(import('#leaving'), async (importOriginal) => ({
  ...(await importOriginal()),
  reload: vi.fn<() => void>(),
}));

expectAnswerOnReturn();

function App() {
  useAnswerOnReturn();
  return <h1>Shop</h1>;
}

const comeBack = (persisted = true): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reload).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page that renders when it is back stays as it is', () => {
  render(<App />);
  for (const _ of [1, 2]) {
    act(() => void comeBack());
    vi.advanceTimersByTime(5000);
  }
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is back before its app stood has a second for it', () => {
  comeBack();
  vi.advanceTimersByTime(900);
  render(<App />);
  vi.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
});

test.for([
  ['is back and renders nothing', true, true, 1],
  ['is opened for the first time', false, true, 0],
  ['is back and renders nothing, and has no connection', true, false, 0],
] as const)('a page that %s is loaded anew as often as need be', ([, persisted, onLine, times]) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  comeBack(persisted);
  vi.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(times);
});
