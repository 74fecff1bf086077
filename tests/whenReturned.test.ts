import { afterEach, expect, test, vi } from 'vitest';
import { whenReturned } from '#whenReturned';

const returned = vi.fn<() => void>();
let stop = whenReturned(returned);

afterEach(() => {
  stop();
  returned.mockReset();
  stop = whenReturned(returned);
});

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const turnTo = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test.each([
  ['from the back/forward cache', () => show(true)],
  ['from being frozen', () => document.dispatchEvent(new Event('resume'))],
  ['from behind another tab', () => turnTo('visible')],
])('a page that comes back %s is told of', (_from, comeBack) => {
  comeBack();
  expect(returned).toHaveBeenCalledOnce();
});

test.each([
  ['is shown for the first time', () => show(false)],
  ['is hidden', () => turnTo('hidden')],
])('a page that %s does not come back', (_what, happen) => {
  happen();
  expect(returned).not.toHaveBeenCalled();
});

test('whoever asked first is told first, and nobody who has gone', () => {
  const order: string[] = [];
  returned.mockImplementation(() => void order.push('first'));
  const stopSecond = whenReturned(() => void order.push('second'));
  show(true);
  expect(order).toEqual(['first', 'second']);
  stopSecond();
  stop();
  show(true);
  expect(order).toEqual(['first', 'second']);
});
