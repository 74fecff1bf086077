import { beforeEach, expect, test, vi } from 'vitest';
import { whileSeen } from '#ui/whileSeen';
import { held } from '#tests/support/held';

const end = vi.fn<() => void>();
const begin = vi.fn<() => Promise<() => void>>();
const onProblem = vi.fn<(error: unknown) => void>();

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  begin.mockResolvedValue(end);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('it begins when the page has been looked at for a while, and ends with it', async () => {
  const stop = whileSeen(begin, onProblem);
  await wait(3999);
  expect(begin).not.toHaveBeenCalled();
  await wait(1);
  expect(begin).toHaveBeenCalledOnce();
  stop();
  expect(end).toHaveBeenCalledOnce();
  await wait(10_000);
  expect(begin).toHaveBeenCalledOnce();
});

test('a hidden page has no connection, and gets one again when it is seen', async () => {
  const stop = whileSeen(begin, onProblem);
  await wait(4000);
  see('hidden');
  expect(end).toHaveBeenCalledOnce();
  await wait(10_000);
  expect(begin).toHaveBeenCalledOnce();
  see('visible');
  await wait(4000);
  expect(begin).toHaveBeenCalledTimes(2);
  stop();
});

test('what begins while the page is being hidden is ended at once', async () => {
  const beginning = held<() => void>();
  begin.mockReturnValue(beginning.promise);
  const stop = whileSeen(begin, onProblem);
  await wait(4000);
  see('hidden');
  beginning.settle(end);
  await wait(0);
  expect(end).toHaveBeenCalledOnce();
  stop();
});

test('a connection that cannot be opened is no fault of the page', async () => {
  begin.mockRejectedValue(new Error('blocked'));
  const stop = whileSeen(begin, onProblem);
  await wait(4000);
  expect(onProblem).toHaveBeenCalledOnce();
  stop();
});
