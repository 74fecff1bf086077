import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const key = 'eightwell:desk-seen';
const start = Date.parse('2026-11-26T08:00:00Z');

/** The desk as it is opened anew, some time after it was seen. */
async function opened(seen: number | undefined) {
  vi.resetModules();
  if (seen !== undefined) localStorage.setItem(key, JSON.stringify(seen));
  return import('#features/desk/live/useAway');
}

beforeEach(() => {
  vi.setSystemTime(start);
});

test('who never had the desk open was not away', async () => {
  const { useAway } = await opened(undefined);
  expect(renderHook(useAway).result.current.since).toBeUndefined();
});

test('what came while the desk was closed is told of on Today, whichever of its pages was open last and is opened first', async () => {
  const seen = start - 3_600_000;
  const { useAway, useSeen } = await opened(seen);
  const orders = renderHook(useSeen);
  vi.setSystemTime(start + 5000);
  orders.unmount();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toBe(start + 5000);
  const today = renderHook(useAway);
  expect(today.result.current.since).toBe(seen);
  act(() => today.result.current.dismiss());
  expect(today.result.current.since).toBeUndefined();
});

test('a page that was hidden for longer than a minute tells of it, too', async () => {
  const { useAway, useSeen } = await opened(undefined);
  renderHook(useSeen);
  const today = renderHook(useAway);
  const becomes = (visibilityState: string) =>
    act(() => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(
        visibilityState as DocumentVisibilityState,
      );
      document.dispatchEvent(new Event('visibilitychange'));
    });
  becomes('hidden');
  vi.setSystemTime(start + 30_000);
  becomes('visible');
  expect(today.result.current.since).toBeUndefined();
  becomes('hidden');
  vi.setSystemTime(start + 120_000);
  becomes('visible');
  expect(today.result.current.since).toBe(start + 30_000);
});
