import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AnswerOnReturn, expectAnswerOnReturn } from '#app/navigation/answerReturns';
import { reload } from '#leaving';

vi.mock(import('#leaving'), async (importOriginal) => ({
  ...(await importOriginal()),
  reload: vi.fn<() => void>(),
}));

expectAnswerOnReturn();

function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AnswerOnReturn />
      <button onClick={() => flushSync(() => setOpen(true))}>{isOpen ? 'Close' : 'Open'}</button>
    </>
  );
}

const comeBack = (persisted = true): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reload).mockReset();
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

test('what a press renders at once is no answer: the scheduler may have stopped all the same', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  render(<App />);
  comeBack();
  screen.getByRole('button', { name: 'Open' }).click();
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  // All of it in one task, between which no scheduler runs.
  vi.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledOnce();
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
