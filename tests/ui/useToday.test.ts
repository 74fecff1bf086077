import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useArrival } from '#ui/useArrival';
import { dateOfDay, useDay, useToday } from '#ui/useToday';

beforeEach(() => void vi.useFakeTimers());

/** Moments around the shop's midnight (Los Angeles), in winter, in summer and where the clocks change. */
const moments = [
  ['2026-11-26T07:59:59Z', '2026-11-25'],
  ['2026-11-26T08:00:00Z', '2026-11-26'],
  ['2026-11-26T08:30:00Z', '2026-11-26'],
  ['2026-07-01T06:59:59Z', '2026-06-30'],
  ['2026-07-01T07:00:00Z', '2026-07-01'],
  ['2026-03-08T09:59:00Z', '2026-03-08'],
  ['2026-11-01T07:30:00Z', '2026-11-01'],
  ['2027-01-01T07:59:00Z', '2026-12-31'],
] as const;

describe('the shop’s day', () => {
  test.each(moments)('at %s is %s, wherever the shopper is', (moment, day) => {
    vi.setSystemTime(moment);
    const { result } = renderHook(() => ({ day: useDay(), today: useToday() }));
    expect(result.current.day).toBe(day);
    expect(result.current.today).toEqual(dateOfDay(day));
    expect(result.current.today.getDate()).toBe(Number(day.slice(-2)));
  });

  test('moves on at midnight, and the promise of arrival with it', () => {
    vi.setSystemTime('2026-11-26T07:58:30Z');
    const { result } = renderHook(() => ({ day: useDay(), arrival: useArrival()('express') }));
    const before = result.current.arrival;
    act(() => void vi.advanceTimersByTime(89_999));
    expect(result.current.day).toBe('2026-11-25');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.day).toBe('2026-11-26');
    expect(result.current.arrival).not.toBe(before);
  });

  test('is looked up again by a page that comes back', () => {
    vi.setSystemTime('2026-11-26T07:00:00Z');
    const { result } = renderHook(useDay);
    vi.setSystemTime('2026-11-27T20:00:00Z');
    act(() => void document.dispatchEvent(new Event('resume')));
    expect(result.current).toBe('2026-11-27');
  });
});
